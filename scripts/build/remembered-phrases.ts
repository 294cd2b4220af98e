import { extractor } from '@lingui/cli/api'
import { remembered } from './remembered.ts'

/** A phrase as Lingui reports it. */
type Phrase = Parameters<Parameters<typeof extractor.extract>[2]>[0]

/** Lingui's own reader of phrases; what it found in a file is cached, and files that have none are not read: three of four. */
export const rememberedPhrases: typeof extractor = {
  match: extractor.match,
  async extract(file, code, found, context) {
    if (!code.includes("from '@lingui/")) return
    const phrases = await remembered('phrases', [file, code], async () => {
      const all: Phrase[] = []
      await extractor.extract(file, code, (phrase) => all.push(phrase), context)
      return Buffer.from(JSON.stringify(all))
    })
    for (const phrase of JSON.parse(phrases.toString()) as Phrase[]) found(phrase)
  },
}

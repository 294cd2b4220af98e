import { fill } from '#src/base/fill.ts'
import { soilLimits, soilValues, type SoilFound } from '#src/content/soil-limits.ts'
import { soilWords } from './soil-words.ts'
import type { SoilSample } from '#src/features/soil/samples.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { copyText, shareText } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { ratedText } from './reading-text.ts'

/** Returns the card as a message: a line for each value. */
export function cardText({ label, field }: Pick<SoilSample, 'label' | 'field'>, found: SoilFound): string {
  const lines = soilValues.flatMap((value) => {
    const reading = found[value]
    if (reading === undefined) return []
    const { name, sign } = soilLimits[value]
    return [`${localize(name)} (${sign}): ${ratedText(value, reading, ', ')}`]
  })
  const head = fill(localize(soilWords.sample), { label })
  return [localize(soilWords.title), [head, field].filter(Boolean).join(', '), ...lines].join('\n')
}

/** Shares the card as a message by the phone's share sheet; copies it if there is none. */
export async function shareCard(sample: SoilSample, found: SoilFound): Promise<void> {
  const text = cardText(sample, found)
  if (await shareText(localize(soilWords.title), text)) return
  if (await copyText(text)) notify({ title: localize(soilWords.copied), text: localize(soilWords.paste) })
  else notify({ title: localize(soilWords.cannotShare), tone: 'alarm' })
}

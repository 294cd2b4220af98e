import { readFileSync } from 'node:fs'
import type { Language } from '#src/base/languages.ts'

/** The app's own phrases in one language, asked for by their English; a phrase that is gone is an error. */
export function wordsIn(
  code: Language,
): (english: string, values?: Record<string, string | number>) => string {
  const entries = ['frame', 'forms', 'account', 'desk', 'faults'].flatMap((part) => {
    const file = readFileSync(new URL(`../../src/i18n/languages/${code}/${part}.po`, import.meta.url), 'utf8')
    return [...file.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
  })
  const phrases = new Map(entries.map(([, id, text]) => [joined(id!), joined(text!)]))
  return (english, values = {}) => {
    const phrase = phrases.get(english)
    if (!phrase) throw new Error(`No phrase “${english}” in ${code}`)
    return phrase.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))
  }
}

function joined(lines: string): string {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')
}

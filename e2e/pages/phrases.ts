import { readFileSync } from 'node:fs'
import type { Language } from '#src/base/languages.ts'

/** Returns a function for the app's phrases in one language by their English; an unknown phrase throws. */
export function wordsIn(
  code: Language,
): (english: string, values?: Record<string, string | number>) => string {
  const entries = [
    'frame',
    'forms',
    'account',
    'desk',
    'faults',
    'listen',
    'voice',
    'bookings',
    'money',
  ].flatMap((part) => {
    const file = readFileSync(
      new URL(`../../src/platform/i18n/languages/${code}/${part}.po`, import.meta.url),
      'utf8',
    )
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

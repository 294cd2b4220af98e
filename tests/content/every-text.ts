import { glob, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { parseAst } from 'vite'
import { isLanguage, type Language } from '#src/platform/i18n/words.ts'
import { formsOf, phrasesOf } from './phrase-files.ts'

/** A text that a reader sees, and the file that has it. */
export interface FoundText {
  readonly file: string
  readonly language: Language
  readonly text: string
}

/** Lists of words that nobody reads in sequence: search words, and numbers in words. */
const lists = /^src\/base\/search\/|\/numbers\.ts$|\.gen\.ts$/

const gurmukhi = /[\u0a00-\u0a7f]/
const devanagari = /[\u0900-\u0963\u0966-\u097f]/

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/**
 * Returns every text of the app, the worker and the centre's mails in every language: phrases (each plural form
 * separately), and texts of content, forms and code. Placeholders are `{}`. Includes the samples of CONTRIBUTING.md,
 * because people copy them.
 */
export async function everyText(): Promise<FoundText[]> {
  return (
    await Promise.all([
      textsOf('src/platform/i18n/languages/*/*.po', textsOfPhrases),
      textsOf('{src,sw,scripts/build,supabase}/**/*.{ts,tsx}', textsOfCode),
      textsOf('supabase/templates/*.html', textsOfMail),
      textsOf('supabase/config.toml', textsOfSettings),
      textsOf('CONTRIBUTING.md', textsOfSamples),
    ])
  ).flat()
}

type LanguageText = readonly [language: Language, text: string]

async function textsOf(files: string, read: (content: string, file: string) => Iterable<LanguageText>) {
  const found: FoundText[] = []
  for await (const file of glob(files))
    for (const [language, text] of read(await readFile(file, 'utf8'), file))
      found.push({ file, language, text })
  return found
}

function textsOfPhrases(po: string, file: string): LanguageText[] {
  const language = basename(dirname(file))
  if (!isLanguage(language)) return []
  return phrasesOf(po).flatMap(([, phrase]) => formsOf(phrase).map((text): LanguageText => [language, text]))
}

function textsOfMail(mail: string): LanguageText[] {
  return [...mail.matchAll(/<p lang="(\w+)">([^<]*)<\/p>/g)].flatMap(([, language, text]) =>
    isLanguage(language!) ? [[language, text!.replaceAll(/\s+/g, ' ').trim()]] : [],
  )
}

/** Subjects of mails and the text message, each of all languages in one line. */
function textsOfSettings(settings: string): LanguageText[] {
  return [...settings.matchAll(/^(?:subject|template) = "(.*)"$/gm)]
    .flatMap(([, line]) => line!.split(' · '))
    .map((text): LanguageText => [languageOfLetters(text) ?? 'en', text.replaceAll(/\{\{.*?\}\}/g, '{}')])
}

function textsOfCode(code: string, file: string): Iterable<LanguageText> {
  if (lists.test(file) || !(gurmukhi.test(code) || devanagari.test(code))) return []
  return textsIn(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
}

function textsOfSamples(document: string): LanguageText[] {
  return [...document.matchAll(/```ts\n(.*?)```/gs)].flatMap(([, code]) => [
    ...textsIn(parseAst(code!, { lang: 'ts' })),
  ])
}

/** Returns the texts in a piece of code, by the language of their key or otherwise by their script. */
function* textsIn(node: unknown, language?: Language): Generator<LanguageText> {
  if (!node || typeof node !== 'object') return
  const { type, ...inner } = node as Node
  if (type === 'Literal' || type === 'TemplateLiteral') yield* textsOfString(node as Node, language)
  const within = type === 'Property' ? (languageOfKey(inner.key) ?? language) : language
  for (const one of Object.values(inner)) yield* textsIn(one, within)
}

function* textsOfString(node: Node, language?: Language): Generator<LanguageText> {
  for (const text of stringOf(node).split('\n')) {
    const its = language ?? languageOfLetters(text)
    if (its && text.trim()) yield [its, text]
  }
}

function languageOfLetters(text: string): Language | undefined {
  if (gurmukhi.test(text)) return 'pa'
  return devanagari.test(text) ? 'hi' : undefined
}

function languageOfKey(node: unknown): Language | undefined {
  const { name, value } = node as { name?: string; value?: string }
  const key = name ?? value
  return key !== undefined && isLanguage(key) ? key : undefined
}

function stringOf(node: Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
}

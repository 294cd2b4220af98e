import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { LanguageFacts } from '#src/i18n/language.ts'

const root = new URL('../../', import.meta.url)

/** A language as the database has it. */
export type LanguageRow = Omit<LanguageFacts, 'script'> & { readonly code: string }

/** Every language by its code, in the order of their places, read from the folders of src/i18n/languages. */
export async function languageFacts(): Promise<ReadonlyMap<string, LanguageFacts>> {
  const files = globSync('src/i18n/languages/*/language.ts', { cwd: root.pathname })
  const facts = files.map(async (file): Promise<[string, LanguageFacts]> => {
    const { default: of } = (await import(new URL(file, root).href)) as { default: LanguageFacts }
    return [file.split('/').at(-2)!, of]
  })
  return new Map((await Promise.all(facts)).toSorted(([, one], [, other]) => one.place - other.place))
}

/** The rows that a build publishes. */
export async function languageRows(): Promise<LanguageRow[]> {
  return [...(await languageFacts())].map(([code, { name, direction, place, required }]) => ({
    code,
    name,
    direction,
    place,
    required,
  }))
}

/** The file that tells the types, the build, the worker and the pages which languages there are. */
export const languageList = new URL('src/base/languages.gen.ts', root)

/** What that file has to say. */
export async function languageListText(): Promise<string> {
  const facts = [...(await languageFacts())]
  return `// Written by scripts/generate/begin-language.ts from the folders of src/i18n/languages.

/** The languages of the app, in the order in which the switch offers them; the first is the one without a prefix. */
export const languages = [${facts.map(([code]) => `'${code}'`).join(', ')}] as const

/** Each in itself, so that whoever needs it can read it. */
export const languageNames = {
${facts.map(([code, { name }]) => `  ['${code}']: '${name}',`).join('\n')}
} as const
`
}

/** Brings that file to the folders; true if it said something else. */
export async function writeLanguageList(): Promise<boolean> {
  const text = await languageListText()
  if ((await readFile(languageList, 'utf8').catch(() => '')) === text) return false
  await writeFile(languageList, text)
  return true
}

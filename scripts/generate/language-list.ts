import { languageFacts } from '#scripts/build/languages.ts'
import { quoted } from './language-words.ts'

/** The file that tells the types, the build, the worker and the pages which languages there are. */
export const languageList = new URL('../../src/base/languages.gen.ts', import.meta.url)

/** Returns the text of that file. */
export async function languageListText(): Promise<string> {
  const facts = [...(await languageFacts())]
  return `// Written by scripts/generate/begin-language.ts from the folders of src/platform/i18n/languages.

/** The languages of the app, in the order in which the switch offers them; the first is the one without a prefix. */
export const languages = [${facts.map(([code]) => `'${code}'`).join(', ')}] as const

/** Each in itself, so that its speakers can read it. */
export const languageNames = {
${facts.map(([code, { name }]) => `  ['${code}']: ${quoted(name)},`).join('\n')}
} as const
`
}

import { globSync } from 'node:fs'
import type { LanguageFacts } from '#src/platform/i18n/language-facts.ts'

const root = new URL('../../', import.meta.url)

/** A language's row in the database. */
export type LanguageRow = Omit<LanguageFacts, 'script'> & { readonly code: string }

/** Every language by its code, in the order of their places, read from the folders of src/platform/i18n/languages. */
export async function languageFacts(): Promise<ReadonlyMap<string, LanguageFacts>> {
  const files = globSync('src/platform/i18n/languages/*/language.ts', { cwd: root.pathname })
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

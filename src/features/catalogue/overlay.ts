import { centre } from '#src/content/centre.ts'
import type { StoredText } from '#src/platform/device/database.ts'
import { language, type Words } from '#src/platform/i18n/words.ts'

/** Editors' words, by page address. */
export type Texts = ReadonlyMap<string, readonly StoredText[]>

/** The centre as the content has it, every value one that an admin may change. */
export type Centre = Widened<typeof centre>
type Widened<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends Words
      ? Words
      : T[Key] extends readonly string[]
        ? readonly string[]
        : Widened<T[Key]>
}

/** Returns stored words by page, completed by those known at build time. */
export function textsOf(stored: readonly StoredText[], built = __TEXT_CHANGES__): Texts {
  const newest = new Map(built.map((text) => [`${text.path}#${text.part}`, text]))
  for (const text of stored) {
    const place = `${text.path}#${text.part}`
    if (text.version >= (newest.get(place)?.version ?? 0)) newest.set(place, text)
  }
  return byPage([...newest.values()])
}

function byPage(texts: readonly StoredText[]): Texts {
  const pages = new Map<string, StoredText[]>()
  for (const text of texts) pages.set(text.path, [...(pages.get(text.path) ?? []), text])
  return pages
}

/** Words known at build time; empty in a build without a hosted project. */
export const textsAtBuild: Texts = textsOf([])

/** The centre as its admins have it now. */
export function centreNow(texts: Texts): Centre {
  const text = new Map(texts.get('centre')?.map(({ part, words }) => [part, words]))
  return text.size ? (settings(centre, text, '') as Centre) : centre
}

function settings(values: object, text: ReadonlyMap<string, Words | null>, prefix: string): object {
  const now = Object.entries(values).map(([key, value]: [string, unknown]) => {
    const words = text.get(prefix + key)
    if (words) return [key, typeof value === 'string' ? words[language()] : words]
    const isChangedWithin = [...text].some(([part, to]) => to && part.startsWith(`${key}.`))
    return [key, isChangedWithin ? settings(value as object, text, `${key}.`) : value]
  })
  return Object.fromEntries(now) as object
}

import { indiaDay } from '#src/base/day.ts'
import { device, type HeldArticle } from '#src/device/database.ts'
import { languages, type Language } from '#src/i18n/words.ts'
import { editsOf } from './edits.ts'
import { opened, type Opened } from './open.ts'

/** Words in some of the languages. */
export type SomeWords = Readonly<Record<Language, string | null>>

/** An article in all languages in which it is written; every field one that can be edited. */
export interface ArticleFact {
  readonly headline: SomeWords
  readonly lead: SomeWords
  readonly body: SomeWords
  /** `2026-11-22` */
  readonly day: string
  /** The hash of a photo; what is to become one is a data address. */
  readonly photo: string | null
  /** False where it is withdrawn. */
  readonly shown: boolean
}

const nothing = Object.fromEntries(languages.map((code) => [code, null])) as SomeWords

/** An article to be edited, or the empty form of a new one; nothing where this phone has not heard of the centre once. */
export async function openArticle(
  account: string,
  id: string,
): Promise<(Opened<ArticleFact> & { isNew: boolean }) | undefined> {
  const held = await device.articles.get(id)
  const fact = held
    ? factOf(held)
    : { headline: nothing, lead: nothing, body: nothing, day: indiaDay(), photo: null, shown: true }
  const found = await opened(account, { kind: 'article', path: id, part: '' }, fact)
  return found && { ...found, isNew: !held }
}

function factOf({ headline, lead, body, day, photo, shown }: HeldArticle): ArticleFact {
  return { headline, lead, body, day, photo, shown }
}

/** An article as a list of them shows it. */
export interface ListedArticle extends Pick<ArticleFact, 'headline' | 'day' | 'shown'> {
  readonly id: string
  /** True where the centre does not have something of it yet. */
  readonly waits: boolean
}

/** All articles that editors wrote, those that wait on this phone too, the latest on top. */
export async function openArticles(account: string): Promise<ListedArticle[]> {
  const [held, edits] = await Promise.all([device.articles.toArray(), editsOf(account)])
  const waiting = edits.filter(({ kind }) => kind === 'article')
  const fresh = waiting
    .filter(({ path }) => !held.some(({ id }) => id === path))
    .map(({ path, changes }) => ({
      ...(changes as unknown as ArticleFact),
      shown: changes['shown'] !== false,
      id: path,
    }))
  return [...held, ...fresh]
    .map(({ id, headline, day, shown }) => {
      const waits = waiting.some(({ path }) => path === id)
      return { id, headline, day, shown, waits }
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))
}

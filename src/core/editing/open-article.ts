import { withdrawnArticles } from '#src/backend/catalogue.ts'
import { indiaDay } from '#src/base/day.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { device, type StoredArticle } from '#src/device/database.ts'
import { languages, type Language } from '#src/i18n/words.ts'
import { editsOf } from './edits.ts'
import { opened, type Opened } from './open-item.ts'

/** Words in some of the languages. */
export type SomeWords = Readonly<Record<Language, string | null>>

/** An article in all languages in which it is written; every field one that can be edited. */
export interface ArticleFact {
  readonly headline: SomeWords
  readonly lead: SomeWords
  readonly body: SomeWords
  /** `2026-11-22` */
  readonly day: string
  /** The hash of a stored photo, or a data URL of a new one. */
  readonly photo: string | null
  /** False where it is withdrawn. */
  readonly shown: boolean
}

const nothing = Object.fromEntries(languages.map((code) => [code, null])) as SomeWords

/**
 * Adds the words of withdrawn articles, which are fetched because no phone stores them; without words if that
 * fails.
 */
async function withWords(
  account: string,
  stored: readonly StoredArticle[],
  fetchWithdrawn: typeof withdrawnArticles,
): Promise<readonly StoredArticle[]> {
  if (stored.every(({ shown }) => shown)) return stored
  const token = await accessToken({ owner: account })
  const full = (token === undefined ? undefined : await fetchWithdrawn(token)) ?? []
  return stored.map(
    (article) => full.find(({ id, version }) => id === article.id && version >= article.version) ?? article,
  )
}

const isEmpty = ({ headline }: StoredArticle) => languages.every((code) => headline[code] === null)

/**
 * Returns an article to edit, or an empty one; `undefined` before the first sync, or if the words of a withdrawn
 * article cannot be fetched.
 */
export async function openArticle(
  account: string,
  id: string,
  fetchWithdrawn = withdrawnArticles,
): Promise<(Opened<ArticleFact> & { isNew: boolean }) | undefined> {
  const row = await device.articles.get(id)
  const [stored] = row ? await withWords(account, [row], fetchWithdrawn) : []
  if (stored && isEmpty(stored)) return undefined
  const fact = stored
    ? factOf(stored)
    : { headline: nothing, lead: nothing, body: nothing, day: indiaDay(), photo: null, shown: true }
  const found = await opened(account, { kind: 'article', path: id, part: '' }, fact)
  return found && { ...found, isNew: !stored }
}

function factOf({ headline, lead, body, day, photo, shown }: StoredArticle): ArticleFact {
  return { headline, lead, body, day, photo, shown }
}

/** An article as a list of them shows it. */
export interface ListedArticle extends Pick<ArticleFact, 'headline' | 'day' | 'shown'> {
  readonly id: string
  /** True where the centre does not have something of it yet. */
  readonly waits: boolean
}

/** All articles that editors wrote, those that wait on this phone too, the latest on top. */
export async function openArticles(
  account: string,
  fetchWithdrawn = withdrawnArticles,
): Promise<ListedArticle[]> {
  const [row, edits] = await Promise.all([device.articles.toArray(), editsOf(account)])
  const stored = await withWords(account, row, fetchWithdrawn)
  const waiting = edits.filter(({ kind }) => kind === 'article')
  const fresh = waiting
    .filter(({ path }) => !stored.some(({ id }) => id === path))
    .map(({ path, changes }) => ({
      ...(changes as unknown as ArticleFact),
      shown: changes['shown'] !== false,
      id: path,
    }))
  return [...stored, ...fresh]
    .map(({ id, headline, day, shown }) => {
      const waits = waiting.some(({ path }) => path === id)
      return { id, headline, day, shown, waits }
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))
}

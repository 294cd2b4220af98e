import { withdrawnArticles } from './editing-api.ts'
import { indiaDay } from '#src/base/day.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { device, type StoredArticle } from '#src/platform/device/database.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
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

/** Adds the words of withdrawn articles, which are fetched because no phone stores them; or returns why they did not come. */
async function withWords(
  account: string,
  stored: readonly StoredArticle[],
  fetchWithdrawn: typeof withdrawnArticles,
): Promise<readonly StoredArticle[] | Undone> {
  if (stored.every(({ shown }) => shown)) return stored
  const full = await callCentre(account, fetchWithdrawn)
  if (typeof full === 'string') return full
  return stored.map(
    (article) => full.find(({ id, version }) => id === article.id && version >= article.version) ?? article,
  )
}

const isEmpty = ({ headline }: StoredArticle) => languages.every((code) => headline[code] === null)

/**
 * Returns an article to edit, or an empty one; `undefined` before the first sync, or if the centre has no words of a
 * withdrawn article; or why those did not come.
 */
export async function openArticle(
  account: string,
  id: string,
  fetchWithdrawn = withdrawnArticles,
): Promise<(Opened<ArticleFact> & { isNew: boolean }) | Undone | undefined> {
  const row = await device.articles.get(id)
  const found = row ? await withWords(account, [row], fetchWithdrawn) : []
  if (typeof found === 'string') return found
  const [stored] = found
  if (stored && isEmpty(stored)) return undefined
  const fact = stored
    ? factOf(stored)
    : { headline: nothing, lead: nothing, body: nothing, day: indiaDay(), photo: null, shown: true }
  const item = await opened(account, { kind: 'article', path: id, part: '' }, fact)
  return item && { ...item, isNew: !stored }
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
  const [rows, edits] = await Promise.all([device.articles.toArray(), editsOf(account)])
  const found = await withWords(account, rows, fetchWithdrawn)
  // A withdrawn one without its words still stands in the list, and says why when it is opened.
  const stored = typeof found === 'string' ? rows : found
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

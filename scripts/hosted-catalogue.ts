import type { HeldItem } from '#src/device/database.ts'
import type { CatalogueRow } from '#src/content/catalogue-rows.ts'
import type { Language } from '#src/i18n/words.ts'
import { catalogueSnapshot } from './catalogue-rows.ts'

/** More pages of changes than any catalogue has: an answer that never ends must end the build. */
const mostPages = 1000

/**
 * What the hosted project that a build is for has changed in the catalogue, so that pages and what search engines read
 * of them say the prices of now; nothing for a build without a project. Rejects where the project does not answer: a
 * build that goes out with old prices would be believed.
 */
export async function hostedChanges(environment: NodeJS.ProcessEnv): Promise<HeldItem[]> {
  const url = environment['VITE_SUPABASE_URL']
  if (!url) return []
  const { id, rows } = await catalogueSnapshot()
  const changes = await allChanges(url, environment['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '', id)
  if (!changes.length)
    console.log(`The catalogue at ${url} has no changes; the prices are those of the content.`)
  const known = new Map(rows.map((row) => [row.id, row]))
  return changes.filter((item) => !isAsBuilt(item, known.get(item.id)))
}

/** What a build is told of the changes: for one language its words only, for the pages of all languages all of them. */
export function changesIn(changes: readonly HeldItem[], language?: Language): Record<string, string> {
  const cut = <T>(words: Record<Language, T>) => (language ? { [language]: words[language] } : words)
  const told = changes.map((item) => ({
    ...item,
    name: cut(item.name),
    badge: item.badge && cut(item.badge),
  }))
  return { __CATALOGUE_CHANGES__: JSON.stringify(told) }
}

async function allChanges(url: string, key: string, snapshot: string): Promise<HeldItem[]> {
  const all = new Map<string, HeldItem>()
  let since: number | null = null
  for (let page = 0; page < mostPages; page++) {
    const { items, version, more } = await changesPast(url, key, since, snapshot)
    for (const item of items) all.set(item.id, item)
    if (!more) return [...all.values()]
    since = version
  }
  throw new Error(`The catalogue at ${url} does not come to an end.`)
}

interface Answer {
  items: HeldItem[]
  version: number
  more: boolean
}

async function changesPast(
  url: string,
  key: string,
  since: number | null,
  snapshot: string,
): Promise<Answer> {
  const response = await fetch(`${url}/rest/v1/rpc/catalogue_changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key },
    body: JSON.stringify({ since, snapshot }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new Error(`The catalogue at ${url} cannot be reached, so the prices of now are not known.`, {
      cause: error,
    })
  })
  const answer = response.ok ? ((await response.json()) as Partial<Answer>) : {}
  if (!Array.isArray(answer.items) || typeof answer.version !== 'number')
    throw new Error(`The catalogue at ${url} answered ${response.status} and no prices; is it published?`)
  return { items: answer.items, version: answer.version, more: answer.more === true }
}

/** True for what the project's row says and the content says, too. */
function isAsBuilt(item: HeldItem, row: CatalogueRow | undefined): boolean {
  if (!row) return false
  const told = [item.name, item.badge ?? { en: null, pa: null, hi: null }]
  const own = [
    { en: row.name_en, pa: row.name_pa, hi: row.name_hi },
    { en: row.badge_en, pa: row.badge_pa, hi: row.badge_hi },
  ]
  const texts = ['en', 'pa', 'hi'] as const
  return (
    item.available &&
    !item.retired &&
    item.price_paise === row.price_paise &&
    item.pack_amount === row.pack_amount &&
    item.pack_unit === row.pack_unit &&
    told.every((words, place) => texts.every((code) => words[code] === own[place]![code]))
  )
}

import type { StoredArea, StoredItem, StoredSetting, StoredText } from '#src/platform/device/database.ts'
import type { CatalogueRow } from '#src/content/catalogue-rows.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { catalogueSnapshot } from './catalogue-rows.ts'

/** Limit of pages: an endless answer must end the build. */
const mostPages = 1000

/** A hosted project's changes of goods, texts, settings and delivery areas. */
export interface HostedChanges {
  readonly items: readonly StoredItem[]
  readonly texts: readonly StoredText[]
  readonly areas: readonly StoredArea[]
  readonly settings: readonly StoredSetting[]
}

/**
 * Fetches the hosted project's changes, so that pages and search engines get current prices and texts; empty
 * without a project. Rejects without an answer, because a build with old prices would be believed.
 */
export async function hostedChanges(environment: NodeJS.ProcessEnv): Promise<HostedChanges> {
  const url = environment['VITE_SUPABASE_URL']
  if (!url) return { items: [], texts: [], areas: [], settings: [] }
  const { id, rows } = await catalogueSnapshot()
  const changes = await allChanges(url, environment['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '', id)
  if (!changes.items.length)
    console.log(`The catalogue at ${url} has no changes; the prices are those of the content.`)
  const known = new Map(rows.map((row) => [row.id, row]))
  return { ...changes, items: changes.items.filter((item) => !isAsBuilt(item, known.get(item.id))) }
}

/** Returns whether the hosted project is open; true without a project. Rejects without an answer, as a build would show what nobody may see. */
export async function isHostedOpen(environment: NodeJS.ProcessEnv): Promise<boolean> {
  const url = environment['VITE_SUPABASE_URL']
  if (!url) return true
  const answer = await call(url, environment['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '', 'is_open', {})
  const isOpen: unknown = answer.ok ? await answer.json() : undefined
  if (typeof isOpen !== 'boolean')
    throw new Error(`The project at ${url} answered ${answer.status}, and not whether it is open.`)
  return isOpen
}

/** Returns the changes for a build: one language's words, or all for the pages of all languages. */
export function changesIn(
  { items, texts, areas, settings }: HostedChanges,
  language?: Language,
): Record<string, string> {
  const cut = <T>(words: Record<Language, T> | null | undefined) =>
    words && (language ? { [language]: words[language] } : words)
  const changes = {
    __CATALOGUE_CHANGES__: items.map((item) => ({
      ...item,
      name: cut(item.name),
      badge: cut(item.badge),
      about: cut(item.about),
    })),
    __TEXT_CHANGES__: texts.map((text) => ({ ...text, was: cut(text.was), words: cut(text.words) })),
    __AREA_CHANGES__: areas.map((area) => ({ ...area, title: cut(area.title), brought: cut(area.brought) })),
    __SETTING_CHANGES__: settings.map((setting) => ({
      ...setting,
      value: isWords(setting.value) ? cut(setting.value) : setting.value,
    })),
  }
  return Object.fromEntries(Object.entries(changes).map(([name, rows]) => [name, JSON.stringify(rows)]))
}

const isWords = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && 'en' in value

async function allChanges(url: string, key: string, snapshot: string): Promise<HostedChanges> {
  const all = {
    items: new Map<string, StoredItem>(),
    texts: new Map<string, StoredText>(),
    areas: new Map<string, StoredArea>(),
    settings: new Map<string, StoredSetting>(),
  }
  let since: number | null = null
  for (let page = 0; page < mostPages; page++) {
    const { items, texts, areas, settings, version, more } = await changesPast(url, key, since, snapshot)
    for (const item of items) all.items.set(item.id, item)
    for (const text of texts) all.texts.set(`${text.path}#${text.part}`, text)
    for (const area of areas) all.areas.set(area.id, area)
    for (const setting of settings) all.settings.set(setting.key, setting)
    if (!more)
      return {
        items: [...all.items.values()],
        texts: [...all.texts.values()],
        areas: [...all.areas.values()],
        settings: [...all.settings.values()],
      }
    since = version
  }
  throw new Error(`The catalogue at ${url} does not come to an end.`)
}

interface Answer extends HostedChanges {
  version: number
  more: boolean
}

function call(url: string, key: string, name: string, body: object): Promise<Response> {
  return fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new Error(`The catalogue at ${url} cannot be reached, so the prices of now are not known.`, {
      cause: error,
    })
  })
}

async function changesPast(
  url: string,
  key: string,
  since: number | null,
  snapshot: string,
): Promise<Answer> {
  const response = await call(url, key, 'shop_changes', { since, snapshot })
  const answer = response.ok ? ((await response.json()) as Partial<Answer>) : {}
  if (!Array.isArray(answer.items) || typeof answer.version !== 'number')
    throw new Error(`The catalogue at ${url} answered ${response.status} and no prices; is it published?`)
  const { items, texts = [], areas = [], settings = [], version, more } = answer
  return { items, texts, areas, settings, version, more: more === true }
}

/** True if the project's row equals the content. */
function isAsBuilt(item: StoredItem, row: CatalogueRow | undefined): boolean {
  if (!row) return false
  return (
    item.available &&
    !item.retired &&
    !item.about &&
    !item.photo &&
    !item.tiers &&
    item.price_paise === row.price_paise &&
    item.pack_amount === row.pack_amount &&
    item.pack_unit === row.pack_unit &&
    languages.every((code) => item.name[code] === row.name[code]) &&
    languages.every((code) => item.badge?.[code] === row.badge?.[code])
  )
}

import { fullAtWrite, refused } from '../device/failing-storage.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ShopChanges } from '#src/features/catalogue/catalogue-api.ts'
import { forgetShopVersion, syncCatalogue } from '#src/features/catalogue/sync.ts'
import { connectionStatus } from '#src/platform/device/connection-status.ts'
import { device } from '#src/platform/device/database.ts'

type Item = ShopChanges['items'][number]

function item(key: string, version: number): Item {
  return {
    id: `seeds/${key}`,
    catalogue: 'seeds',
    section: 'grains',
    position: 0,
    name: { en: key, pa: key, hi: key },
    price_paise: 100 + version,
    pack_amount: 1,
    pack_unit: 'kg',
    badge: null,
    away_until: null,
    photo: null,
    tiers: null,
    offer: null,
    tax: null,
    section_title: null,
    about: null,
    available: true,
    retired: false,
    version,
  }
}

/** More than any phone here has reason to ask: past it the centre falls silent, so that a mistake fails and does not hang. */
const patience = 50

/** A fake centre that answers as the database function does, and records its requests. */
function centre(items: Item[], pageSize = 1000) {
  const requests: [number | undefined, string][] = []
  const ask = async (since: number | undefined, snapshot: string): Promise<ShopChanges | undefined> => {
    requests.push([since, snapshot])
    if (requests.length > patience) return undefined
    const due = items
      .filter(({ version }) => version > (since ?? -1))
      .toSorted((a, b) => a.version - b.version)
    const page = due.slice(0, pageSize)
    const more = due.length > page.length
    const latest = Math.max(0, ...items.map(({ version }) => version))
    return {
      items: page,
      texts: [],
      areas: [],
      resources: [],
      settings: [],
      pictures: [],
      articles: [],
      more,
      version: more ? page.at(-1)!.version : latest,
    }
  }
  return { asked: requests, ask }
}

const prices = async () =>
  Object.fromEntries((await device.items.toArray()).map(({ id, price_paise }) => [id, price_paise]))

let putRight = () => {}

beforeEach(async () => {
  await Promise.all([device.items.clear(), device.settings.clear()])
  connectionStatus.setState({ centre: 'unasked', storage: 'fine' })
})

afterEach(() => {
  putRight()
  putRight = () => {}
  device.close({ disableAutoOpen: false })
})

it('a new phone requests the changes since its build’s content', async () => {
  const { ask, asked } = centre([item('wheat', 7)])
  await syncCatalogue(ask)
  expect(asked).toEqual([[undefined, __CATALOGUE_SNAPSHOT__]])
  expect(__CATALOGUE_SNAPSHOT__).toMatch(/^[0-9a-f]{16}$/)
  expect(await prices()).toEqual({ 'seeds/wheat': 107 })
  expect(connectionStatus.getState()).toEqual({ centre: 'answers', storage: 'fine' })
})

it('later it requests the changes after its version', async () => {
  await syncCatalogue(centre([item('wheat', 7), item('rice', 8)]).ask)
  const later = centre([item('wheat', 9), item('rice', 8)])
  await syncCatalogue(later.ask)
  await syncCatalogue(later.ask)
  expect(later.asked.map(([since]) => since)).toEqual([8, 9])
  expect(await prices()).toEqual({ 'seeds/wheat': 109, 'seeds/rice': 108 })
})

it('pages are requested while there are more', async () => {
  const { ask, asked } = centre(
    [1, 2, 3, 4, 5].map((version) => item(`p${version}`, version)),
    2,
  )
  await syncCatalogue(ask)
  expect(asked.map(([since]) => since)).toEqual([undefined, 2, 4])
  expect(Object.keys(await prices())).toHaveLength(5)
})

it('no change is skipped or requested twice, whatever the sizes of the pages and the times of requests', async () => {
  const edits = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), asks: fc.boolean() }),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(edits, fc.integer({ min: 1, max: 7 }), async (history, pageSize) => {
      await Promise.all([device.items.clear(), device.settings.clear()])
      const rows = new Map<string, Item>()
      const delivered: number[] = []
      const catchUpNow = () => {
        const { ask } = centre([...rows.values()], pageSize)
        return syncCatalogue(async (since, snapshot) => {
          const page = await ask(since, snapshot)
          delivered.push(...page!.items.map(({ version }) => version))
          return page
        })
      }
      for (const [index, { key, asks }] of history.entries()) {
        rows.set(key, item(key, index + 1))
        if (asks) await catchUpNow()
      }
      await catchUpNow()
      expect(await prices()).toEqual(
        Object.fromEntries([...rows.values()].map(({ id, price_paise }) => [id, price_paise])),
      )
      expect(new Set(delivered).size).toBe(delivered.length)
    }),
    { numRuns: 100 },
  )
})

it('a silent centre changes nothing, and the phone reports the silence', async () => {
  await syncCatalogue(centre([item('wheat', 7)]).ask)
  await syncCatalogue(async () => undefined)
  expect(await prices()).toEqual({ 'seeds/wheat': 107 })
  expect((await device.settings.get('shop-version'))?.value).toBe(7)
  expect(connectionStatus.getState().centre).toBe('silent')
  await syncCatalogue(centre([item('wheat', 7)]).ask)
  expect(connectionStatus.getState().centre).toBe('answers')
})

it('a connection that breaks between two pages loses nothing: the next sync continues there', async () => {
  const all = centre(
    [1, 2, 3, 4].map((version) => item(`p${version}`, version)),
    2,
  )
  await syncCatalogue((since, snapshot) =>
    since === undefined ? all.ask(since, snapshot) : Promise.resolve(undefined),
  )
  expect(Object.keys(await prices())).toEqual(['seeds/p1', 'seeds/p2'])
  await syncCatalogue(all.ask)
  expect(all.asked.map(([since]) => since)).toEqual([undefined, 2])
  expect(Object.keys(await prices())).toHaveLength(4)
})

it('a lower version means a new database: the phone deletes its copy and starts again', async () => {
  await syncCatalogue(centre([item('wheat', 700), item('gone', 701)]).ask)
  const anew = centre([item('wheat', 3)])
  await syncCatalogue(anew.ask)
  expect(anew.asked.map(([since]) => since)).toEqual([701, undefined])
  expect(await prices()).toEqual({ 'seeds/wheat': 103 })
})

it('a phone without room says so and stops syncing', async () => {
  putRight = fullAtWrite()
  const { ask, asked } = centre(
    [1, 2, 3].map((version) => item(`p${version}`, version)),
    1,
  )
  await syncCatalogue(ask)
  expect(asked).toHaveLength(1)
  expect(connectionStatus.getState()).toEqual({ centre: 'answers', storage: 'full' })
})

it('a phone that refuses its database says so and stops syncing', async () => {
  device.close({ disableAutoOpen: false })
  putRight = refused()
  const { ask, asked } = centre(
    [1, 2, 3].map((version) => item(`p${version}`, version)),
    1,
  )
  await syncCatalogue(ask)
  expect(asked).toHaveLength(1)
  expect(connectionStatus.getState()).toEqual({ centre: 'answers', storage: 'refused' })
})

it('a phone that cannot even delete stops syncing', async () => {
  await syncCatalogue(centre([item('wheat', 700)]).ask)
  const anew = centre([item('wheat', 3)])
  putRight = fullAtWrite()
  await syncCatalogue(anew.ask)
  expect(anew.asked).toHaveLength(1)
  expect(connectionStatus.getState().storage).toBe('full')
})

it('an answer that comes once all is fetched again moves nothing on: the phone asks anew', async () => {
  await syncCatalogue(centre([item('wheat', 57)]).ask)
  const { asked, ask } = centre([item('rice', 60)])
  await syncCatalogue(async (since, snapshot) => {
    if (asked.length === 0) await forgetShopVersion()
    return ask(since, snapshot)
  })
  expect(asked.length).toBe(3)
  expect(await prices()).toEqual({ 'seeds/rice': 160 })
})

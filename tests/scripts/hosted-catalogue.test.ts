import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeHandler, serverOptions } from '#local/node-handler.ts'
import type { LocalBackend } from '#local/backend.ts'
import { localPublishableKey } from '#local/keys.ts'
import { changesIn, hostedChanges, isHostedOpen } from '#scripts/build/hosted-catalogue.ts'
import { openCachedShop } from '#tests/cached-shop.ts'

let backend: LocalBackend
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(serverOptions, (request, response) => nodeHandler(backend)(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  backend = await openCachedShop({ host: '127.0.0.1', siteUrl: url })
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await backend.close()
})

const allChanges = () =>
  hostedChanges({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey })
const changes = async () => (await allChanges()).items
const edit = (sql: string) => backend.query(sql)

describe('a build for a hosted project', () => {
  it('has no changes if the project equals the content', async () => {
    expect(await changes()).toEqual([])
  })

  it('knows whether the centre is open, and does not guess', async () => {
    const isOpen = () =>
      isHostedOpen({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey })
    expect(await isOpen()).toBe(true)
    await edit(`insert into set_up (key_hash) values (repeat('a', 64))`)
    expect(await isOpen()).toBe(false)
    await edit(`update set_up set opened_at = now()`)
    expect(await isOpen()).toBe(true)
    await edit(`delete from set_up`)
    expect(await isHostedOpen({})).toBe(true)
    await expect(isHostedOpen({ VITE_SUPABASE_URL: 'http://127.0.0.1:9' })).rejects.toThrow(
      'cannot be reached',
    )
  })

  it('has the current price, unavailable and retired items', async () => {
    await edit(
      `update catalogue_items set price_paise = 12300 where id = 'seeds-catalog/tomato-punjab-ratta'`,
    )
    const [first, second] = (await edit(
      `select id from catalogue_items where catalogue = 'seeds-catalog' and id <> 'seeds-catalog/tomato-punjab-ratta' order by id limit 2`,
    )) as { id: string }[]
    await edit(`update catalogue_items set available = false where id = '${first!.id}'`)
    await edit(`update catalogue_items set retired = true where id = '${second!.id}'`)
    expect(Object.fromEntries((await changes()).map((item) => [item.id, item]))).toMatchObject({
      'seeds-catalog/tomato-punjab-ratta': { price_paise: 12_300 },
      [first!.id]: { available: false },
      [second!.id]: { retired: true },
    })
  })

  it('has a photo and the tiers of a price, also without other changes', async () => {
    const steps = '[{"from": 10, "price": 5150}, {"from": 20, "price": 5050}]'
    await edit(`insert into item_photos select encode(sha256(jpeg), 'hex'), jpeg from (values
      (decode(repeat('ff', 200), 'hex'))) as made (jpeg)`)
    await edit(`update catalogue_items set photo = (select hash from item_photos)
      where id = (select min(id) from catalogue_items where catalogue = 'organic-store')`)
    await edit(`update catalogue_items set tiers = '${steps}' where id = 'daily-needs/cow-milk-bulk'`)
    const result = (await changes()).filter(({ photo, tiers }) => photo ?? tiers)
    expect(result.map(({ catalogue }) => catalogue).toSorted()).toEqual(['daily-needs', 'organic-store'])
    expect(result.find(({ tiers }) => tiers)).toMatchObject({ tiers: JSON.parse(steps) as unknown })
  })

  it('contains its own language’s words only, and the pages contain all languages', async () => {
    const [item] = await changes()
    const result = (language?: 'pa') =>
      (
        JSON.parse(
          changesIn({ items: [item!], texts: [], areas: [], settings: [] }, language)[
            '__CATALOGUE_CHANGES__'
          ]!,
        ) as { name: object }[]
      )[0]!.name
    expect(Object.keys(result('pa'))).toEqual(['pa'])
    expect(Object.keys(result()).toSorted()).toEqual(['en', 'hi', 'pa'])
  })

  it('has the current texts, settings and areas, each build in its own language', async () => {
    const text = (word: string) => JSON.stringify({ en: word, pa: `${word} ਪੰ`, hi: `${word} हि` })
    await edit(
      `insert into content_edits (path, part, was, words) values ('help', 'x', '${text('old')}', '${text('new')}')`,
    )
    await edit(`update delivery_areas set fee_paise = 2700 where id = 'sarna'`)
    await edit(`update centre_settings set value = '${text('Krishi')}' where key = 'name'`)
    const all = await allChanges()
    expect(all).toMatchObject({
      texts: [{ path: 'help', words: { hi: 'new हि' } }],
      settings: [{ key: 'name', value: { hi: 'Krishi हि' } }],
      areas: [{ id: 'sarna', fee_paise: 2_700 }],
    })
    const result = changesIn(all, 'pa')
    expect(JSON.parse(result['__TEXT_CHANGES__']!)).toMatchObject([
      { was: { pa: 'old ਪੰ' }, words: { pa: 'new ਪੰ' } },
    ])
    expect(JSON.parse(result['__SETTING_CHANGES__']!)).toMatchObject([{ value: { pa: 'Krishi ਪੰ' } }])
    expect(result['__TEXT_CHANGES__']! + result['__SETTING_CHANGES__']!).not.toContain('हि')
  })

  it('gets changes that come in several pages', async () => {
    await edit(`update catalogue_items set price_paise = price_paise + 1`)
    const requests: unknown[] = []
    const rows = (await edit(`select count(*)::int as n from catalogue_items`)) as { n: number }[]
    // A project that answers one row at a time, as one with very many would answer a thousand.
    const short = createServer((request, response) => {
      void Array.fromAsync(request).then(async (parts) => {
        const { since, snapshot } = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as never
        requests.push(since)
        const [{ answer }] = (await backend.query('select shop_changes($1, $2, 100) as answer', [
          since,
          snapshot,
        ])) as [{ answer: unknown }]
        response.end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((resolve) => short.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(short.address() as AddressInfo).port}`
    const all = await hostedChanges({ VITE_SUPABASE_URL: at })
    short.close()
    expect(requests.length).toBeGreaterThan(1)
    expect(all.items).toHaveLength(rows[0]!.n)
  })
})

describe('a build', () => {
  it('asks no server if it has no project', async () => {
    expect(await hostedChanges({})).toEqual({ items: [], texts: [], areas: [], settings: [] })
  })

  it('fails instead of publishing old prices if the project is unreachable', async () => {
    await expect(hostedChanges({ VITE_SUPABASE_URL: 'http://127.0.0.1:9' })).rejects.toThrow(
      'cannot be reached',
    )
  })

  it('fails too if the project has no catalogue', async () => {
    const other = createServer((_request, response) => response.writeHead(404).end('{}'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    await expect(hostedChanges({ VITE_SUPABASE_URL: at })).rejects.toThrow('is it published?')
    other.close()
  })
})

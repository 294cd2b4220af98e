import { gzipSync } from 'node:zlib'
import type { LocalBackend } from '#local/backend.ts'
import type { BenchWorld, Measured } from './bench-world.ts'

const many = 20_000
const changed = 20

/** What a phone that knows 20,000 things is sent when 20 of them have changed, beside these rows compressed. */
export async function deltaBytes({ site, backend }: BenchWorld): Promise<Measured> {
  await fillShop(backend)
  const { answer: whole } = await call(site, backend, null)
  let { version, more } = whole
  for (; more;) ({ version, more } = (await call(site, backend, version)).answer)
  await backend.query(
    `update catalogue_items set price_paise = price_paise + 100 where id in (
       select id from catalogue_items where catalogue = 'many' order by random() limit ${changed})`,
  )
  const { answer, bytes } = await call(site, backend, version)
  await backend.query(`delete from catalogue_items where catalogue = 'many'`)
  if (answer.items.length !== changed || answer.more)
    throw new Error(`${answer.items.length} rows came, and ${answer.more ? 'more' : 'no more'}`)
  const rows = gzipSync(JSON.stringify(answer.items)).length
  return {
    figures: { many, changed, requests: 1, bytes, rows, ratio: bytes / rows },
    lines: [
      `${changed} of ${many} things changed: 1 request, ${bytes} bytes, the rows alone ${rows}: ${(bytes / rows).toFixed(2)}`,
    ],
  }
}

interface Answer {
  readonly version: number
  readonly more: boolean
  readonly items: readonly object[]
}

async function call(site: string, { publishableKey }: LocalBackend, since: number | null) {
  const response = await fetch(`${site}/rest/v1/rpc/shop_changes`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
    body: JSON.stringify({ since, snapshot: '' }),
  })
  const bytes = Number(response.headers.get('content-length'))
  return { answer: (await response.json()) as Answer, bytes }
}

/** Copies what is sold until there are so many, under names of their own. */
async function fillShop(backend: LocalBackend): Promise<void> {
  await backend.query(
    `insert into catalogue_items (id, catalogue, section, position, name, category, price_paise,
       pack_amount, pack_unit)
     select 'many/' || item.section || '-' || n, 'many', item.section, least(n, 100000), 
       (select jsonb_object_agg(key, value || ' ' || n) from jsonb_each_text(item.name)), item.category, item.price_paise, item.pack_amount, item.pack_unit
     from generate_series(1, ${many}) n
     join (select *, row_number() over (order by id) - 1 as place, count(*) over () as total from catalogue_items) item
       on item.place = n % item.total`,
  )
}

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  contentRow,
  contentRows,
  openMigrated,
  outcome,
  publish,
  publishSettings,
  type Person,
  type TestDatabase,
} from './as-person.ts'
import { resources, type ResourceFact } from '#src/content/resources.ts'
import { mostInPack, mostPaise } from '#src/features/editing/internal/amount-in.ts'
import { rounds } from '../rounds.ts'

interface Fact {
  id: string
  path: string
  version: number
  [more: string]: unknown
}
interface ShopChanges {
  version: number
  more: boolean
  items: Fact[]
  texts: Fact[]
  areas: Fact[]
  resources: Fact[]
  settings: Fact[]
}
type Answer = { done: number } | { conflict: Fact }

let database: TestDatabase
let [editor, manager, admin]: { id: string }[] = []

beforeAll(async () => {
  database = await openMigrated()
  editor = await database.person(['editor'])
  manager = await database.person(['manager'])
  admin = await database.person(['admin'])
  await publishSettings(database)
})
afterAll(() => database.close())
beforeEach(() => publish(database, 'first', contentRows(3)))
afterEach(async () => {
  await database.query('truncate catalogue_items, catalogue_snapshots, content_edits, edit_events cascade')
  await database.query('update centre_settings set value = null')
  await database.query('update centre_settings set version = 0')
})

async function changes(since: number | null, snapshot: string | null = null, atMost?: number) {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: ShopChanges }>('select shop_changes($1, $2, $3) as answer', [
      since,
      snapshot,
      atMost ?? null,
    ]),
  )
  return row!.answer
}

/** The version that a phone has reached which has everything. */
const latest = async () => (await changes(null, 'first')).version

interface Edit {
  id?: string
  kind: 'item' | 'text' | 'area' | 'resource' | 'setting'
  path: string
  part?: string
  changes: object
  seen: number
  after?: string[]
}

async function edit(person: Person, wanted: Edit): Promise<Answer> {
  const [row] = await database.as(person, (query) =>
    query<{ answer: Answer }>('select edit_shop($1::text::jsonb) as answer', [
      JSON.stringify({ id: crypto.randomUUID(), ...wanted }),
    ]),
  )
  return row!.answer
}

const item = (key: string) => `seeds-catalog/${key}`
const inAll = (word: string) => ({ en: word, pa: `${word} ਪੰ`, hi: `${word} हि` })
const partOf = ({ en }: { en: string }) => createHash('sha256').update(en).digest('hex').slice(0, 16)
const textEdit = (path: string, was: { en: string }, words: object | null, seen: number): Edit => ({
  kind: 'text',
  path,
  part: partOf(was),
  changes: { was, words },
  seen,
})
const itemEdit = (changed: object, seen: number): Edit => ({
  kind: 'item',
  path: item('item-1'),
  changes: changed,
  seen,
})
const areaEdit = (changed: object, seen: number, path = 'sarna'): Edit => ({
  kind: 'area',
  path,
  changes: changed,
  seen,
})
const machineEdit = (changed: object, seen: number, path = 'thresher'): Edit => ({
  kind: 'resource',
  path,
  changes: changed,
  seen,
})
const settingEdit = (key: string, value: unknown, seen: number): Edit => ({
  kind: 'setting',
  path: key,
  changes: { value },
  seen,
})
const events = (target: string) =>
  database.query<{ who: string; before: Fact | null; after: Fact }>(
    'select who, before, after from edit_events where target = $1 order by version desc, at desc',
    [target],
  )

describe('an edit', () => {
  test('of a product changes the named fields, reaches phones, and changes nothing else', async () => {
    const seen = await latest()
    const about = inAll('Sow in June')
    const answer = await edit(editor!, {
      kind: 'item',
      path: item('item-1'),
      changes: { price_paise: 4_550, available: false, about },
      seen,
    })
    const after = await changes(seen)
    expect(answer).toEqual({ done: after.version })
    expect(after).toMatchObject({ more: false, texts: [], areas: [] })
    expect(after.items).toMatchObject([
      { id: item('item-1'), price_paise: 4_550, available: false, about, name: { en: 'Seed item-1' } },
    ])
  })

  test('of a text reaches every phone, and null restores the build’s text', async () => {
    const was = inAll('Old words')
    const seen = await latest()
    await edit(manager!, textEdit('blog/soil-sample', was, inAll('New words'), seen))
    const after = await changes(seen)
    expect(after.texts).toMatchObject([
      { path: 'blog/soil-sample', part: partOf(was), was, words: inAll('New words') },
    ])
    await edit(editor!, textEdit('blog/soil-sample', was, null, after.version))
    expect((await changes(after.version)).texts).toMatchObject([{ words: null }])
  })

  test('of the centre and of its delivery areas is for admins and managers only', async () => {
    const seen = await latest()
    const name = settingEdit('name', inAll('Krishi Seva'), seen)
    expect(await outcome(edit(editor!, name))).toBe('42501')
    expect(await outcome(edit(editor!, areaEdit({ fee_paise: 0 }, seen)))).toBe('42501')
    expect(await edit(manager!, name)).toMatchObject({ done: expect.any(Number) })
    expect(await edit(admin!, areaEdit({ fee_paise: 2_500 }, seen))).toMatchObject({
      done: expect.any(Number),
    })
    const after = await changes(seen)
    expect(after.settings).toMatchObject([{ key: 'name', value: inAll('Krishi Seva') }])
    expect(after.areas).toMatchObject([{ id: 'sarna', fee_paise: 2_500, free_from_paise: 50_000 }])
  })

  test.each([['guest'], ['viewer'], ['staff'], ['service key']] as const)('is refused to %s', async (who) => {
    const person = who === 'guest' || who === 'service key' ? who : await database.person([who])
    const seen = await latest()
    for (const wanted of [
      { kind: 'item', path: item('item-1'), changes: { price_paise: 1 }, seen } as const,
      textEdit('help', inAll('Old'), inAll('New'), seen),
      areaEdit({ fee_paise: 0 }, seen),
    ])
      expect(await outcome(edit(person, wanted))).toBe('42501')
    expect((await changes(seen)).items).toEqual([])
  })

  test('that is sent twice is applied once and answered twice; other content under its id is refused', async () => {
    const seen = await latest()
    const wanted: Edit = {
      id: crypto.randomUUID(),
      kind: 'item',
      path: item('item-1'),
      changes: { price_paise: 5_000 },
      seen,
    }
    const first = await edit(editor!, wanted)
    await edit(manager!, {
      ...wanted,
      id: crypto.randomUUID(),
      changes: { price_paise: 6_000 },
      seen: (first as { done: number }).done,
    })
    expect(await edit(editor!, wanted)).toEqual(first)
    expect((await changes(seen)).items).toMatchObject([{ price_paise: 6_000 }])
    expect(await outcome(edit(editor!, { ...wanted, changes: { price_paise: 1 } }))).toBe('PT409')
    expect(await outcome(edit(manager!, wanted))).toBe('PT409')
    expect(await events(`item:${item('item-1')}`)).toHaveLength(2)
  })

  test('without changes has its receipt too', async () => {
    const seen = await latest()
    const wanted: Edit = {
      id: crypto.randomUUID(),
      kind: 'item',
      path: item('item-1'),
      changes: { price_paise: 4_000 },
      seen,
    }
    const first = await edit(editor!, wanted)
    expect(await edit(editor!, wanted)).toEqual(first)
    expect((await changes(seen)).items).toEqual([])
  })

  test('of a value that somebody else has changed writes nothing and returns the current value', async () => {
    const seen = await latest()
    await edit(editor!, { kind: 'item', path: item('item-1'), changes: { price_paise: 5_000 }, seen })
    const mine = { kind: 'item', path: item('item-1'), changes: { price_paise: 6_000 } } as const
    const answer = await edit(manager!, { ...mine, seen })
    expect(answer).toMatchObject({ conflict: { price_paise: 5_000, id: item('item-1') } })
    expect((await changes(seen)).items).toMatchObject([{ price_paise: 5_000 }])
    // Having seen it, they may.
    const { conflict } = answer as { conflict: Fact }
    expect(await edit(manager!, { ...mine, seen: conflict.version })).toMatchObject({
      done: expect.any(Number),
    })
  })

  test('based on the same phone’s last one, whose answer was lost, is no conflict with it', async () => {
    const seen = await latest()
    const first = crypto.randomUUID()
    const wanted = { kind: 'item', path: item('item-1'), seen } as const
    await edit(editor!, { ...wanted, id: first, changes: { price_paise: 5_000 } })
    expect(await edit(editor!, { ...wanted, changes: { price_paise: 5_500 } })).toHaveProperty('conflict')
    expect(
      await edit(editor!, { ...wanted, changes: { price_paise: 5_500 }, after: [first] }),
    ).toHaveProperty('done')
  })

  test('by the console or by an old client is a conflict for editors who had not seen it', async () => {
    const seen = await latest()
    await database.query(`update catalogue_items set price_paise = 9 where id = $1`, [item('item-2')])
    expect(
      await edit(editor!, { kind: 'item', path: item('item-2'), changes: { available: false }, seen }),
    ).toMatchObject({ conflict: { price_paise: 9 } })
  })

  test.each<[string, Partial<Edit>]>([
    ['a price of nothing', { changes: { price_paise: 0 } }],
    ['a price in rupees and paise', { changes: { price_paise: 45.5 } }],
    ['a price that is a word', { changes: { price_paise: '4500' } }],
    ['a price past all sense', { changes: { price_paise: 1e12 } }],
    ['a name in one language', { changes: { name: { en: 'Wheat' } } }],
    ['an empty name', { changes: { name: { ...inAll('x'), pa: '  ' } } }],
    ['control characters', { changes: { name: { ...inAll('x'), en: 'a\u0007b' } } }],
    ['a name of 201 characters', { changes: { name: { ...inAll('x'), en: 'x'.repeat(201) } } }],
    ['a unit that phones cannot write', { changes: { pack_unit: 'maund' } }],
    ['a field that is none', { changes: { version: 1 } }],
    ['who edited it', { changes: { edited_by: null } }],
    ['nothing at all', { changes: {} }],
    ['a product that is none', { path: 'seeds-catalog/none', changes: { available: true } }],
    [
      'a part named after other words',
      { ...textEdit('help', inAll('a'), inAll('b'), 0), part: partOf({ en: 'c' }) },
    ],
    ['words in a place that is no path', textEdit('../help', inAll('a'), inAll('b'), 0)],
    ['words of 4001 characters', textEdit('help', inAll('a'), { ...inAll('b'), en: 'b'.repeat(4001) }, 0)],
  ])('of %s is refused and changes nothing', async (_, wanted) => {
    const seen = await latest()
    const whole = { kind: 'item' as const, path: item('item-1'), changes: {}, ...wanted, seen }
    expect(['PT422', '23514', '22P02']).toContain(await outcome(edit(editor!, whole)))
    expect(await changes(seen)).toMatchObject({ items: [], texts: [], areas: [] })
  })

  const week = (hours: unknown) => [null, hours, hours, hours, hours, hours, hours]
  const day = (change: object) => [
    { from: '2026-12-25', to: '2026-12-25', hours: null, name: null, ...change },
  ]

  test.each([
    ['phone', '90000'],
    ['phone', 'javascript:alert(1)'],
    ['email', 'nobody'],
    ['map', 'https://elsewhere.example/#32.1,75.1'],
    ['gstin', '03AAAAA0000A1'],
    ['upi', 'nobody'],
    ['seedLicence', '<b>'],
    ['logo', 'https://elsewhere.example/logo.png'],
    ['logo', 'f'.repeat(64)],
    ['site', 'https://elsewhere.example'],
    ['name', inAll('a'.repeat(200))],
    ['name', { en: 'Krishi' }],
    ['opening', week(null)],
    ['opening', week([1080, 540])],
    ['opening', week([1320, 1560])],
    ['opening', [[540, 1080]]],
    ['closures', day({ from: '2026-02-30' })],
    ['closures', day({ to: '2026-12-24' })],
    ['closures', day({ to: '2027-12-25' })],
    ['closures', day({ hours: [780, 540] })],
    ['closures', day({ name: inAll('') })],
    ['closures', Array.from({ length: 101 }, () => day({})[0])],
    ['off', ['javascript:alert(1)']],
  ])('of the centre’s %s to %j is refused and changes nothing', async (key, value) => {
    const seen = await latest()
    expect(await outcome(edit(admin!, settingEdit(key, value, seen)))).toBe('PT422')
    expect((await changes(seen)).settings).toEqual([])
  })

  test.each([
    ['phone', '+91 98765 43210'],
    ['upi', 'khetseva@sbi'],
    ['upi', ''],
    ['seedLicence', 'PB/PTK/SEED/2026-118'],
    ['seedLicence', ''],
    ['opening', week([540, 1440])],
    ['closures', day({ hours: [540, 780], name: inAll('Half day') })],
    ['off', ['/loans', '/farm-equipment#workers']],
  ])('of the centre’s %s to %j reaches every phone, and null restores the build’s', async (key, value) => {
    const seen = await latest()
    await edit(manager!, settingEdit(key, value, seen))
    const { settings, version } = await changes(seen)
    expect(settings).toMatchObject([{ key, value }])
    await edit(admin!, settingEdit(key, null, version))
    expect((await changes(version)).settings).toMatchObject([{ key, value: null }])
  })

  test('of a price, a pack and a fee is taken up to the limits that the forms say, and refused above', async () => {
    const limits = [
      { at: 'price_paise', most: mostPaise },
      { at: 'pack_amount', most: mostInPack },
    ]
    for (const { at, most } of limits) {
      expect(await edit(admin!, itemEdit({ [at]: most }, await latest()))).toMatchObject({
        done: expect.any(Number),
      })
      expect(await outcome(edit(admin!, itemEdit({ [at]: most + 0.001 }, await latest())))).toBe('PT422')
    }
    expect(await edit(admin!, areaEdit({ fee_paise: mostPaise }, await latest()))).toMatchObject({
      done: expect.any(Number),
    })
    expect(await outcome(edit(admin!, areaEdit({ fee_paise: mostPaise + 1 }, await latest())))).toBe('PT422')
  })

  test('of a liter’s price for households changes the order’s price with the card’s', async () => {
    await database.query(
      `insert into bulk_prices values ($1, 'domestic', 1, 3000), ($1, 'commercial', 10, 2000)`,
      [item('item-0')],
    )
    await edit(editor!, {
      kind: 'item',
      path: item('item-0'),
      changes: { price_paise: 3_300 },
      seen: await latest(),
    })
    const lines = JSON.stringify([{ product_id: item('item-0'), quantity: 2 }])
    const [row] = await database.query<{ lines: { line_paise: number }[] }>(
      'select priced_lines($1::text::jsonb) as lines',
      [lines],
    )
    expect(row!.lines).toMatchObject([{ unit_paise: 3_300, line_paise: 6_600 }])
    await database.query(`delete from bulk_prices where product_id = $1`, [item('item-0')])
  })

  test('with script in it is plain text', async () => {
    const name = inAll('<script>alert(1)</script>')
    const seen = await latest()
    await edit(editor!, { kind: 'item', path: item('item-1'), changes: { name }, seen })
    expect((await changes(seen)).items).toMatchObject([{ name }])
  })

  test('is in the log with the old value, for editors, managers and admins', async () => {
    const seen = await latest()
    await edit(editor!, { kind: 'item', path: item('item-1'), changes: { price_paise: 5_000 }, seen })
    const [event] = await database.as(manager!, (query) =>
      query<{ who: string; before: Fact; after: Fact }>(
        `select who, before, after from edit_events where target = $1 order by version desc limit 1`,
        [`item:${item('item-1')}`],
      ),
    )
    expect(event).toMatchObject({
      who: editor!.id,
      before: { price_paise: 4_000 },
      after: { price_paise: 5_000 },
    })
  })
})

describe('a seed', () => {
  const seed = (price: number) =>
    publish(
      database,
      `seed ${price}`,
      [0, 1, 2].map((n) =>
        contentRow(`item-${n}`, { position: n, price_paise: price, name: inAll(`Wheat ${price}`) }),
      ),
    )

  test.each<[string, object]>([
    ['a price', { price_paise: 5_000 }],
    ['that something is not there today', { available: false }],
    ['a name', { name: inAll('Our wheat') }],
    ['a badge', { badge: inAll('New') }],
    ['what is said about it', { about: inAll('Sow in June') }],
    ['a pack', { pack_amount: 2.5 }],
  ])('does not undo %s', async (_, changed) => {
    const seen = await latest()
    await edit(editor!, { kind: 'item', path: item('item-1'), changes: changed, seen })
    const { version } = await changes(seen)
    expect(await seed(7_000)).toMatchObject({ changed: 2, kept_for_editor: 1 })
    const [stored] = await database.query(
      `select version::float8 as version from catalogue_items where id = $1`,
      [item('item-1')],
    )
    expect(stored).toEqual({ version })
  })

  test('does not undo texts, settings and fees', async () => {
    const seen = await latest()
    await edit(editor!, textEdit('help', inAll('Old'), inAll('New'), seen))
    await edit(admin!, settingEdit('name', inAll('Krishi Seva'), seen))
    await edit(admin!, areaEdit({ fee_paise: 3_300 }, await latest(), 'pathankot-city'))
    const before = await changes(seen)
    await seed(8_000)
    const after = await changes(seen)
    expect([after.texts, after.areas, after.settings]).toEqual([before.texts, before.areas, before.settings])
    // A phone with a build of that seed gets them too.
    const first = await changes(null, 'seed 8000')
    expect(first.items).toEqual([])
    expect([first.texts, first.areas]).toEqual([before.texts, expect.arrayContaining(before.areas)])
  })
})

describe('a machine', () => {
  afterEach(async () => {
    for (const [id, { pieces, hour_paise: hour, day_paise: day, needs }] of Object.entries<ResourceFact>(
      resources,
    ))
      await database.query(
        `update resources set pieces = $2, opens = '07:00', open_minutes = 720, way_minutes = 60, hour_paise = $3, day_paise = $4,
           needs = $5, retired_at = null where id = $1`,
        [id, pieces, hour, day, needs.toSorted()],
      )
    await database.query('truncate edit_events')
  })

  test('begins as the content has it, and no phone hears of it', async () => {
    const rows = await database.query<{ fact: object }>(
      `select shop_fact('resource', id, null) as fact from resources`,
    )
    expect(rows.map(({ fact }) => fact)).toEqual(
      expect.arrayContaining(
        Object.entries<ResourceFact>(resources).map(([id, fact]) =>
          expect.objectContaining({ id, ...fact, needs: expect.arrayContaining([...fact.needs]) }),
        ),
      ),
    )
    expect(rows).toHaveLength(Object.keys(resources).length)
  })

  test('is a manager’s and an admin’s, not an editor’s or staff’s; phones hear of it whole', async () => {
    const seen = await latest()
    const wanted = { pieces: 3, opens: '20:00', open_minutes: 600, way_minutes: 0, hour_paise: 20_000 }
    for (const person of [editor!, await database.person(['staff']), 'guest', 'service key'] as const)
      expect(await outcome(edit(person, machineEdit(wanted, seen)))).toBe('42501')
    expect(await edit(manager!, machineEdit(wanted, seen))).toHaveProperty('done')
    const { resources: changed, version } = await changes(seen)
    expect(changed).toMatchObject([
      { id: 'thresher', ...wanted, opens: '20:00:00', day_paise: 120_000, paused: false },
    ])
    // Also a phone that was never here, whatever its build.
    expect((await changes(null, 'first')).resources).toEqual(expect.arrayContaining(changed))
    expect(await edit(admin!, machineEdit({ day_paise: null, paused: true }, version))).toHaveProperty('done')
    expect((await changes(version)).resources).toMatchObject([{ day_paise: null, paused: true }])
    expect(
      await database.query(`select slot_problem(r, tstzrange(now() + '1 day', now() + '25 hours')) as problem
      from resources r where id = 'thresher'`),
    ).toEqual([{ problem: 'retired' }])
  })

  test('of two managers at once keeps the first one’s change and shows it to the second', async () => {
    const seen = await latest()
    await edit(manager!, machineEdit({ day_paise: 130_000 }, seen))
    expect(await edit(admin!, machineEdit({ pieces: 2 }, seen))).toMatchObject({
      conflict: { id: 'thresher', day_paise: 130_000, pieces: 1 },
    })
  })

  test('is in the log with its name and what was before, and goes back to that', async () => {
    const change = { needs: ['tractor-operator'], paused: true, hour_paise: 100_000 }
    await edit(manager!, machineEdit(change, await latest(), 'tractor-trolley'))
    interface Log {
      edits: { changed: Record<string, [unknown, unknown]> }[]
    }
    const [row] = await database.as(manager!, (query) => query<{ log: Log }>('select edit_log() as log'))
    const [logged] = row!.log.edits
    expect(logged).toMatchObject({
      target: 'resource:tractor-trolley',
      was: { en: 'Tractor with Trolley' },
      changed: {
        needs: [[], ['tractor-operator']],
        paused: [false, true],
        hour_paise: [90_000, 100_000],
      },
    })
    const past = Object.fromEntries(Object.entries(logged!.changed).map(([field, [was]]) => [field, was]))
    expect(await edit(manager!, machineEdit(past, await latest(), 'tractor-trolley'))).toHaveProperty('done')
    const [after] = await database.query(
      `select needs, retired_at, hour_paise from resources where id = 'tractor-trolley'`,
    )
    expect(after).toEqual({ needs: [], retired_at: null, hour_paise: 90_000 })
  })

  test.each<[string, object]>([
    ['no pieces', { pieces: 0 }],
    ['51 pieces', { pieces: 51 }],
    ['half a piece', { pieces: 1.5 }],
    ['a time that is none', { opens: '24:00' }],
    ['seconds', { opens: '07:00:30' }],
    ['less than an hour', { open_minutes: 59 }],
    ['more than a day', { open_minutes: 1441 }],
    ['a way of no minutes', { way_minutes: null }],
    ['a price of nothing', { hour_paise: 0 }],
    ['a price that is a word', { day_paise: '₹1,200' }],
    ['itself along', { needs: ['thresher'] }],
    ['something unknown along', { needs: ['elephant'] }],
    ['nothing at all along', { needs: [null] }],
    ['one thing along, not in a list', { needs: 'drone' }],
    ['what needs it along, whatever way round', { needs: ['rotavator'] }],
    ['a word for a pause', { paused: 'yes' }],
    ['another name', { name: inAll('Thresher') }],
    ['nothing', {}],
  ])('with %s is refused and changes nothing', async (_, changed) => {
    await database.query(`update resources set needs = '{drone}' where id = 'rotavator'`)
    await database.query(`update resources set needs = '{thresher}' where id = 'drone'`)
    const seen = await latest()
    expect(await outcome(edit(admin!, machineEdit(changed, seen)))).toBe('PT422')
    expect((await changes(seen)).resources).toEqual([])
    await database.query(`update resources set needs = '{}' where id in ('rotavator', 'drone')`)
  })

  test('that is none is refused, and the database itself lets nobody write a circle', async () => {
    expect(await outcome(edit(admin!, machineEdit({ pieces: 2 }, await latest(), 'elephant')))).toBe('PT422')
    const circle = database.query(
      `update resources set needs = '{tractor-with-operator}' where id = 'tractor-operator'`,
    )
    expect(await outcome(circle)).toBe('23514')
  })
})

describe('the fee', () => {
  const fee = async (area: string) => {
    const lines = JSON.stringify([{ catalogue: 'daily-needs', line_paise: 10_000 }])
    const [row] = await database.query<{ fee: number }>(
      'select delivery_fee($1::text::jsonb, $2)::int as fee',
      [lines, area],
    )
    return row!.fee
  }

  test('of an order is the edited one, also for a new area, and a removed area gets no delivery', async () => {
    const { version: seen } = await changes(null, 'first')
    await edit(admin!, areaEdit({ fee_paise: 4_400 }, seen, 'pathankot-city'))
    expect(await fee('pathankot-city')).toBe(4_400)
    const area = {
      title: inAll('Malikpur'),
      brought: inAll('next day'),
      fee_paise: 900,
      free_from_paise: 20_000,
    }
    await edit(admin!, areaEdit(area, seen, 'malikpur'))
    expect(await fee('malikpur')).toBe(900)
    await edit(admin!, areaEdit({ served: false }, await latest(), 'malikpur'))
    expect(await outcome(fee('malikpur'))).toBe('P0001')
  })

  test('a new area without a name or a fee is refused', async () => {
    expect(await outcome(edit(admin!, areaEdit({ fee_paise: 900 }, await latest(), 'nowhere')))).toBe('PT422')
  })
})

test('no change is missed, whatever is edited, published and read, in pages of any size', async () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('item' as const), n: fc.nat(2) }),
    fc.record({ do: fc.constant('text' as const), n: fc.nat(2) }),
    fc.record({ do: fc.constant('area' as const), n: fc.nat(2) }),
    fc.record({ do: fc.constant('publish' as const), n: fc.nat(4) }),
    fc.record({ do: fc.constant('read' as const), n: fc.nat(2) }),
  )
  const areas = ['sarna', 'sarna-station', 'pathankot-city']
  let tick = 0
  const perform = async (what: 'item' | 'text' | 'area' | 'publish' | 'read', n: number) => {
    const value = ++tick
    const seen = Number.MAX_SAFE_INTEGER
    if (what === 'publish') return publish(database, 'first', contentRows(n + 1))
    if (what === 'item')
      return edit(editor!, {
        kind: 'item',
        path: item(`item-${n}`),
        changes: { price_paise: value },
        seen,
      }).catch(() => {})
    if (what === 'text') return edit(editor!, textEdit('help', inAll(`old ${n}`), inAll(`${value}`), seen))
    if (what === 'area') return edit(admin!, areaEdit({ fee_paise: value }, seen, areas[n]))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { maxLength: 12 }),
      fc.integer({ min: 1, max: 4 }),
      async (history, size) => {
        const stored = new Map<string, Fact>()
        let since: number | null = null
        const read = async () => {
          for (let more = true; more;) {
            const page: ShopChanges = await changes(since, 'first', size)
            for (const fact of page.items) stored.set(`item ${fact.id}`, fact)
            for (const fact of page.texts) stored.set(`text ${fact.path} ${String(fact['part'])}`, fact)
            for (const fact of page.areas) stored.set(`area ${fact.id}`, fact)
            since = page.version
            more = page.more
          }
        }
        for (const { do: what, n } of history) await (what === 'read' ? read() : perform(what, n))
        await read()
        const all = await changes(-1, null, 5000)
        for (const fact of all.texts)
          expect(stored.get(`text ${fact.path} ${String(fact['part'])}`)).toEqual(fact)
        for (const fact of all.areas) expect(stored.get(`area ${fact.id}`)).toEqual(fact)
        const edited = await database.query<{ id: string }>('select id from catalogue_items where edited')
        for (const { id } of edited)
          expect(stored.get(`item ${id}`)).toEqual(all.items.find((fact) => fact.id === id))
      },
    ),
    { numRuns: rounds(10, 40) },
  )
})

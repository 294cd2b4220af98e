import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAnswer, openAtTheDesk, type AtTheDesk, type DeskItem, type DeskPage } from './at-the-desk.ts'
import { submission } from './open-desk.ts'

let desk: AtTheDesk
let staff: { id: string }
beforeAll(async () => {
  desk = await openAtTheDesk()
  staff = await desk.database.person(['staff'])
})
afterAll(() => desk.database.close())

/** A phone at the desk: the beginning page by page, then the changes. */
function phone() {
  const stored = new Map<string, DeskItem>()
  let since: number | undefined
  let before: number | null = null
  const keep = ({ items }: DeskPage) => {
    for (const item of items) {
      const there = stored.get(`${item.what} ${item.id}`)
      if (!there || there.n < item.n) stored.set(`${item.what} ${item.id}`, item)
    }
  }
  return {
    held: stored,
    async onePage() {
      if (since === undefined || before !== null) {
        const page = await desk.page(staff, null, before)
        since ??= page.version
        before = page.more ? page.before : null
        keep(page)
        return page.more
      }
      const page = await desk.page(staff, since)
      expect(page.version).toBeGreaterThanOrEqual(since)
      since = page.version
      keep(page)
      return page.more
    },
    async poll() {
      for (let more = true; more;) more = (await this.onePage()) || before !== null
    },
  }
}

test('a phone ends with the centre’s state, whatever happens between two pages', async () => {
  const farmer = await desk.database.person()
  const follower = phone()
  const sent: string[] = []
  let seed = 11
  const pick = (of: number) => (seed = (seed * 48_271) % 2_147_483_647) % of
  for (let round = 0; round < 40; round++) {
    const batch = Array.from({ length: pick(9) }, () => submission())
    if (batch.length > 0) await desk.send(farmer, batch)
    sent.push(...batch.map(({ id }) => id))
    const answers = Array.from({ length: sent.length > 0 ? pick(4) : 0 }, () =>
      deskAnswer({ item: sent[pick(sent.length)]!, seen: 9e14, note: `note ${seed}` }),
    )
    for (const { refused } of await desk.answer(staff, answers)) expect(refused).toBeUndefined()
    // After this many pages there is another change.
    for (let pages = pick(3); pages > 0; pages--) await follower.onePage()
  }
  await follower.poll()
  const fresh = phone()
  await fresh.poll()
  expect(follower.held.size).toBe(sent.length)
  expect(Object.fromEntries(follower.held)).toEqual(Object.fromEntries(fresh.held))
})

test('the first sync has open items and those of the last 90 days, the latest first; others arrive once they change', async () => {
  const [first, second, third] = [await desk.request(), await desk.request(), await desk.request()]
  await desk.answer(staff, [deskAnswer({ item: first.id, seen: 9e14, status: 'done' })])
  await desk.page(staff)
  // As if a hundred days had passed.
  await desk.database.query(`update desk_items set n = n - 100::bigint * 86400000 where id = any ($1)`, [
    [first.id, second.id],
  ])
  const { items, version } = await desk.page(staff)
  const ids = items.map(({ id }) => id)
  expect(ids[0]).toBe(third.id)
  expect(ids).not.toContain(first.id)
  const all: string[] = []
  for (let at: number | null = null; ;) {
    const page = await desk.page(staff, null, at)
    all.push(...page.items.map(({ id }) => id))
    if (!page.more) break
    at = page.before
  }
  expect(all.at(-1)).toBe(second.id)
  expect(new Set(all).size).toBe(all.length)
  await desk.answer(staff, [deskAnswer({ item: first.id, seen: 9e14, note: 'Once more.' })])
  const delta = await desk.page(staff, version)
  expect(delta.items.map(({ id }) => id)).toEqual([first.id])
  expect(await desk.page(staff, delta.version)).toMatchObject({
    items: [],
    version: delta.version,
    more: false,
  })
})

test('a page has at most 1 MB of text, and a larger item is sent alone', async () => {
  const { version } = await desk.page(staff)
  const concerns = 'x'.repeat(60_000)
  const farmer = await desk.database.person()
  for (let sent = 0; sent < 20; sent++)
    await desk.send(farmer, [submission({ answers: { name: 'x', phone: '9876543210', concerns } })])
  const sizes: number[] = []
  for (let since = version, more = true; more;) {
    const page: DeskPage = await desk.page(staff, since)
    sizes.push(page.items.length)
    ;({ version: since, more } = page)
  }
  expect(sizes).toEqual([17, 3])
})

test('a page has at most 1 MB with the events of bookings, at the desk and on the phone of their farmer', async () => {
  const { version } = await desk.page(staff)
  const farmer = await desk.database.person()
  const sent = Array.from({ length: 30 }, () => submission())
  await desk.send(farmer, sent)
  await desk.database.query(
    `with begun as (
       insert into bookings (id, request_id, resource_id)
       select gen_random_uuid(), id, 'thresher' from unnest($1::uuid[]) id returning id
     )
     insert into booking_events (booking_id, what, told_by, reason)
     select id, 'asked', 'owner', repeat('x', 500) from begun, generate_series(1, 100)`,
    [sent.map(({ id }) => id)],
  )
  for (const [from, read] of [
    [version, (since: number) => desk.page(staff, since)],
    [0, (since: number) => desk.changes(farmer, since)],
  ] as const) {
    const ids: string[] = []
    for (let since: number = from, more = true; more;) {
      const page = await read(since)
      const rows = 'items' in page ? page.items : page.requests
      expect(JSON.stringify(page).length).toBeLessThan(1.1 * 2 ** 20)
      ids.push(...rows.map(({ id }) => id))
      ;({ version: since, more } = page)
    }
    expect(ids.toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
  }
})

test('a call with an unknown number returns the latest number', async () => {
  const { version } = await desk.page(staff)
  expect((await desk.page(staff, version + 10 ** 9)).version).toBe(version)
})

test('the assignee’s account can be deleted, and the desk gets that change', async () => {
  const leaver = await desk.database.person(['staff'])
  const { id } = await desk.request()
  await desk.answer(leaver, [deskAnswer({ item: id, seen: 9e14, assignee: leaver.id, seenAssignee: '' })])
  const { version } = await desk.page(staff)
  await desk.database.query('delete from auth.users where id = $1', [leaver.id])
  expect((await desk.page(staff, version)).items).toMatchObject([{ id, assignee: null }])
})

test('changes elsewhere arrive too: a replaced request, a paid or canceled order', async () => {
  const [mended, ordered] = [await desk.request(), await desk.order()]
  const { version } = await desk.page(staff)
  const newer = submission({ replaces: mended.id })
  await desk.send(mended.farmer, [newer])
  const first = await desk.page(staff, version)
  expect(new Map(first.items.map(({ id, request }) => [id, request?.status]))).toEqual(
    new Map([
      [mended.id, 'replaced'],
      [newer.id, 'received'],
    ]),
  )
  await desk.call('service key', `open_payment($1::uuid, 'sandbox', $1::text, 'https://example.org')`, [
    ordered.id,
  ])
  const second = await desk.page(staff, first.version)
  expect(second.items.map(({ id }) => id)).toEqual([ordered.id])
  await desk.call(ordered.farmer, 'cancel_order($1)', [ordered.id])
  expect((await desk.page(staff, second.version)).items).toMatchObject([
    { id: ordered.id, order: { state: 'cancelled' }, open: false },
  ])
})

test('rows of a deleted account leave the desk, and the next call gets the other changes', async () => {
  const manager = await desk.database.person(['manager'])
  const { version } = await desk.page(staff)
  const [request, order, other] = [await desk.request(), await desk.order(), await desk.request()]
  await desk.answer(manager, [
    deskAnswer({ item: request.id, seen: 9e14, assignee: manager.id, seenAssignee: '' }),
    deskAnswer({ item: request.id, seen: 9e14, note: 'done', status: 'done' }),
  ])
  await desk.call(order.farmer, 'cancel_order($1)', [order.id])
  for (const { farmer } of [request, order]) await desk.call('service key', 'delete_account($1)', [farmer.id])
  expect((await desk.page(staff, version)).items.map(({ id }) => id)).toEqual([other.id])
  const { items } = await desk.page(staff)
  expect(items.filter((item) => !(item.request ?? item.order))).toEqual([])
})

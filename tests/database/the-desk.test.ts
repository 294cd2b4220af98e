import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outcome } from './as-person.ts'
import { deskAnswer, openAtTheDesk, type AtTheDesk, type DeskAction } from './at-the-desk.ts'
import { newGuest, submission } from './open-desk.ts'

let desk: AtTheDesk
type Someone = { id: string }
let staff: Someone
let colleague: Someone
let manager: Someone
let viewer: Someone
let editor: Someone
beforeAll(async () => {
  desk = await openAtTheDesk()
  staff = await desk.database.person(['staff'], { display_name: 'Harjit' })
  colleague = await desk.database.person(['staff'], { display_name: 'Meena' })
  manager = await desk.database.person(['manager'], { display_name: 'Balwinder' })
  viewer = await desk.database.person(['viewer'])
  editor = await desk.database.person(['editor'])
})
afterAll(() => desk.database.close())

let id: string
let farmer: Someone
beforeEach(async () => ({ id, farmer } = await desk.request()))

const seen = (what?: string) => desk.seen(staff, id, what)
const only = async (person: Someone, change: Partial<DeskAction>) =>
  (await desk.answer(person, [deskAnswer({ item: id, seen: 9e14, ...change })]))[0]!
const refused = async (person: Someone, change: Partial<DeskAction>) => (await only(person, change)).refused
const noted = async (person: Someone, change: Partial<DeskAction>) =>
  expect((await only(person, change)).receipt).toBeDefined()

describe('access to the desk', () => {
  test('is for staff, managers and admins only', async () => {
    const admin = await desk.database.person(['admin'])
    for (const person of [staff, manager, admin])
      expect((await desk.page(person)).items.map((item) => item.id)).toContain(id)
    for (const person of [viewer, editor, farmer, 'guest'] as const) {
      expect(await outcome(desk.page(person))).toBe('42501')
      expect(await outcome(desk.call(person, `desk_find('Gurpreet')`))).toBe('42501')
      expect(await outcome(desk.call(person, 'desk_colleagues()'))).toBe('42501')
      expect(await outcome(desk.call(person, 'desk_report()'))).toBe('42501')
    }
  })

  test('includes the sender and the events, with the colleague’s name, which the farmer does not get', async () => {
    await noted(staff, { note: 'Bring the sample.', status: 'in_review' })
    expect(await seen()).toMatchObject({
      owner: farmer.id,
      open: true,
      from: { name: 'Gurpreet Singh' },
      request: { status: 'in_review', answers: { name: 'Gurpreet' } },
      log: [
        { to: 'received', by: 'owner', who: null },
        { from: 'received', to: 'in_review', note: 'Bring the sample.', by: 'centre', who: 'Harjit' },
      ],
    })
    const changes = JSON.stringify(await desk.changes(farmer))
    expect(changes).toContain('Bring the sample.')
    expect(changes).not.toContain('Harjit')
    expect(changes).not.toContain(staff.id)
  })

  test('includes guests’ requests, and none of their secrets', async () => {
    const entry = submission()
    await desk.send('guest', [entry], newGuest())
    const item = await desk.seen(staff, entry.id)
    expect(item).toMatchObject({ owner: null, from: null, request: { status: 'received' } })
    expect(JSON.stringify(item)).not.toMatch(/guest_hash|secret/)
  })

  test('finds old items by reference, by phone and by words', async () => {
    const find = async (wanted: string) =>
      (await desk.call<{ items: { id: string }[] }>(staff, 'desk_find($1)', [wanted])).items.map(
        (item) => item.id,
      )
    const { id: special } = await desk.request({
      answers: { name: 'ਜਸਵੰਤ', phone: '9123456780', concerns: '100%_white' },
    })
    const { request } = await desk.seen(staff, special)
    for (const wanted of [
      request!.reference,
      request!.reference.slice(3).toLowerCase(),
      '9123456780',
      'ਜਸਵੰਤ',
      '%_whi',
    ])
      expect(await find(wanted)).toEqual([special])
    expect(await find('%%%')).toEqual([])
    expect(await find('ab')).toEqual([])
    const order = await desk.order()
    expect(await find('9876500001')).toContain(order.id)
  })
})

describe('an answer', () => {
  test('reaches the person as a note and a status', async () => {
    await noted(staff, { note: 'Come by on Monday.', status: 'answered' })
    const { requests } = await desk.changes(farmer)
    expect(requests[0]).toMatchObject({ status: 'answered', events: [{}, { note: 'Come by on Monday.' }] })
    expect((await seen()).open).toBe(false)
  })

  test('sent again is applied once and gets the same receipt, also after the role is revoked', async () => {
    const leaver = await desk.database.person(['staff'])
    const entry = deskAnswer({ item: id, seen: 0, note: 'Once.' })
    entry.content = entry.content.replace('"seen":0', `"seen":${(await seen()).seen}`)
    const [first] = await desk.answer(leaver, [entry])
    await desk.database.query('delete from user_roles where user_id = $1', [leaver.id])
    const [again] = await desk.answer(leaver, [entry])
    expect(again).toEqual(first)
    expect(first!.receipt).toMatchObject({ id: entry.id, state: 'complete' })
    const item = await seen()
    expect(item.log.filter(({ note }) => note === 'Once.')).toHaveLength(1)
    expect(item.taken).toEqual([entry.id])
    expect(await desk.answer(staff, [entry])).toMatchObject([{ refused: { status: 409, code: 'conflict' } }])
  })

  test('changes a request’s status by allowed transitions only, and never to one of its owner', async () => {
    expect(await refused(staff, { status: 'received', note: 'x' })).toBeUndefined()
    for (const status of ['replaced', 'paid', ''])
      expect(await refused(manager, { status })).toMatchObject({ status: 422, field: 'status' })
    await noted(manager, { status: 'cancelled' })
    expect(await refused(manager, { status: 'in_review' })).toMatchObject({ status: 422, field: 'status' })
  })

  test('that approves, refuses, cancels or reopens needs a manager or an admin', async () => {
    for (const status of ['approved', 'rejected', 'cancelled'])
      expect(await refused(staff, { status })).toMatchObject({
        status: 403,
        code: 'not_allowed',
        field: 'status',
      })
    await noted(manager, { status: 'rejected' })
    expect(await refused(staff, { status: 'in_review', seen: (await seen()).seen })).toMatchObject({
      status: 403,
    })
    await noted(manager, { status: 'in_review' })
    await noted(await desk.database.person(['admin']), { status: 'approved', seen: (await seen()).seen })
    await noted(staff, { status: 'done', seen: (await seen()).seen })
  })

  test('is refused without a role of the desk, for each role, and changes nothing', async () => {
    for (const person of [viewer, editor, farmer])
      expect(await refused(person, { note: 'x' })).toMatchObject({ status: 403, code: 'not_allowed' })
    const entries = [deskAnswer({ item: id, seen: 0, note: 'x' })]
    expect(await outcome(desk.answer('guest', entries))).toBe('42501')
    expect((await seen()).log).toHaveLength(1)
  })

  const good = { item: '', seen: 9e14, note: 'x' }
  test.each([
    ['a note of ten megabytes', { ...good, note: 'x'.repeat(10_000_000) }, {}, 413],
    ['a note that is longer than it may be', { ...good, note: 'x'.repeat(2_001) }, {}, 422],
    ['a note that steers the screen', { ...good, note: 'a\u0007b' }, {}, 422],
    ['an empty note', { ...good, note: ' ' }, {}, 422],
    ['nothing to do', { item: '', seen: 1 }, {}, 422],
    ['a request that is not there', { ...good, item: crypto.randomUUID() }, {}, 404],
    ['no request', { ...good, item: 'x' }, {}, 422],
    ['a thing that is neither request nor order', { ...good, what: 'payment' }, {}, 422],
    ['something unknown', { ...good, role: 'admin' }, {}, 422],
    ['an assignee who is nobody', { ...good, assignee: crypto.randomUUID() }, {}, 422],
    ['a number that is none', { ...good, seen: -1 }, {}, 422],
    ['earlier answers that are no ids', { ...good, after: 'x' }, {}, 422],
    ['another form', good, { form: 'soil-test' }, 422],
    ['files', good, { manifest: [{}] }, 422],
  ])('with %s is returned, and the one beside it is applied', async (_what, change, changes, status) => {
    const fault = deskAnswer({ ...change, item: change.item || id }, changes)
    const fine = deskAnswer({ item: id, seen: 9e14, note: 'Fine.' })
    if (fault.content.length > 500_000)
      return expect(await outcome(desk.answer(staff, [fault]))).toBe('PT413')
    const [first, second] = await desk.answer(staff, [fault, fine])
    expect(first!.refused?.status).toBe(status)
    expect(second!.receipt).toBeDefined()
  })

  test('keeps a script in a note as plain text', async () => {
    const note = `<script>alert('x')</script>'; drop table requests; --`
    await noted(staff, { note })
    expect((await seen()).log.at(-1)!.note).toBe(note)
  })
})

describe('two answers to one request', () => {
  test('the second is returned after the first, and can be sent with the current state', async () => {
    const before = (await seen()).seen
    await noted(colleague, { note: 'I called him.', status: 'answered', seen: before })
    expect(await refused(staff, { note: 'Come by.', seen: before })).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
    expect((await seen()).log).toHaveLength(2)
    await noted(staff, { note: 'Come by.', seen: (await seen()).seen })
  })

  test('are no conflict if both are one’s own', async () => {
    const before = (await seen()).seen
    await noted(staff, { note: 'First.', seen: before })
    await noted(staff, { note: 'Second.', seen: before })
  })

  test('are a conflict if the second came from the person’s other phone', async () => {
    const before = (await seen()).seen
    const [first, second] = ['First.', 'Second.'].map((note) =>
      deskAnswer({ item: id, seen: before, note, after: '' }),
    )
    expect((await desk.answer(staff, [first]))[0]!.receipt).toBeDefined()
    expect(await desk.answer(staff, [second])).toMatchObject([
      { refused: { status: 409, code: 'answered_elsewhere' } },
    ])
    expect((await seen()).log).toHaveLength(2)
    await noted(staff, { note: 'Second.', seen: before, after: first!.id })
    await noted(staff, { note: 'Third.', seen: (await seen()).seen, after: '' })
    expect(await refused(colleague, { note: 'x', seen: before, after: first!.id })).toMatchObject({
      code: 'changed_meanwhile',
    })
  })

  test('of one phone are no conflict, though it has not read back what the first one set', async () => {
    const assigned = deskAnswer({ item: id, seen: 0, assignee: staff.id, seenAssignee: '', after: '' })
    await desk.answer(staff, [assigned])
    const change = { seen: 0, assignee: colleague.id, seenAssignee: '' }
    expect(await refused(staff, { ...change, after: '' })).toMatchObject({ code: 'changed_meanwhile' })
    await noted(staff, { ...change, after: assigned.id })
    const summed = deskAnswer({ item: id, seen: 0, summary: 'Wheat.', seenSummary: '', after: '' })
    await desk.answer(staff, [summed])
    const corrected = { seen: 0, summary: 'Wheat, yellow.', seenSummary: '' }
    expect(await refused(staff, { ...corrected, after: '' })).toMatchObject({ field: 'summary' })
    await noted(staff, { ...corrected, after: summed.id })
    expect(await seen()).toMatchObject({ assignee: colleague.id })
  })

  test('are a conflict after a change of its owner', async () => {
    const before = (await seen()).seen
    await desk.send(farmer, [submission({ replaces: id })])
    expect(await refused(staff, { note: 'x', seen: before })).toMatchObject({ code: 'changed_meanwhile' })
  })

  test('never has the id of a request, nor a request that of an answer: their files lie side by side', async () => {
    const answer = deskAnswer({ item: id, seen: 9e14, note: 'Ours.' })
    const [twin] = await desk.answer(staff, [{ ...answer, id }])
    expect(twin!.refused).toMatchObject({ status: 409 })
    expect((await desk.answer(staff, [answer]))[0]!.receipt).toBeDefined()
    const [copy] = await desk.send(farmer, [{ ...submission(), id: answer.id }])
    expect(copy!.refused).toMatchObject({ status: 409 })
  })

  test('of two different assignments the second gets a conflict', async () => {
    const change = (assignee: string) => ({ seen: 0, assignee, seenAssignee: '' })
    await noted(manager, change(staff.id))
    expect(await refused(colleague, change(colleague.id))).toMatchObject({
      code: 'changed_meanwhile',
      field: 'assignee',
    })
    await noted(colleague, change(staff.id))
    expect(await seen()).toMatchObject({ assignee: staff.id, assigned_to: 'Harjit' })
    await noted(staff, { seen: 0, assignee: '', seenAssignee: staff.id })
    expect(await seen()).toMatchObject({ assignee: null })
    const log = await desk.database.query(
      'select assignee, by_whom from desk_assignments where item = $1 order by id',
      [id],
    )
    expect(log).toEqual([
      { assignee: staff.id, by_whom: manager.id },
      { assignee: null, by_whom: staff.id },
    ])
  })

  test('only people who can see a request are assigned', async () => {
    for (const { id: assignee } of [viewer, editor, farmer])
      expect(await refused(manager, { assignee, seenAssignee: '' })).toMatchObject({
        status: 422,
        field: 'assignee',
      })
  })
})

describe('an order at the desk', () => {
  beforeEach(async () => ({ id, farmer } = await desk.order()))
  const order = async () => (await desk.seen(staff, id, 'order')).order!

  const paid = async () => {
    await desk.call('service key', `open_payment($1::uuid, 'sandbox', $1::text, 'https://example.org')`, [id])
    await desk.call('service key', `settle_payment('sandbox', $1, $1, 'paid', 4000, 'INR', now())`, [id])
  }

  test('is packed, shipped and delivered by staff once it is paid, with a note that its owner reads', async () => {
    expect(await refused(staff, { what: 'order', status: 'packed' })).toMatchObject({ status: 422 })
    expect(await refused(staff, { what: 'order', status: 'paid' })).toMatchObject({ status: 422 })
    await paid()
    const { seen: last } = await desk.seen(staff, id, 'order')
    await noted(staff, { what: 'order', status: 'packed', note: 'Two bags.', seen: last })
    expect((await order()).state).toBe('packed')
    const changes = await desk.call<{ orders: { events: { note: string | null }[] }[] }>(
      farmer,
      'order_changes()',
    )
    expect(changes.orders[0]!.events.at(-1)).toMatchObject({ to: 'packed', note: 'Two bags.' })
    await noted(staff, { what: 'order', note: 'On the way.', seen: last })
    expect((await desk.seen(staff, id, 'order')).log.at(-1)).toMatchObject({
      from: 'packed',
      to: 'packed',
      note: 'On the way.',
      by: 'centre',
      who: 'Harjit',
    })
  })

  test('is refunded by managers only, and only if it was paid', async () => {
    expect(await refused(manager, { what: 'order', status: 'cancelled' })).toBeUndefined()
    expect(await refused(manager, { what: 'order', status: 'refunded' })).toMatchObject({ status: 422 })
    ;({ id, farmer } = await desk.order())
    await paid()
    const { seen: last } = await desk.seen(staff, id, 'order')
    expect(await refused(staff, { what: 'order', status: 'refunded', seen: last })).toMatchObject({
      status: 403,
    })
    await noted(manager, { what: 'order', status: 'refunded', seen: last })
  })

  test('that was paid meanwhile is not cancelled by an answer based on the unpaid state', async () => {
    const { seen: before } = await desk.seen(staff, id, 'order')
    await paid()
    expect(await refused(staff, { what: 'order', status: 'cancelled', seen: before })).toMatchObject({
      code: 'changed_meanwhile',
    })
  })
})

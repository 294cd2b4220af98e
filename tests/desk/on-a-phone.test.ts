import '../device/failing-storage.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { device } from '#src/platform/device/database.ts'
import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { deskAnswer } from '../database/desk-answer.ts'
import { rules, submission } from '../database/open-desk.ts'
import { shown } from '../outbox-device/test-phone.ts'
import { isFull } from '../rounds.ts'

/* * A phone at the centre's desk and the real backend: with the real messages between SQL and phone. */

const siteUrl = 'http://127.0.0.1:4173'
vi.stubEnv('VITE_SUPABASE_URL', '')

const { answerFromDesk, dropAnswer, watchOwnAnswers, whenArrived } =
  await import('#src/features/desk/internal/answer.ts')
const { attachmentOf, colleaguesNow, findAtCentre, notIn, reportNow, setSpam } =
  await import('#src/features/desk/internal/centre-calls.ts')
const { answerSeveral, takeSeveralBack } = await import('#src/features/desk/internal/several.ts')
const { asBegun, asSummed, chosenStatus, halfSummary, noAnswer, typedAnswer } =
  await import('#src/features/desk/internal/half-answer.ts')
const { queueBookingAction } = await import('#src/features/bookings/queue-action.ts')
const { pendingActions } = await import('#src/features/bookings/pending-actions.ts')
const { deskBookingKind } = await import('#src/features/requests/booking-action.ts')
const { freeSlotsNow, moveDayNow, syncDays, watchDays } =
  await import('#src/features/desk/internal/stored-day.ts')
const { suggestedSlot } = await import('#src/features/desk/internal/day-plan.ts')
const { syncDesk } = await import('#src/features/desk/internal/sync-desk.ts')
const { ownerNow } = await import('#src/platform/session/owner.ts')
const { watchDesk } = await import('#src/features/desk/internal/stored-desk.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')

let backend: LocalBackend
let online = true
let loseReplies = 0
const tokens = new Map<string, string>()

beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
  await backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify(rules)])
  for (const who of ['farmer', 'manager', 'staff']) tokens.set(who, await tokenOf(who))
})
afterAll(() => backend.close())

const colleagues = async (me: string) => {
  const found = await colleaguesNow(me)
  if (typeof found === 'string') throw new Error(`No colleagues: ${found}`)
  return found
}

beforeEach(async () => {
  ;[online, loseReplies] = [true, 0]
  vi.stubGlobal('location', { origin: siteUrl })
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!online) throw new TypeError('Failed to fetch')
    const answer = await backend.fetch(new Request(input, init))
    if (loseReplies > 0 && loseReplies--) throw new TypeError('Failed to fetch')
    return answer
  })
  localStorage.clear()
  const tables = [...device.tables, ...outbox.tables, ...deskDatabase.tables]
  await Promise.all(tables.map((table) => table.clear()))
  await signIn('staff@example.org', 'khet-seva-demo')
})

async function tokenOf(who: string): Promise<string> {
  const body = JSON.stringify({ email: `${who}@example.org`, password: 'khet-seva-demo' })
  const answer = await post('/auth/v1/token?grant_type=password', body)
  return (answer as { access_token: string }).access_token
}

async function post(path: string, body: string, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    apikey: backend.publishableKey,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const answer = await backend.fetch(new Request(`${siteUrl}${path}`, { method: 'POST', headers, body }))
  return answer.json()
}

/** A request that a farmer has sent from another phone. */
async function farmersRequest(concerns = 'Yellow leaves'): Promise<string> {
  const entry = submission({ answers: { name: 'Gurpreet', phone: '9876543210', concerns } })
  await post('/rest/v1/rpc/submit_requests', JSON.stringify({ entries: [entry] }), tokens.get('farmer'))
  return entry.id
}

const managerDoes = (action: Parameters<typeof deskAnswer>[0]) =>
  post(
    '/rest/v1/rpc/answer_from_desk',
    JSON.stringify({ entries: [deskAnswer(action)] }),
    tokens.get('manager'),
  )
const managerSays = (id: string, note: string) => managerDoes({ item: id, seen: 9e14, note })
const items = async () => (await shown(watchDesk())).items
const itemOf = async (id: string) => (await items()).find((item) => item.id === id)!
const own = async () => shown(watchOwnAnswers())

test('a member of the desk reads its items, offline too, and nobody else on this phone does', async () => {
  const id = await farmersRequest('Yellow leaves on the wheat')
  expect(await syncDesk()).toBe('up to date')
  online = false
  expect(await syncDesk()).toBe('no network')
  const item = await itemOf(id)
  expect(item).toMatchObject({ what: 'request', open: true, from: { name: 'Gurpreet Singh' } })
  const rows = await deskDatabase.items.toArray()
  const result = rows.map(({ sealed }) => new TextDecoder().decode(sealed.bytes)).join('')
  expect(result + JSON.stringify(rows.map(({ id: key }) => key))).not.toContain('Yellow leaves')
  await signOut()
  expect(await items()).toEqual([])
})

test('an offline answer arrives once, however often the reply is lost', async () => {
  const id = await farmersRequest()
  await syncDesk()
  online = false
  const { outcome } = await answerFromDesk(await ownerNow(), await itemOf(id), {
    note: ' Bring the sample. ',
    status: 'answered',
  })
  expect(outcome.saved).toBe(true)
  await sendNow()
  expect(await own()).toMatchObject([{ about: `request/${id}`, action: { note: 'Bring the sample.' } }])
  online = true
  loseReplies = 1
  expect(await sendNow()).toMatchObject({ sent: 0 })
  expect(await sendNow()).toMatchObject({ sent: 1 })
  expect((await own())[0]!.line.state).toBe('received')
  await syncDesk()
  expect(await own()).toEqual([])
  const { log, open } = await itemOf(id)
  expect(open).toBe(false)
  expect(log.filter(({ note }) => note === 'Bring the sample.')).toMatchObject([
    { to: 'answered', by: 'centre', who: 'Kiran Bala' },
  ])
})

test('after a colleague’s change an answer is returned with its text, and is sent after both were seen', async () => {
  const id = await farmersRequest()
  await syncDesk()
  await managerSays(id, 'I called him.')
  const before = await itemOf(id)
  await answerFromDesk(await ownerNow(), before, { note: 'Come by.', status: 'answered' })
  expect(await sendNow()).toMatchObject({ returned: 1 })
  const [back] = await own()
  expect(back).toMatchObject({
    action: { note: 'Come by.', status: 'answered' },
    line: { state: 'returned', returned: { status: 409, code: 'changed_meanwhile' } },
  })
  await syncDesk()
  const now = await itemOf(id)
  expect(now.log.at(-1)).toMatchObject({ note: 'I called him.', who: 'Harjit Kaur' })
  await answerFromDesk(await ownerNow(), now, back!.action, { replaces: back!.line.id })
  expect(await own()).toHaveLength(1)
  expect(await sendNow()).toMatchObject({ sent: 1, returned: 0 })
  await syncDesk()
  expect((await itemOf(id)).log.map(({ note }) => note)).toEqual([null, 'I called him.', 'Come by.'])
  expect(await own()).toEqual([])
})

test('an answer belongs to what its writer had read when it was begun, though the page shows more by then', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const before = await itemOf(id)
  const begun = typedAnswer(before, typedAnswer(before, noAnswer, { status: 'answered' }), { note: 'Come' })
  await managerDoes({ item: id, seen: 9e14, note: 'Nothing can be done.', status: 'rejected' })
  await syncDesk()
  const now = await itemOf(id)
  expect(now).toMatchObject({ request: { status: 'rejected' } })
  const typed = typedAnswer(now, begun, { note: 'Come by.' })
  const action = { note: typed.note, status: chosenStatus(now, typed) }
  await answerFromDesk(await ownerNow(), asBegun(now, typed), action)
  expect(await sendNow()).toMatchObject({ sent: 0, returned: 1 })
  const [back] = await own()
  expect(back).toMatchObject({
    action: { note: 'Come by.', status: 'answered' },
    line: { returned: { code: 'changed_meanwhile' } },
    seen: before.seen,
  })
  // An answer that was emptied and typed anew is about the current item.
  expect(typedAnswer(now, typedAnswer(now, typed, { note: '', status: '' }), { note: 'A' }).seen).toBe(
    now.seen,
  )
  expect(asBegun(now, { note: 'A', status: '' }).seen).toBe(now.seen)
  expect(chosenStatus(now, { note: '', status: 'rejected' })).toBe('')
})

test('words of a voice note that a colleague wrote meanwhile are not overwritten unseen', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const begun = { ...halfSummary(null, await itemOf(id)), text: 'Yellow' }
  await managerDoes({ item: id, seen: 9e14, summary: 'Rust on the wheat', seenSummary: '' })
  await syncDesk()
  const now = await itemOf(id)
  expect(halfSummary(null, now)).toEqual({ text: 'Rust on the wheat', was: 'Rust on the wheat' })
  const typed = { ...halfSummary(begun, now), text: 'Yellow leaves' }
  await answerFromDesk(await ownerNow(), asSummed(now, typed), { summary: typed.text })
  expect(await sendNow()).toMatchObject({ sent: 0, returned: 1 })
  expect(await own()).toMatchObject([
    { action: { summary: 'Yellow leaves' }, line: { returned: { code: 'changed_meanwhile' } } },
  ])
  await syncDesk()
  expect(await itemOf(id)).toMatchObject({ summary: 'Rust on the wheat' })
})

test('a returned answer can be dropped, and nothing happens', async () => {
  const id = await farmersRequest()
  await syncDesk()
  await answerFromDesk(await ownerNow(), await itemOf(id), { status: 'approved' })
  await sendNow()
  const [back] = await own()
  expect(back!.line.returned).toMatchObject({ status: 403, code: 'not_allowed', field: 'status' })
  expect((await dropAnswer(back!.line.id)).saved).toBe(true)
  expect(await own()).toEqual([])
  await syncDesk()
  expect((await itemOf(id)).log).toHaveLength(1)
})

test('an answer calls back once when the centre has it, and never if it was returned', async () => {
  const id = await farmersRequest()
  await syncDesk()
  online = false
  const changes = vi.fn<(which: string) => void>()
  const listenTo = async (which: string, change: Parameters<typeof answerFromDesk>[2]) => {
    const answered = await answerFromDesk(await ownerNow(), await itemOf(id), change)
    return whenArrived(answered.id, () => changes(which))
  }
  const note = await listenTo('note', { note: 'Come by.' })
  const refused = await listenTo('refused', { status: 'approved' })
  await sendNow()
  expect(changes).not.toHaveBeenCalled()
  online = true
  expect(await sendNow()).toMatchObject({ sent: 1, returned: 1 })
  await vi.waitFor(() => expect(changes.mock.calls).toEqual([['note']]))
  await syncDesk()
  const [back] = await own()
  await dropAnswer(back!.line.id)
  await vi.waitFor(async () => expect(await own()).toEqual([]))
  expect(changes.mock.calls).toEqual([['note']])
  note()
  refused()
})

test('several answers to one request are sent in order, and one’s own are no conflict', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const item = await itemOf(id)
  for (const note of ['One.', 'Two.', 'Three.']) await answerFromDesk(await ownerNow(), item, { note })
  await sendNow()
  await sendNow()
  await sendNow()
  await syncDesk()
  expect((await itemOf(id)).log.map(({ note }) => note)).toEqual([null, 'One.', 'Two.', 'Three.'])
})

test('a second answer is no conflict, though the first was shown and forgotten before the screen drew it', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const [onScreen, me] = [await itemOf(id), await ownerNow()]
  await answerFromDesk(me, onScreen, { status: 'in_review' })
  await sendNow()
  await syncDesk()
  expect(await own()).toEqual([])
  await answerFromDesk(me, onScreen, { status: 'done' })
  expect(await sendNow()).toMatchObject({ sent: 1, returned: 0 })
  await syncDesk()
  expect(await itemOf(id)).toMatchObject({ request: { status: 'done' } })
})

test('an answer from the person’s other phone is returned with its text, and is sent after both were seen', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const before = await itemOf(id)
  const entry = deskAnswer({ item: id, seen: before.seen, note: 'I called him.', after: '' })
  await post('/rest/v1/rpc/answer_from_desk', JSON.stringify({ entries: [entry] }), tokens.get('staff'))
  await answerFromDesk(await ownerNow(), before, { note: 'Come by.' })
  expect(await sendNow()).toMatchObject({ returned: 1 })
  const [back] = await own()
  expect(back).toMatchObject({
    action: { note: 'Come by.' },
    line: { returned: { code: 'answered_elsewhere' } },
  })
  await syncDesk()
  await answerFromDesk(await ownerNow(), await itemOf(id), back!.action, { replaces: back!.line.id })
  await sendNow()
  await syncDesk()
  expect((await itemOf(id)).log.map(({ note }) => note)).toEqual([null, 'I called him.', 'Come by.'])
  expect(await own()).toEqual([])
})

test('two assignments of this phone are no conflict, though it has read back neither', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const [item, me] = [await itemOf(id), await ownerNow()]
  const manager = (await colleagues(me)).find(({ roles }) => roles.includes('manager'))!
  for (const assignee of [me, manager.id]) await answerFromDesk(me, item, { assignee })
  for (let sent = 0; sent < 2; sent += (await sendNow()).sent) expect((await own()).length).toBeGreaterThan(0)
  await syncDesk()
  expect(await itemOf(id)).toMatchObject({ assignee: manager.id })
  expect(await own()).toEqual([])
})

test('several are closed at once, and reopened without a call to the centre while nothing is sent', async () => {
  const ids = [await farmersRequest(), await farmersRequest()]
  await syncDesk()
  online = false
  const several = await Promise.all(ids.map(itemOf))
  const { done, why } = await answerSeveral(await ownerNow(), several, { status: 'done' })
  expect([done.length, why]).toEqual([2, undefined])
  expect(await own()).toHaveLength(2)
  expect((await takeSeveralBack(await ownerNow(), done, await items())).done).toHaveLength(2)
  expect(await own()).toEqual([])
})

test('undo of a sent bulk action reopens the items, and restores their assignees', async () => {
  const me = await ownerNow()
  const ids = [await farmersRequest(), await farmersRequest()]
  await syncDesk()
  const several = await Promise.all(ids.map(itemOf))
  const closed = await answerSeveral(me, several, { status: 'done' })
  const taken = await answerSeveral(me, several, { assignee: me })
  await sendNow()
  await sendNow()
  await syncDesk()
  for (const id of ids) expect(await itemOf(id)).toMatchObject({ open: false, assignee: me })
  // The list that was shown then, which knows nothing of it yet.
  await takeSeveralBack(me, taken.done, several)
  await takeSeveralBack(me, closed.done, several)
  await sendNow()
  await sendNow()
  await syncDesk()
  for (const id of ids)
    expect(await itemOf(id)).toMatchObject({ open: true, assignee: null, request: { status: 'in_review' } })
  expect(await own()).toEqual([])
})

test('a colleague is assigned, and everybody at the desk sees that', async () => {
  const id = await farmersRequest()
  await syncDesk()
  const me = (await outbox.keys.toArray()).map(({ owner }) => owner).find((owner) => owner !== 'device')!
  const manager = (await colleagues(me)).find(({ roles }) => roles.includes('manager'))!
  await answerFromDesk(await ownerNow(), await itemOf(id), { assignee: manager.id })
  await sendNow()
  await syncDesk()
  expect(await itemOf(id)).toMatchObject({ assignee: manager.id, assigned_to: 'Harjit Kaur', open: true })
  const found = await findAtCentre(me, 'yellow leaves')
  if (typeof found === 'string') throw new Error(found)
  const isThere = (items: readonly { id: string }[]) => items.some((item) => item.id === id)
  expect(isThere(found.items)).toBe(true)
  // Its own list shows it already.
  expect(isThere(notIn([await itemOf(id)], found).items)).toBe(false)
  const soilTests = expect.objectContaining({ kind: 'soil-test' }) as unknown
  expect(await reportNow(me, 4)).toMatchObject({ rows: expect.arrayContaining([soilTests]) as unknown })
})

test.skipIf(!isFull)(
  'hundreds arrive page by page, the latest first, and are decrypted a screen at a time',
  async () => {
    const entries = Array.from({ length: 260 }, () => submission())
    for (let at = 0; at < entries.length; at += 50) {
      const body = JSON.stringify({ entries: entries.slice(at, at + 50) })
      await post('/rest/v1/rpc/submit_requests', body, tokens.get('farmer'))
    }
    const latest = await farmersRequest()
    await syncDesk()
    const changes: number[] = []
    const { promise, resolve } = Promise.withResolvers<readonly { id: string }[]>()
    const watching = watchDesk().subscribe({
      next: ({ items: there, isComplete }) => (changes.push(there.length), isComplete && resolve(there)),
      error: (cause) => expect(cause).toBeUndefined(),
    })
    const all = await promise
    watching.unsubscribe()
    expect(changes[0]).toBe(30)
    expect(all[0]!.id).toBe(latest)
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(260)
    for (const { id } of entries) expect(all.some((item) => item.id === id)).toBe(true)
  },
)

test('once the role is revoked each call says so, and nothing of the desk stays on the phone', async () => {
  await farmersRequest()
  await syncDesk()
  expect(await deskDatabase.items.count()).toBeGreaterThan(0)
  const taken = `delete from user_roles where role = 'staff' returning user_id`
  const [{ user_id: whose }] = (await backend.query(taken)) as unknown as [{ user_id: string }]
  const me = await ownerNow()
  const [day, toDay] = [indiaDay(1), indiaDay(2)]
  const request = { resource: 'thresher', starts: `${day}T05:00:00Z`, ends: `${day}T07:00:00Z` }
  const calls = async () => [
    await setSpam(me, [crypto.randomUUID()], true),
    await moveDayNow(me, { day, toDay, reason: 'It is raining.' }),
    await findAtCentre(me, 'yellow leaves'),
    await reportNow(me, 4),
    await colleaguesNow(me),
  ]
  expect(await calls()).toEqual(Array.from({ length: 5 }, () => 'no right'))
  const file = () => attachmentOf(me, { id: crypto.randomUUID(), owner: me }, 'a'.repeat(64))
  expect(await file()).toBe('refused')
  expect(await attachmentOf(me, { id: crypto.randomUUID(), owner: null }, 'a'.repeat(64))).toBe('refused')
  online = false
  expect([...(await calls()), await file()]).toEqual(Array.from({ length: 6 }, () => 'no network'))
  expect(await freeSlotsNow(me, request)).toBe('no network')
  online = true
  expect(await syncDesk()).toBe('no right')
  expect(await deskDatabase.items.count()).toBe(0)
  expect(await items()).toEqual([])
  await backend.query(`insert into user_roles (user_id, role) values ($1, 'staff')`, [whose])
  expect(await syncDesk()).toBe('up to date')
})

const daysNow = async () => (await shown(watchDays()))!
const bookingOf = async (id: string) => {
  const { bookings, waiting } = await daysNow()
  return [...bookings, ...waiting].find((booking) => booking.id === id)!
}
async function askedThresher(): Promise<string> {
  const booking = crypto.randomUUID()
  const action = {
    id: crypto.randomUUID(),
    do: 'ask',
    booking,
    request: await farmersRequest(),
    resource: 'thresher',
  }
  await post('/rest/v1/rpc/act_on_booking', JSON.stringify({ action }), tokens.get('manager'))
  return booking
}

test('the days are read and encrypted; an action without a network waits, and goes once they show it', async () => {
  const id = await askedThresher()
  const today = indiaDay()
  expect(await syncDays(today)).toBe('up to date')
  online = false
  expect(await syncDays(today)).toBe('no network')
  const asked = await bookingOf(id)
  expect(asked).toMatchObject({ state: 'asked', name: 'Gurpreet', phone: '9876543210' })
  const stored = await deskDatabase.states.toArray()
  const bytes = stored.map(({ value }) => (value as { bytes: Uint8Array<ArrayBuffer> }).bytes)
  expect(bytes.map((each) => new TextDecoder().decode(each)).join('')).not.toContain('Gurpreet')
  const { resources } = await daysNow()
  const thresher = resources.find((resource) => resource.id === 'thresher')
  const request = suggestedSlot(asked, thresher, Date.now())
  const confirm = { booking: id, do: 'confirm', seen: asked.version, label: 'Thresher', ...request } as const
  expect(await queueBookingAction(deskBookingKind, confirm)).toEqual({ saved: true })
  await sendNow()
  expect(await pendingActions(deskBookingKind)).toMatchObject([{ state: 'waiting' }])
  online = true
  await sendNow()
  expect(await pendingActions(deskBookingKind)).toMatchObject([{ state: 'received' }])
  await syncDays(today)
  expect(await pendingActions(deskBookingKind)).toEqual([])
  expect(await bookingOf(id)).toMatchObject({ state: 'confirmed', piece: 1 })

  const second = await askedThresher()
  await syncDays(today)
  await queueBookingAction(deskBookingKind, { ...confirm, booking: second, seen: 1 })
  await sendNow()
  const [returned] = await pendingActions(deskBookingKind)
  expect(returned).toMatchObject({ state: 'returned', code: 'taken', refused: { booking: { id: second } } })
  expect(returned!.refused!.slots).toHaveLength(3)

  const [day, toDay] = [indiaDay(1), indiaDay(2)]
  const moved = await moveDayNow(await ownerNow(), { day, toDay, reason: 'It is raining.' })
  expect(moved).toMatchObject({ moved: [{ id }], waiting: [], out: [] })
  expect(await moveDayNow(await ownerNow(), { day, toDay: day, reason: 'It is raining.' })).toBe('refused')
  await signOut()
  expect(await shown(watchDays())).toBeUndefined()
})

test('an item whose status only a newer build reads holds back no other, and comes again after the update', async () => {
  const [odd, plain] = [await farmersRequest(), await farmersRequest()]
  const honest = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await honest(input, init)
    if (!input.endsWith('/desk_changes')) return answer
    const page = (await answer.json()) as { items: { id: string; request?: object }[] }
    for (const { id, request } of page.items) if (id === odd) Object.assign(request!, { status: 'weighed' })
    return Response.json(page)
  })
  expect(await syncDesk()).toBe('up to date')
  expect(await itemOf(plain)).toBeDefined()
  expect(await itemOf(odd)).toBeUndefined()
  vi.stubGlobal('fetch', honest)
  expect(await syncDesk()).toBe('up to date')
  expect(await itemOf(odd)).toBeUndefined()
  // The note of another build, which read other rows than this one.
  const [state] = await deskDatabase.states.toArray()
  await deskDatabase.states.put({ ...state!, value: { ...(state!.value as object), unread: 1 } })
  expect(await syncDesk()).toBe('up to date')
  expect(await itemOf(odd)).toBeDefined()
  expect((await deskDatabase.states.toArray())[0]!.value).not.toHaveProperty('unread')
})

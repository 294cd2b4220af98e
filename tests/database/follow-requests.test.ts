import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome, type Person } from './as-person.ts'
import { answerRequest } from './at-the-desk.ts'
import { newGuest, openDesk, submission, type Desk, type Entry, type Followed } from './open-desk.ts'

let desk: Desk
let staff: { id: string }
beforeAll(async () => {
  desk = await openDesk()
  staff = await desk.database.person(['staff'])
})
afterAll(() => desk.database.close())

const reply = (person: Person, id: string, note: string | null, status?: string) =>
  answerRequest(desk, person, id, {
    ...(note === null ? {} : { note }),
    ...(status === undefined ? {} : { status }),
  })
/** Returns the status of the refusal; `undefined` for success. */
const refusal = async (...answer: Parameters<typeof reply>) => (await reply(...answer)).refused?.status
const only = async (person: Person, id: string) =>
  (await desk.changes(person)).requests.find((request) => request.id === id)!

/** A phone that follows its requests page by page. */
function phone(person: Person, guest?: string) {
  const stored = new Map<string, Followed>()
  let since = 0
  return {
    held: stored,
    async poll() {
      for (let more = true; more;) {
        const answer = await desk.changes(person, since, guest)
        expect(answer.version).toBeGreaterThanOrEqual(since)
        for (const request of answer.requests) stored.set(request.id, request)
        ;({ more, version: since } = answer)
      }
    },
  }
}

describe('the centre', () => {
  test('answers with a note, which the phone shows as the centre’s', async () => {
    const farmer = await desk.database.person()
    const entry = submission()
    await desk.send(farmer, [entry])
    const { version } = await desk.changes(farmer)
    await reply(staff, entry.id, 'Bring the sample\non Monday.')
    const next = await desk.changes(farmer, version)
    expect(next.requests).toMatchObject([{ id: entry.id, status: 'received' }])
    const [answered] = next.requests
    expect(answered!.events).toEqual([
      expect.objectContaining({ from: null, to: 'received', note: null, by: 'owner' }),
      expect.objectContaining({
        from: 'received',
        to: 'received',
        note: 'Bring the sample\non Monday.',
        by: 'centre',
      }),
    ])
    expect(JSON.stringify(answered)).not.toContain(staff.id)
  })

  test('changes a request’s status by allowed transitions only', async () => {
    const farmer = await desk.database.person()
    const entry = submission()
    await desk.send(farmer, [entry])
    await reply(staff, entry.id, null, 'in_review')
    expect((await only(farmer, entry.id)).status).toBe('in_review')
    expect(await refusal(staff, entry.id, null, 'approved')).toBe(403)
    await reply(staff, entry.id, 'Done.', 'done')
    for (const status of ['approved', 'replaced', 'received', 'paid', ''])
      expect(await refusal(staff, entry.id, null, status)).toBe(422)
    expect((await only(farmer, entry.id)).status).toBe('done')
    await reply(staff, entry.id, 'Once more', 'in_review')
    expect((await only(farmer, entry.id)).status).toBe('in_review')
  })

  test('writes a visible note, on an existing request', async () => {
    const farmer = await desk.database.person()
    const entry = submission()
    await desk.send(farmer, [entry])
    for (const note of [null, '', '  \n', 'x'.repeat(2_001), 'a\u0007b', '\u200b'])
      expect(await refusal(staff, entry.id, note)).toBe(422)
    expect(await refusal(staff, crypto.randomUUID(), 'x')).toBe(404)
  })

  test('is staff, managers and admins, and nobody else', async () => {
    const farmer = await desk.database.person()
    const entry = submission()
    await desk.send(farmer, [entry])
    for (const role of ['staff', 'manager', 'admin'])
      expect(await refusal(await desk.database.person([role]), entry.id, 'x')).toBeUndefined()
    for (const role of ['viewer', 'editor'])
      expect(await refusal(await desk.database.person([role]), entry.id, 'x')).toBe(403)
    expect(await refusal(farmer, entry.id, 'x')).toBe(403)
    expect(await outcome(reply('guest', entry.id, 'x'))).toBe('42501')
  })

  test('answers guests too', async () => {
    const guest = newGuest()
    const entry = submission()
    await desk.send('guest', [entry], guest)
    await reply(staff, entry.id, 'Come by.', 'answered')
    const { requests } = await desk.changes('guest', 0, guest)
    expect(requests).toMatchObject([{ status: 'answered', events: [{}, { note: 'Come by.' }] }])
  })
})

describe('a syncing phone', () => {
  test('ends with the centre’s state, page by page, and misses no version', async () => {
    const farmer = await desk.database.person()
    const follower = phone(farmer)
    const sent: Entry[] = []
    let seed = 7
    const pick = (of: number) => (seed = (seed * 48_271) % 2_147_483_647) % of
    for (let round = 0; round < 25; round++) {
      const batch = Array.from({ length: 1 + pick(20) }, () => submission())
      await desk.send(farmer, batch)
      sent.push(...batch)
      for (let answers = pick(4); answers > 0; answers--)
        await reply(staff, sent[pick(sent.length)]!.id, `note ${seed}`)
      if (pick(3) === 0) await follower.poll()
    }
    await follower.poll()
    expect([...follower.held.keys()].toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    const rows = await desk.database.query<{ id: string; version: number; events: number }>(
      `select r.id, r.version, (select count(*)::int from request_events e where e.request_id = r.id) as events
       from requests r where user_id = $1`,
      [farmer.id],
    )
    for (const { id, version, events } of rows) {
      const stored = follower.held.get(id)!
      expect([stored.version, stored.events.length]).toEqual([version, events])
    }
    expect(new Set(rows.map(({ version }) => version)).size).toBe(rows.length)
  })

  test('gets at most 200 requests at once, or 1 MB of text, or one request', async () => {
    const farmer = await desk.database.person()
    for (let round = 0; round < 5; round++)
      await desk.send(
        farmer,
        Array.from({ length: 50 }, () => submission()),
      )
    const first = await desk.changes(farmer)
    expect([first.requests.length, first.more]).toEqual([200, true])
    const rest = await desk.changes(farmer, first.version)
    expect([rest.requests.length, rest.more]).toEqual([50, false])
    expect(await desk.changes(farmer, rest.version)).toEqual({
      version: rest.version,
      more: false,
      requests: [],
    })

    const writer = await desk.database.person()
    const long = { name: 'x', phone: '9876543210', concerns: 'ਕ'.repeat(20_000) }
    for (let round = 0; round < 5; round++)
      await desk.send(
        writer,
        Array.from({ length: 5 }, () => submission({ answers: long })),
      )
    const page = await desk.changes(writer)
    expect([page.requests.length, page.more]).toEqual([17, true])
    const follower = phone(writer)
    await follower.poll()
    expect(follower.held.size).toBe(25)
  })

  test('gets a claimed guest’s requests, with versions that it has not passed', async () => {
    const [farmer, guest] = [await desk.database.person(), newGuest()]
    const follower = phone(farmer)
    const early = submission()
    await desk.send('guest', [early], guest)
    await desk.send(farmer, [submission()])
    await follower.poll()
    await desk.claim(farmer, guest)
    await follower.poll()
    expect(follower.held.get(early.id)).toBeDefined()
    const late = submission()
    await desk.send('guest', [late], guest)
    await follower.poll()
    expect(follower.held.get(late.id)).toBeDefined()
  })
})

describe('a request that corrects another', () => {
  test('replaces it, and both name each other', async () => {
    const farmer = await desk.database.person()
    const first = submission()
    await desk.send(farmer, [first])
    const second = submission({ replaces: first.id })
    await desk.send(farmer, [second])
    expect(await only(farmer, first.id)).toMatchObject({ status: 'replaced', replaced_by: second.id })
    expect(await only(farmer, second.id)).toMatchObject({ status: 'received', replaced_by: null })
    expect(await refusal(staff, first.id, null, 'in_review')).toBe(422)
  })

  test('replaces it also if it arrives first, and if the other never arrived', async () => {
    const farmer = await desk.database.person()
    const first = submission()
    const second = submission({ replaces: first.id })
    expect((await desk.send(farmer, [second]))[0]!.receipt).toBeDefined()
    await desk.send(farmer, [first])
    expect(await only(farmer, first.id)).toMatchObject({ status: 'replaced', replaced_by: second.id })
  })

  test('does nothing to another person’s, to itself, or to an approved one', async () => {
    const [farmer, other] = [await desk.database.person(), await desk.database.person()]
    const [theirs, approved] = [submission(), submission()]
    await desk.send(other, [theirs])
    await desk.send(farmer, [approved])
    await reply(await desk.database.person(['manager']), approved.id, null, 'approved')
    const own = submission()
    const itself = { ...submission({ replaces: own.id }), id: own.id }
    await desk.send(farmer, [
      itself,
      submission({ replaces: theirs.id }),
      submission({ replaces: approved.id }),
    ])
    expect((await only(other, theirs.id)).status).toBe('received')
    expect((await only(farmer, approved.id)).status).toBe('approved')
    expect((await only(farmer, own.id)).status).toBe('received')
  })
})

describe('the key of an account', () => {
  const keyOf = (person: Person) => desk.call<string>(person, 'own_key()')

  test('is 32 bytes, the same at every sign-in and different for every account', async () => {
    const [farmer, other] = [await desk.database.person(), await desk.database.person()]
    const key = await keyOf(farmer)
    expect(Buffer.from(key, 'base64')).toHaveLength(32)
    expect(key).toMatch(/^[A-Za-z0-9+/]{43}=$/)
    expect(await keyOf(farmer)).toBe(key)
    expect(await keyOf(other)).not.toBe(key)
  })

  test('is readable by its account only, not even by the service key', async () => {
    expect(await outcome(keyOf('guest'))).toBe('42501')
    expect(await outcome(keyOf('service key'))).toBe('42501')
    for (const person of ['service key', staff, await desk.database.person(['admin'])] as const)
      expect(await outcome(desk.call(person, '(select count(*) from owner_keys)'))).toBe('42501')
  })
})

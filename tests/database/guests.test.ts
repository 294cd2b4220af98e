import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { outcome, type Person } from './as-person.ts'
import { enrolment, newGuest, openDesk, submission, type Desk, type Result } from './open-desk.ts'
import { isFull } from '../rounds.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.database.close())

const person = () => desk.database.person()
const sendOne = async (who: Person, entry: unknown, guest?: string): Promise<Result> =>
  (await desk.send(who, [entry], guest))[0]!
const idsOf = async (who: Person, guest?: string) =>
  (await desk.changes(who, 0, guest)).requests.map(({ id }) => id)

describe('a guest', () => {
  test('reads their own requests by the secret, and no others', async () => {
    const [guest, stranger] = [newGuest(), newGuest()]
    const [own, others] = [submission(), submission()]
    await sendOne('guest', own, guest)
    await sendOne('guest', others, stranger)
    expect(await idsOf('guest', guest)).toEqual([own.id])
    expect(await idsOf('guest', stranger)).toEqual([others.id])
    expect(await idsOf('guest', newGuest())).toEqual([])
    expect(await idsOf(await person(), guest)).toEqual([own.id])
    expect(await idsOf(await person())).toEqual([])
  })

  test('cannot send forms for accounts, except with the token of the account that has claimed them', async () => {
    const guest = newGuest()
    const farmer = await person()
    const entry = enrolment()
    const refused = { status: 403, code: 'account_only', message: expect.any(String) }
    expect((await sendOne('guest', entry, guest)).refused).toEqual(refused)
    expect((await sendOne(farmer, entry, guest)).refused).toEqual(refused)
    await desk.claim(farmer, guest)
    expect((await sendOne('guest', entry, guest)).refused).toEqual(refused)
    expect((await sendOne(await person(), entry, guest)).refused).toEqual(refused)
    expect(await idsOf(farmer)).toEqual([])
    expect((await sendOne(farmer, entry, guest)).receipt?.order).toMatchObject({ id: entry.id })
    expect((await sendOne('guest', entry, guest)).receipt?.order).toMatchObject({ id: entry.id })
  })
})

describe('a guest that an account claims', () => {
  test('gives it earlier requests', async () => {
    const [guest, farmer] = [newGuest(), await person()]
    const entries = [submission(), submission()]
    await desk.send('guest', entries, guest)
    expect(await desk.claim(farmer, guest)).toEqual({ claimed: 2, yours: true })
    expect(await idsOf(farmer)).toEqual(entries.map(({ id }) => id))
    // The secret shows nothing of the account to the phone's next user.
    expect(await idsOf('guest', guest)).toEqual([])
    const seen = await desk.database.as(farmer, (query) => query('select id from requests'))
    expect(seen).toHaveLength(2)
  })

  test('gives it later requests', async () => {
    const [guest, farmer] = [newGuest(), await person()]
    expect(await desk.claim(farmer, guest)).toEqual({ claimed: 0, yours: true })
    const late = submission()
    expect((await sendOne('guest', late, guest)).receipt).toBeDefined()
    expect(await idsOf(farmer)).toEqual([late.id])
    expect(await desk.claim(farmer, guest)).toEqual({ claimed: 1, yours: true })
  })

  test('replaces its own requests, and none that came as the account’s or another guest’s', async () => {
    const [guest, other, farmer] = [newGuest(), newGuest(), await person()]
    const [own, accounts, others] = [submission(), submission(), submission()]
    await sendOne('guest', own, guest)
    await sendOne(farmer, accounts)
    await sendOne('guest', others, other)
    for (const secret of [guest, other]) await desk.claim(farmer, secret)
    // The same for a request that arrives later than its replacement.
    const late = submission()
    for (const { id } of [own, accounts, others, late])
      await sendOne('guest', submission({ replaces: id }), guest)
    await sendOne(farmer, late)
    const statuses = async () => {
      const rows = await desk.database.query<{ id: string; status: string }>(
        'select id, status from requests',
      )
      return [own, accounts, others, late].map(({ id }) => rows.find((row) => row.id === id)!.status)
    }
    expect(await statuses()).toEqual(['replaced', 'received', 'received', 'received'])
    await sendOne(farmer, submission({ replaces: others.id }))
    expect(await statuses()).toEqual(['replaced', 'received', 'replaced', 'received'])
  })

  test('belongs to the first account for good, which may repeat the call', async () => {
    const [guest, first, second] = [newGuest(), await person(), await person()]
    const entry = submission()
    await sendOne('guest', entry, guest)
    await desk.claim(first, guest)
    expect(await desk.claim(second, guest)).toEqual({ claimed: 0, yours: false })
    expect(await desk.claim(first, guest)).toEqual({ claimed: 1, yours: true })
    await sendOne(second, submission(), guest)
    expect(await idsOf(second)).toEqual([])
    expect(await idsOf(first)).toHaveLength(2)
    expect(await outcome(desk.claim('guest', guest))).toBe('42501')
  })

  test('is the 60th within an hour, and the next one waits', async () => {
    const [known, late, farmer] = [newGuest(), newGuest(), await person()]
    await desk.claim(farmer, known)
    await desk.database.query(
      `insert into guest_claims (guest_hash, user_id)
       select encode(sha256(gen_random_uuid()::text::bytea), 'hex'), $1 from generate_series(1, 59)`,
      [farmer.id],
    )
    const versions = () => desk.database.query('select owner from request_versions order by owner')
    const before = await versions()
    expect(await outcome(desk.claim(farmer, late))).toBe('PGRST')
    expect(await versions()).toEqual(before)
    expect(await desk.claim(farmer, known)).toEqual({ claimed: 0, yours: true })
    expect(await desk.claim(await person(), late)).toEqual({ claimed: 0, yours: true })
    await desk.database.query(
      `update guest_claims set claimed_at = now() - interval '61 minutes' where user_id = $1`,
      [farmer.id],
    )
    expect(await desk.claim(farmer, newGuest())).toEqual({ claimed: 0, yours: true })
  })

  test('gets its receipt again if that was lost, as the guest and as the account', async () => {
    const [guest, farmer] = [newGuest(), await person()]
    const entry = submission()
    const lost = await sendOne('guest', entry, guest)
    await desk.claim(farmer, guest)
    expect(await sendOne('guest', entry, guest)).toEqual(lost)
    expect(await sendOne(farmer, entry)).toEqual(lost)
    expect(await sendOne(farmer, entry, guest)).toEqual(lost)
    expect((await sendOne(await person(), entry)).refused).toMatchObject({ code: 'conflict' })
    expect(await idsOf(farmer)).toEqual([entry.id])
  })

  test('belongs to nobody after the account is deleted, and stays claimed', async () => {
    const [guest, farmer] = [newGuest(), await person()]
    const entry = submission()
    await sendOne('guest', entry, guest)
    await desk.claim(farmer, guest)
    await desk.database.query('delete from auth.users where id = $1', [farmer.id])
    expect(await desk.database.query('select user_id from requests where id = $1', [entry.id])).toEqual([
      { user_id: null },
    ])
    expect(await desk.claim(await person(), guest)).toEqual({ claimed: 0, yours: false })
    // The secret opens it no more, and replaces nothing.
    expect(await idsOf('guest', guest)).toEqual([])
    const later = submission({ replaces: entry.id })
    expect((await sendOne('guest', later, guest)).receipt).toBeDefined()
    expect(await desk.database.query('select status from requests where id = $1', [entry.id])).toEqual([
      { status: 'received' },
    ])
    expect(await idsOf('guest', guest)).toEqual([])
  })
})

describe('the limit within an hour', () => {
  const batch = (count: number) => Array.from({ length: count }, () => submission())
  const refusalOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (problem: unknown) => problem as { code: string; message: string; detail: string },
    )
    if (error?.code !== 'PGRST') return error
    const { status, headers } = JSON.parse(error.detail) as {
      status: number
      headers: Record<string, string>
    }
    return {
      status,
      wait: Number(headers['Retry-After']),
      said: JSON.parse(error.message) as { code: string; details: string },
    }
  }
  const rubbish = Array.from({ length: 50 }, () => ({}))
  const addressOf = (address: string) => ({ 'x-forwarded-for': address })
  const full = (subject: string, n: number) =>
    desk.database.query(
      `insert into request_counts (subject, slot, begun, n) values ($1, 99, now(), $2)
       on conflict (subject, slot, begun) do nothing`,
      [subject, n],
    )
  const counted = async () => {
    const rows = await desk.database.query<{ subject: string; n: number }>(
      'select subject, sum(n)::int as n from request_counts group by subject',
    )
    return Object.fromEntries(rows.map(({ subject, n }) => [subject, n]))
  }

  test('is 120 for a guest: the rest waits, received entries are answered, then comes a 429 with Retry-After', async () => {
    const guest = newGuest()
    const [first, second, third] = [batch(50), batch(50), batch(50)]
    await desk.send('guest', first, guest)
    await desk.send('guest', second, guest)
    const results = await desk.send('guest', third, guest)
    expect(results.slice(0, 20).every(({ receipt }) => receipt)).toBe(true)
    for (const { refused } of results.slice(20)) {
      expect(refused).toEqual({
        status: 429,
        code: 'limit',
        message: expect.any(String),
        retry_after: expect.any(Number),
      })
      expect(refused!.retry_after).toBeGreaterThan(3_000)
      expect(refused!.retry_after).toBeLessThanOrEqual(3_600)
    }
    const refused = await refusalOf(desk.send('guest', third.slice(20), guest))
    expect(refused).toMatchObject({ status: 429, said: { code: 'PT429' } })
    const { wait, said } = refused as { wait: number; said: { details: string } }
    expect(wait).toBeGreaterThan(3_000)
    expect(said.details).toBe(`retry_after=${wait}`)
    // Known ones come through, as do other senders.
    expect((await desk.send('guest', first, guest)).every(({ receipt }) => receipt)).toBe(true)
    expect((await sendOne('guest', submission(), newGuest())).receipt).toBeDefined()
    // An hour later the guest may send again.
    await desk.database.query(`alter table requests disable trigger request_guarded`)
    await desk.database.query(`update requests set received_at = received_at - interval '61 minutes'`)
    await desk.database.query(`alter table requests enable trigger request_guarded`)
    expect((await desk.send('guest', third.slice(20), guest)).every(({ receipt }) => receipt)).toBe(true)
  })

  test.skipIf(!isFull)('is 1,500 for an account', async () => {
    const farmer = await person()
    for (let round = 0; round < 30; round++) await desk.send(farmer, batch(50))
    expect(await refusalOf(desk.send(farmer, batch(1)))).toMatchObject({ status: 429 })
    expect((await desk.changes(farmer)).more).toBe(true)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7, 10.0.0.1', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ])('is 3,000 from the address %s', async (address, same, another) => {
    await desk.send('guest', batch(50), newGuest(), addressOf(address))
    const subjects = await desk.database.query<{ n: number }>(
      `update request_counts set n = 2999 where n = 50 and subject <> 'everybody' returning n`,
    )
    expect(subjects).toHaveLength(1)
    await desk.send('guest', batch(1), newGuest(), addressOf(same))
    const refused = await refusalOf(desk.send('guest', batch(1), newGuest(), addressOf(same)))
    expect(refused).toMatchObject({ status: 429 })
    expect((refused as { wait: number }).wait).toBeGreaterThan(3_000)
    await desk.send('guest', batch(1), newGuest(), addressOf(another))
    await desk.database.query(
      `update request_counts set begun = begun - interval '66 minutes' where subject <> 'everybody'`,
    )
    await desk.send('guest', batch(1), newGuest(), addressOf(same))
    await desk.database.query('delete from request_counts')
  })

  test('uses Cloudflare’s address of the sender, and not headers that anybody can set', async () => {
    const claiming = (n: number) => ({
      'x-forwarded-for': `198.51.100.${n}`,
      'cf-connecting-ip': '203.0.113.9',
    })
    await desk.database.query('delete from request_counts')
    await desk.send('guest', batch(1), newGuest(), claiming(1))
    await desk.send('guest', batch(1), newGuest(), claiming(2))
    const sums = await desk.database.query<{ n: number }>(
      `select sum(n)::int as n from request_counts where subject <> 'everybody' group by subject`,
    )
    expect(sums).toEqual([{ n: 2 }])
    await desk.database.query('delete from request_counts')
  })

  test('counts what a known guest sends beside a crowd for everybody, and not against strangers of its address', async () => {
    await desk.database.query('delete from request_counts')
    const here = addressOf('203.0.113.52')
    const neighbour = newGuest()
    await desk.send('guest', batch(1), neighbour, here)
    await desk.database.query(`alter table requests disable trigger request_guarded`)
    await desk.database.query(`update requests set received_at = received_at - interval '61 minutes'`)
    await desk.database.query(`alter table requests enable trigger request_guarded`)
    for (let times = 0; times < 60; times++) await desk.send('guest', rubbish, newGuest(), here)
    const ofAddress = async () => Math.max(...Object.values(await counted()))
    const [before, everybody] = [await ofAddress(), (await counted())['everybody']!]
    expect(before).toBeGreaterThanOrEqual(3_000)
    await desk.send('guest', batch(4), neighbour, here)
    expect((await counted())['everybody']).toBe(everybody + 4)
    // Refused entries count against the guest, or checking them would cost nothing.
    await desk.send('guest', rubbish, neighbour, here)
    expect(await ofAddress()).toBe(before)
    expect(await refusalOf(desk.send('guest', batch(1), neighbour, here))).toMatchObject({ status: 429 })
    expect(await refusalOf(desk.send('guest', rubbish, neighbour, here))).toMatchObject({ status: 429 })
    await desk.database.query('delete from request_counts')
  })

  test('is 30,000 from all guests, whatever address a phone claims', async () => {
    for (const address of ['x', '', ';drop', '1.2.3.4.5'])
      await desk.send('guest', batch(1), newGuest(), addressOf(address))
    await full('everybody', 30_000)
    expect(await refusalOf(desk.send('guest', batch(1), newGuest()))).toMatchObject({ status: 429 })
    await desk.database.query('delete from request_counts')
    await desk.send('guest', batch(1), newGuest())
  })

  test('is lower for an address the more came from all, and an address that sent little is accepted anyway', async () => {
    await desk.database.query('delete from request_counts')
    const flooder = addressOf('203.0.113.50')
    for (let times = 0; times < 7; times++) await desk.send('guest', batch(50), newGuest(), flooder)
    const others = async (n: number) => {
      await desk.database.query(`delete from request_counts where slot = 99`)
      await full('everybody', n)
    }
    const matchesBySound = async (address: string) =>
      (await refusalOf(desk.send('guest', batch(1), newGuest(), addressOf(address)))) === undefined
    const requests = []
    for (const n of [0, 6_000, 12_000, 30_000, 300_000]) {
      await others(n)
      requests.push([await matchesBySound('203.0.113.50'), await matchesBySound('198.51.100.9')])
    }
    expect(requests).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, true],
      [false, true],
    ])
    await desk.database.query('delete from request_counts')
  })

  test('does not stop a known guest when others use up their common address', async () => {
    await desk.database.query('delete from request_counts')
    const here = addressOf('203.0.113.51')
    const neighbour = newGuest()
    await desk.send('guest', batch(1), neighbour, here)
    await desk.database.query(`alter table requests disable trigger request_guarded`)
    await desk.database.query(`update requests set received_at = received_at - interval '61 minutes'`)
    await desk.database.query(`alter table requests enable trigger request_guarded`)
    for (let times = 0; times < 60; times++) await desk.send('guest', rubbish, newGuest(), here)
    expect(await refusalOf(desk.send('guest', batch(1), newGuest(), here))).toMatchObject({ status: 429 })
    expect((await desk.send('guest', batch(1), neighbour, here))[0]!.receipt).toBeDefined()
    // It is no door for a flood: with ten within the hour such a guest is as all others.
    const many = await desk.send('guest', batch(12), neighbour, here)
    expect(many.map(({ refused }) => refused?.status)).toEqual([
      ...Array.from({ length: 9 }, () => undefined),
      429,
      429,
      429,
    ])
    expect(await refusalOf(desk.send('guest', batch(1), neighbour, here))).toMatchObject({ status: 429 })
    await desk.database.query('delete from request_counts')
  })

  test('counts a repeated entry once', async () => {
    await desk.database.query('delete from request_counts')
    const [guest, entries] = [newGuest(), batch(10)]
    for (let times = 0; times < 5; times++) await desk.send('guest', entries, guest)
    expect(await counted()).toEqual({ everybody: 10 })
  })

  describe('when strangers have used up the limit', () => {
    const here = addressOf('203.0.113.7')
    const [known, before] = [newGuest(), batch(2)]
    beforeAll(async () => {
      await desk.send('guest', before, known, here)
      await desk.database.query('delete from request_counts')
      for (let times = 0; times < 60; times++) await desk.send('guest', rubbish, newGuest(), here)
    })
    afterAll(() => desk.database.query('delete from request_counts'))

    test('no guest of that address is accepted, and all guests elsewhere are', async () => {
      expect(await refusalOf(desk.send('guest', batch(1), newGuest(), here))).toMatchObject({ status: 429 })
      const elsewhere = addressOf('203.0.113.8')
      expect((await desk.send('guest', batch(1), newGuest(), elsewhere))[0]!.receipt).toBeDefined()
    })

    test('an account is accepted, from the same address and after 30,000 from all', async () => {
      await full('everybody', 30_000)
      const farmer = await person()
      expect((await desk.send(farmer, batch(1), undefined, here))[0]!.receipt).toBeDefined()
      const guest = newGuest()
      await desk.claim(farmer, guest)
      expect((await desk.send('guest', batch(1), guest, here))[0]!.receipt).toBeDefined()
    })

    test('received entries are answered, and new ones beside them wait unread', async () => {
      const taken = await desk.send('guest', before, known, here)
      expect(taken.every(({ receipt }) => receipt)).toBe(true)
      const fresh = batch(1)
      const results = await desk.send('guest', [...fresh, before[0], {}], known, here)
      const waits = { status: 429, code: 'limit', retry_after: expect.any(Number) }
      expect(results[0]!.refused).toMatchObject(waits)
      expect(results[1]).toEqual(taken[0])
      expect(results[2]!.refused).toMatchObject(waits)
      expect(await desk.database.query('select 1 from requests where id = $1', [fresh[0]!.id])).toEqual([])
    })
  })

  describe('a refused entry', () => {
    afterEach(() => desk.database.query('delete from request_counts'))

    test('counts against the account that sent it, and no other', async () => {
      const [farmer, neighbour] = [await person(), await person()]
      const here = addressOf('203.0.113.7')
      const stored = batch(1)
      const given = await desk.send(farmer, stored, undefined, here)
      for (let times = 0; times < 30; times++) await desk.send(farmer, rubbish, undefined, here)
      expect(await counted()).toEqual({ [farmer.id]: 1_500 })
      const refused = await refusalOf(desk.send(farmer, batch(1), undefined, here))
      expect(refused).toMatchObject({ status: 429 })
      expect((refused as { wait: number }).wait).toBeGreaterThan(3_000)
      // Its receipts arrive anyway.
      expect(await desk.send(farmer, stored, undefined, here)).toEqual(given)
      expect((await desk.send(neighbour, batch(1), undefined, here))[0]!.receipt).toBeDefined()
      expect((await desk.send('guest', batch(1), newGuest(), here))[0]!.receipt).toBeDefined()
      await desk.database.query(`update request_counts set begun = begun - interval '66 minutes'`)
      expect((await desk.send(farmer, batch(1), undefined, here))[0]!.receipt).toBeDefined()
    })

    test('counts against a guest and its address, and against all guests only without an address', async () => {
      await desk.send('guest', [...rubbish.slice(1), ...batch(1)], newGuest(), addressOf('203.0.113.7'))
      const { everybody, ...others } = await counted()
      expect([everybody, Object.values(others).toSorted()]).toEqual([1, [49, 50]])
      await desk.send('guest', rubbish, newGuest())
      expect(await counted()).toMatchObject({ everybody: 51 })
    })

    test('is deleted with the account', async () => {
      const farmer = await person()
      await desk.send(farmer, rubbish)
      await desk.call('service key', 'delete_account($1)', [farmer.id])
      expect(await counted()).toEqual({})
    })
  })
})

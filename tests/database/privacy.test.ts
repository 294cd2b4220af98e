import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { outcome } from './as-person.ts'
import { answerRequest } from './at-the-desk.ts'
import { enrolment, newGuest, openDesk, submission, type Desk } from './open-desk.ts'
import {
  loanWith,
  nameOf,
  newAttachment,
  openAttachmentStore,
  type AttachmentStore,
} from './attachment-store.ts'

type Going = {
  person: string
  last_admin: boolean
  stays: { requests: number; orders: number }
  goes: { requests: number; orders: number }
  files: string[]
}

let desk: Desk
beforeAll(async () => (desk = await openDesk()))
afterAll(() => desk.database.close())

const person = (data = {}) => desk.database.person([], data)
const rows = (sql: string, ...parameters: unknown[]) => desk.database.query(sql, parameters)
const consent = (given: boolean, purpose = 'messages') => ({
  id: crypto.randomUUID(),
  purpose,
  version: 1,
  given,
  made_at: '2026-11-21T06:00:00Z',
})
const saveConsents = (who: { id: string }, entries: unknown) =>
  desk.call(who, 'keep_consents($1::text::jsonb)', [JSON.stringify(entries)])
const deleteAccount = ({ id }: { id: string }) =>
  desk.call<boolean>('service key', 'delete_account($1)', [id])
const closed = async (id: string, status = 'cancelled') => {
  const manager = await desk.database.person(['manager'])
  expect(await answerRequest(desk, manager, id, { note: 'closed', status })).toHaveProperty('receipt')
}

describe('consents', () => {
  test('are stored in order, each once, however often a phone sends it', async () => {
    const farmer = await person()
    const [first, second] = [consent(true), consent(false)]
    await saveConsents(farmer, [first, second])
    await saveConsents(farmer, [first, second])
    const stored = await desk.database.as(farmer, (query) =>
      query('select id, given from consents order by received_at'),
    )
    expect(stored).toEqual([
      { id: first.id, given: true },
      { id: second.id, given: false },
    ])
  })

  test('of another person are neither seen nor changed by their id', async () => {
    const [farmer, other] = [await person(), await person()]
    const own = consent(true)
    await saveConsents(farmer, [own])
    expect(await outcome(saveConsents(other, [{ ...own, given: false }]))).toBe('PT409')
    expect(await rows('select user_id, given from consents where id = $1', own.id)).toEqual([
      { user_id: farmer.id, given: true },
    ])
  })

  test.each([
    { what: 'more than a hundred', entries: Array.from({ length: 101 }, () => consent(true)), code: 'PT400' },
    { what: 'none of a guest', entries: [consent(true)], code: '42501', guest: true },
    { what: 'no purpose that is a text', entries: [consent(true, 'so many words')], code: '23514' },
    { what: 'nothing that is no list', entries: { id: 1 }, code: 'PT400' },
  ])('accept $what', async ({ entries, code, guest }) => {
    const who = guest ? ('guest' as const) : await person()
    const work = desk.call(who, 'keep_consents($1::text::jsonb)', [JSON.stringify(entries)])
    expect(await outcome(work)).toBe(code)
  })
})

describe('my data', () => {
  test('contains everything about the person and nothing about anybody else', async () => {
    const farmer = await person({ display_name: 'Gurpreet of Sarna' })
    const other = await person({ display_name: 'Somebody Else' })
    await desk.send(farmer, [submission({ answers: { name: 'Gurpreet', phone: '9876543210' } }), enrolment()])
    await desk.send(other, [submission({ answers: { name: 'Secret Neighbour', phone: '9876543211' } })])
    await saveConsents(farmer, [consent(true)])
    await desk.call(farmer, 'own_key()')
    const data = await desk.call<Record<string, unknown[]>>(farmer, 'my_data()')
    expect(data).toMatchObject({
      account: { id: farmer.id },
      profile: { display_name: 'Gurpreet of Sarna' },
      consents: [{ purpose: 'messages', given: true }],
      orders: [{ kind: 'training', lines: [{ product_id: 'training/sustainable-farming' }] }],
    })
    expect(data['requests']).toHaveLength(2)
    expect(JSON.stringify(data)).toContain('Gurpreet')
    const text = JSON.stringify(data)
    for (const word of ['Secret Neighbour', 'Somebody Else', other.id]) expect(text).not.toContain(word)
    const [key] = await rows(
      `select encode(key, 'base64') as key from owner_keys where user_id = $1`,
      farmer.id,
    )
    expect(text).not.toContain((key as { key: string }).key)
  })

  test('lists forms that were filled in for others, without their contents', async () => {
    const [agent, farmer] = [await person(), await person()]
    const entry = submission({ answers: { name: 'The farmer', phone: '9876543210' } })
    await desk.send(farmer, [entry])
    // Only a request that is being sent is given a filler.
    await rows('alter table requests disable trigger request_guarded')
    await rows('update requests set filled_by = $2 where id = $1', entry.id, agent.id)
    await rows('alter table requests enable trigger request_guarded')
    const data = await desk.call<Record<string, unknown[]>>(agent, 'my_data()')
    expect(data['filled_in_for_others']).toEqual([
      { reference: expect.any(String), received_at: expect.any(String) },
    ])
    expect(JSON.stringify(data)).not.toContain('The farmer')
  })

  test('is for accounts only', async () => {
    expect(await outcome(desk.call('guest', 'my_data()'))).toBe('42501')
    expect(await outcome(desk.call('guest', 'preview_deletion()'))).toBe('42501')
  })
})

describe('a deleted account', () => {
  test('removes its own data, and leaves open orders and payments without an owner', async () => {
    const farmer = await person({ display_name: 'Gurpreet' })
    const [open, done, paid, unpaid] = [submission(), submission(), enrolment(), enrolment()]
    await desk.send(farmer, [open, done, paid, unpaid])
    await desk.claim(farmer, newGuest())
    await desk.call(farmer, 'own_key()')
    await saveConsents(farmer, [consent(true)])
    await desk.call('service key', `open_payment($1, 'sandbox', $2, 'https://example.org')`, [
      paid.id,
      paid.id,
    ])
    await closed(done.id)
    await closed(paid.id)
    await closed(unpaid.id)
    const going = await desk.call<Going>(farmer, 'preview_deletion()')
    expect(going).toMatchObject({ person: farmer.id, last_admin: false })
    expect({ stays: going.stays, goes: going.goes }).toEqual({
      stays: { requests: 2, orders: 1 },
      goes: { requests: 2, orders: 1 },
    })

    expect(await deleteAccount(farmer)).toBe(true)
    const ids = async (table: string) =>
      (await rows(`select id from ${table} where id = any ($1)`, [open.id, done.id, paid.id, unpaid.id])).map(
        ({ id }) => id,
      )
    expect((await ids('requests')).toSorted()).toEqual([open.id, paid.id].toSorted())
    expect(await ids('orders')).toEqual([paid.id])
    expect(await ids('service_requests')).toEqual([open.id])
    expect(await rows('select user_id from requests where id = any ($1)', [open.id, paid.id])).toEqual([
      { user_id: null },
      { user_id: null },
    ])
    for (const table of ['profiles', 'consents', 'owner_keys', 'cart_items', 'user_roles', 'order_versions'])
      expect(await rows(`select 1 from ${table} where user_id = $1`, farmer.id)).toEqual([])
    expect(await rows('select 1 from request_versions where owner = $1', farmer.id)).toEqual([])
    expect(await deleteAccount(farmer)).toBe(false)
  })

  test('takes the desk’s summary of a closed request with it', async () => {
    const farmer = await person()
    const entry = submission()
    await desk.send(farmer, [entry])
    await closed(entry.id)
    const summary = 'insert into request_summaries (request_id, summary, by_whom) values ($1, $2, $3)'
    await rows(summary, entry.id, 'Asks for seed', farmer.id)
    expect(await deleteAccount(farmer)).toBe(true)
    expect(await rows('select 1 from requests where id = $1', entry.id)).toEqual([])
    expect(await rows('select 1 from request_summaries where request_id = $1', entry.id)).toEqual([])
  })

  test('cannot be the last admin’s', async () => {
    await rows(`delete from user_roles where role <> 'admin'`)
    const admin = await desk.database.person(['admin'])
    expect((await desk.call<Going>(admin, 'preview_deletion()')).last_admin).toBe(true)
    expect(await outcome(deleteAccount(admin))).toBe('PT409')
    const second = await desk.database.person(['admin'])
    expect(await deleteAccount(admin)).toBe(true)
    expect(await outcome(deleteAccount(second))).toBe('PT409')
  })

  test('cannot be deleted by calling the database', async () => {
    const farmer = await person()
    expect(await outcome(desk.call(farmer, 'delete_account($1)', [farmer.id]))).toBe('42501')
    expect(await outcome(desk.call('guest', 'delete_account($1)', [farmer.id]))).toBe('42501')
  })
})

describe('delete-account', () => {
  let attachments: AttachmentStore
  const logged: string[] = []
  beforeAll(async () => {
    // The backend's output stands for an operator's log.
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((result) => logged.push(String(result)) > 0)
    for (const name of ['log', 'warn', 'error', 'info'] as const)
      vi.spyOn(console, name).mockImplementation((...result: unknown[]) => void logged.push(result.join(' ')))
    attachments = await openAttachmentStore((line) => void logged.push(line))
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await attachments.close()
  })

  const gone = async (
    who?: Awaited<ReturnType<AttachmentStore['signedIn']>>,
    body: unknown = { sure: true },
  ) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const response = await attachments.call('/functions/v1/delete-account', init, who)
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test('removes the files of closed requests, keeps those of open ones, and ends the account', async () => {
    const farmer = await attachments.signedIn('farmer')
    const [stored, dropped] = [newAttachment('aadharCard'), newAttachment('aadharCard')]
    const [land, otherLand] = [newAttachment('jamabandi'), newAttachment('jamabandi')]
    const [open, done] = [loanWith(stored, land), loanWith(dropped, otherLand)]
    for (const entry of [open, done]) expect((await attachments.send(farmer, entry)).receipt).toBeDefined()
    for (const [entry, attachment] of [
      [open, stored],
      [done, dropped],
    ] as const)
      await attachments.put(farmer, nameOf(farmer, entry.id, attachment), attachment)
    await attachments.backend.query(`update requests set status = 'cancelled' where id = $1`, [done.id])

    expect((await gone(undefined)).status).toBe(401)
    expect((await gone(farmer, {})).status).toBe(400)
    expect(await gone(farmer)).toEqual({ status: 200, body: { gone: true } })
    expect(await attachments.stored(nameOf(farmer, open.id, stored))).toBe(stored.listed.sha256)
    expect(await attachments.stored(nameOf(farmer, done.id, dropped))).toBeUndefined()
    expect(await attachments.backend.query('select 1 from auth.users where id = $1', [farmer.id])).toEqual([])
    expect(await attachments.backend.query('select id from requests where user_id is null')).toEqual([
      { id: open.id },
    ])
    const again = await attachments.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: 'farmer@example.org', password: 'khet-seva-demo' }),
    })
    expect(again.status).toBe(400)
  })

  test('leaves nothing personal in the backend’s logs, whatever is refused', async () => {
    const agent = await attachments.signedIn('agent')
    const post = (path: string, body: unknown) =>
      attachments.call(path, { method: 'POST', body: JSON.stringify(body) }, agent)
    const secret = { name: 'Gurpreet', phone: '9876543210' }
    await post('/rest/v1/profiles', { user_id: agent.id, display_name: secret.name, phone: secret.phone })
    await post('/rest/v1/rpc/keep_consents', { entries: [{ ...consent(true), purpose: secret.name }] })
    await post('/rest/v1/rpc/keep_consents', { entries: secret.name })
    await post('/rest/v1/rpc/submit_requests', { entries: [{ id: secret.phone, content: secret.name }] })
    await post(`/functions/v1/complete-request`, { id: secret.name })
    await post('/auth/v1/token?grant_type=password', { email: 'agent@example.org', password: secret.name })
    const text = logged.join('\n')
    // There is something to look into.
    expect(text).toContain('refused: ')
    for (const word of [
      ...Object.values(secret),
      '@example.org',
      'Baldev',
      'khet-seva-demo',
      'eyJ',
      agent.id,
    ])
      expect(text).not.toContain(word)
  })

  test('does not call somebody the last admin whose account another row holds', async () => {
    const visitor = await attachments.signedIn('farmer2')
    const query = attachments.backend.query.bind(attachments.backend)
    await query('create table held_accounts (id uuid references auth.users (id))')
    await query('insert into held_accounts values ($1)', [visitor.id])
    expect(await gone(visitor)).toMatchObject({ status: 503, body: { error: { code: 'try_again' } } })
    await query('drop table held_accounts')
  })

  test('refuses the last admin', async () => {
    const admin = await attachments.signedIn('admin')
    await attachments.backend.query(`delete from user_roles where role = 'admin' and user_id <> $1`, [
      admin.id,
    ])
    expect(await gone(admin)).toMatchObject({ status: 409, body: { error: { code: 'last_admin' } } })
  })
})

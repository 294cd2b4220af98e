import '../device/failing-storage.ts'
import { i18n } from '@lingui/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { openCachedBackend } from '#tests/cached-backend.ts'
import { newPerson } from '#scripts/bench/people.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { Returned } from '#src/platform/outbox/entry.ts'
import type { Rules } from '#src/features/forms/rules.ts'
import { signInAndTakeOver } from './claiming.ts'

/* A phone with data of an account that the centre has deleted meanwhile: the phone's own code, and the real database. */

const siteUrl = 'http://127.0.0.1:4173'
vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: siteUrl })
const { decryptContent } = await import('#src/platform/outbox/encrypted-content.ts')
const { keyOf } = await import('#src/platform/session/keys.ts')
const { newEntry } = await import('#src/platform/outbox/queue.ts')
const { putEntry } = await import('#src/platform/outbox/save-entry.ts')
const { storedOutbox } = await import('#src/platform/outbox/stored-outbox.ts')
const { addToCart, cartLines } = await import('#src/features/cart/cart.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { takeGuestWork } = await import('#src/features/shared-phone/guest-work.ts')
const { deleteAccountAndData, remainingWork } =
  await import('#src/features/privacy/internal/account-deletion.ts')
const { returnWorkOfGoneAccount } = await import('#src/features/shared-phone/gone-account.ts')
const { goOnAsGuest } = await import('#src/features/shared-phone/go-on-as-guest.ts')
const { currentPerson } = await import('#src/platform/session/stored-session.ts')
const { goneAmong, eraseLeft } = await import('#src/features/shared-phone/gone-accounts.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { sendAsGuest } = await import('#src/features/forms/send-as-guest.ts')
const { pageOf, reasonOf } = await import('#src/features/my-requests/internal/words-of-entry.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')

let backend: LocalBackend
/** The calls of the phone. */
let calls: string[] = []
beforeAll(async () => {
  backend = await openCachedBackend({ siteUrl, functions: false })
  await backend.query('select publish_form_rules($1::jsonb)', [JSON.stringify({ 'soil-test': { 1: rules } })])
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    calls.push(input)
    return backend.fetch(new Request(input, init))
  })
})
afterAll(() => backend.close())

const rules: Rules = { sender: 'anyone', table: 'service_requests', fields: { name: { type: 'text' } } }
const formContent = (form: string, answers: object) => ({
  answers,
  form,
  language: 'en',
  manifest: [],
  version: 1,
})
const booking = { booking: crypto.randomUUID(), do: 'call_off', seen: 1, label: 'Tractor' }
const contact = { name: 'Gurpreet', email: '', phone: '9000000001', address: 'Sarna' }

/** Every kind of entry. */
const kinds: Record<string, object> = {
  'soil-test': formContent('soil-test', { name: 'Gurpreet' }),
  support: formContent('support', { text: 'When do you open?' }),
  order: { contact, area: 'sarna', payBy: 'cash', language: 'en', total: 100, items: [] },
  'order-cancel': { order: crypto.randomUUID() },
  profile: { changes: { village: 'Sarna' }, seen: {}, after: [] },
  consent: { id: crypto.randomUUID(), purpose: 'messages', version: 1, given: true, made_at: '', seen: null },
  edit: {
    kind: 'item',
    path: 'milk',
    part: '',
    label: 'Milk',
    changes: { price_paise: 1 },
    seen: 0,
    after: [],
  },
  'desk-answer': formContent('desk-answer', {
    what: 'request',
    item: crypto.randomUUID(),
    seen: 0,
    note: 'Yes',
  }),
  'booking-action': booking,
  'desk-booking': booking,
}

let people = 0
async function signedIn(): Promise<string> {
  localStorage.clear()
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
  const { email, password } = await newPerson(siteUrl, backend, `leaver-${(people += 1)}`)
  const outcome = await signInAndTakeOver(email, password)
  if (!('person' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.person.id
}

async function kept(owner: string, kind: string): Promise<string> {
  const entry = (await newEntry(owner, { kind, alone: true, content: kinds[kind]! }))!
  await storedOutbox().transact((rows) => putEntry(rows, entry))
  return entry.id
}

interface Session {
  readonly expiresAt: number
}
const storedTokens = async () => (await outbox.settings.get('session'))!.value as Session
const putTokens = (value: Session) => outbox.settings.put({ key: 'session', value })
/** The token has run out by the phone's clock, so that a new one is asked for first. */
const tokenRunsOut = async () => void (await putTokens({ ...(await storedTokens()), expiresAt: 0 }))

const atPhone = async (id: string) => (await outbox.entries.get(id)) as unknown as Record<string, unknown>
const deleteAccount = (owner: string) => backend.query('select delete_account($1)', [owner])

/** Orders go through a function, which this test does not run: their call is refused before it is made. */
const ways = Object.keys(kinds).flatMap((kind) => [
  [kind, 'has run out', { expiresAt: 0 }] as const,
  ...(kind === 'order' ? [] : [[kind, 'seems good', {}] as const]),
])

describe('on another phone of a deleted account', () => {
  let owner: string
  let tokens: Session
  beforeAll(async () => {
    owner = await signedIn()
    tokens = await storedTokens()
    await deleteAccount(owner)
  })

  it.each(ways)('%s whose token %s comes back with the reason, and can be read', async (kind, _, changed) => {
    await outbox.entries.clear()
    const id = await kept(owner, kind)
    await putTokens({ ...tokens, ...changed })
    const words = (await atPhone(id))['sealed']
    await sendNow()
    expect(await atPhone(id)).toMatchObject({ state: 'waiting', why: 'sign-in' })

    expect(await returnWorkOfGoneAccount()).toBe('deleted')
    expect(await atPhone(id)).toMatchObject({
      state: 'returned',
      returned: { status: 403, code: 'account_deleted' },
    })
    const key = (await keyOf(owner))!
    expect(JSON.parse((await decryptContent(key, words as never))!.content)).toEqual(kinds[kind])
    calls = []
    await sendNow()
    expect(calls).toEqual([])
  })

  it('an entry that was returned for another reason, or waits behind another, comes back too', async () => {
    await outbox.entries.clear()
    const ids = await Promise.all([kept(owner, 'profile'), kept(owner, 'order')])
    const before = { status: 409, code: 'total_changed', at: 0 }
    await outbox.entries.update(ids[1], { state: 'returned', returned: before })
    await putTokens({ ...tokens, needsSignIn: true } as Session)
    await returnWorkOfGoneAccount()
    for (const id of ids)
      expect(await atPhone(id)).toMatchObject({ state: 'returned', returned: { code: 'account_deleted' } })
  })
})

/** Keeps a request, and has the phone learn that its session is over. */
async function waitsForSignIn(end: (owner: string) => Promise<unknown>): Promise<string> {
  const owner = await signedIn()
  const id = await kept(owner, 'soil-test')
  await end(owner)
  await tokenRunsOut()
  await sendNow()
  expect(await atPhone(id)).toMatchObject({ state: 'waiting', why: 'sign-in' })
  return id
}

it.each([
  ['whose session ended elsewhere', 'delete from auth.sessions where user_id = $1'],
  [
    'that may not sign in for a time',
    `with barred as (update auth.users set banned_until = now() + interval '1 day' where id = $1)
      delete from auth.sessions where user_id = $1`,
  ],
])('work of an account %s goes on waiting', async (_, sql) => {
  const id = await waitsForSignIn((owner) => backend.query(sql, [owner]))
  expect(await returnWorkOfGoneAccount()).toBeUndefined()
  expect(await atPhone(id)).toMatchObject({ state: 'waiting', why: 'sign-in' })
})

it('of an account that a restored centre has lost the phone does not say that it was deleted', async () => {
  const id = await waitsForSignIn(async (owner) => {
    await deleteAccount(owner)
    await backend.query('delete from deleted_accounts where id = $1', [owner])
  })
  expect(await returnWorkOfGoneAccount()).toBe('unknown')
  expect(await atPhone(id)).toMatchObject({ state: 'returned', returned: { code: 'account_unknown' } })
})

it.each<[string, () => Promise<Response>]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a portal', () => Promise.resolve(new Response('<html>Pay for your Wi-Fi</html>', { status: 200 }))],
  ['another answer', () => Promise.resolve(Response.json('gone'))],
  [
    'no such function',
    () => Promise.resolve(Response.json({ code: 'PGRST202', message: '' }, { status: 404 })),
  ],
])('with %s nothing comes back', async (_, answer) => {
  const id = await waitsForSignIn(deleteAccount)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', answer)
  expect(await returnWorkOfGoneAccount()).toBeUndefined()
  vi.stubGlobal('fetch', fetch)
  expect(await atPhone(id)).toMatchObject({ state: 'waiting', why: 'sign-in' })
})

it('what the centre has once said is known without a network, until it says otherwise', async () => {
  await waitsForSignIn(deleteAccount)
  expect(await returnWorkOfGoneAccount()).toBe('deleted')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await returnWorkOfGoneAccount()).toBe('deleted')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json('here')))
  expect(await returnWorkOfGoneAccount()).toBeUndefined()
  vi.stubGlobal('fetch', fetch)
})

it('a session that is good is not asked about', async () => {
  const owner = await signedIn()
  await kept(owner, 'soil-test')
  calls = []
  expect(await returnWorkOfGoneAccount()).toBeUndefined()
  expect(calls).toEqual([])
})

describe('going on without a deleted account', () => {
  /** Work of every kind, a draft and goods, given back by a phone whose account is gone. */
  async function givenBack(): Promise<[string, string[]]> {
    const owner = await signedIn()
    const ids = await Promise.all(Object.keys(kinds).map((kind) => kept(owner, kind)))
    await saveDraft({ id: crypto.randomUUID(), form: 'soil-test', version: 1, answers: { name: 'G' } }, owner)
    await addToCart('milk', { name: 'Milk', price: 6000 })
    await deleteAccount(owner)
    await putTokens({ ...(await storedTokens()), needsSignIn: true } as Session)
    return [owner, ids]
  }

  it('leaves all of its work, readable, to the guest, and nothing else of it', async () => {
    const [owner, ids] = await givenBack()
    await returnWorkOfGoneAccount()
    expect(await goOnAsGuest(owner)).toEqual({ saved: true })
    expect(await currentPerson()).toBeUndefined()
    const key = (await keyOf('device'))!
    const read = ids.map(async (id) => {
      const entry = await atPhone(id)
      expect(entry).toMatchObject({ owner: 'device', state: 'returned' })
      return JSON.parse((await decryptContent(key, entry['sealed'] as never))!.content) as object
    })
    expect(await Promise.all(read)).toEqual(Object.values(kinds))
    expect(await outbox.drafts.where({ owner: 'device' }).count()).toBe(1)
    expect(await cartLines()).toMatchObject([{ product: 'milk', quantity: 1 }])
    const rows = await Promise.all(outbox.tables.map((table) => table.toArray()))
    expect(JSON.stringify(rows)).not.toContain(owner)
  })

  it('a request then goes as a guest’s, once, and nothing else goes', async () => {
    const [owner, [id, ...others]] = await givenBack()
    await returnWorkOfGoneAccount()
    await goOnAsGuest(owner)
    expect(await sendNow()).toMatchObject({ sent: 0, waiting: 0 })
    await sendAsGuest(id!)
    expect(await sendNow()).toMatchObject({ sent: 1, returned: 0 })
    const received = await backend.query('select user_id, guest_hash from requests where id = $1', [id])
    expect(received).toMatchObject([{ user_id: null, guest_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    for (const other of others) expect(await atPhone(other)).toMatchObject({ state: 'returned' })
  })

  it('a request that another tab has sent or withdrawn is over, and a second tap changes nothing', async () => {
    const [owner, [id, withdrawn]] = await givenBack()
    await returnWorkOfGoneAccount()
    await goOnAsGuest(owner)
    expect([await sendAsGuest(id!), await sendAsGuest(id!)]).toEqual([{ saved: true }, { saved: true }])
    await outbox.entries.delete(withdrawn!)
    expect(await sendAsGuest(withdrawn!)).toEqual({ saved: false, why: 'over' })
  })

  it('a request goes out as the guest who is there when it is stored', async () => {
    const [owner, [id]] = await givenBack()
    await returnWorkOfGoneAccount()
    await goOnAsGuest(owner)
    const { encrypt } = crypto.subtle
    let encryptions = 0
    const spy = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...all) => {
      // The guest's secret, then the request.
      if (++encryptions === 2) await outbox.settings.delete('guest')
      return encrypt.apply(crypto.subtle, all)
    })
    expect(await sendAsGuest(id!)).toEqual({ saved: true })
    expect(encryptions).toBeGreaterThan(1)
    spy.mockRestore()
    expect(await atPhone(id!)).toMatchObject({ state: 'waiting' })
  })

  it('a request that had arrived before is not there twice', async () => {
    const owner = await signedIn()
    const id = await kept(owner, 'soil-test')
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      await fetch(input, init)
      throw new TypeError('Failed to fetch')
    })
    await sendNow()
    vi.stubGlobal('fetch', fetch)
    await deleteAccount(owner)
    await tokenRunsOut()
    await sendNow()
    await returnWorkOfGoneAccount()
    await goOnAsGuest(owner)
    await sendAsGuest(id)
    await sendNow()
    expect(await atPhone(id)).toMatchObject({
      state: 'returned',
      ofAccount: true,
      returned: { status: 409, code: 'conflict' },
    })
    expect(await backend.query('select user_id from requests where id = $1', [id])).toEqual([
      { user_id: null },
    ])
  })

  it('a person who signs in with another account is asked, and gets it', async () => {
    const [, ids] = await givenBack()
    const { email, password } = await newPerson(siteUrl, backend, `leaver-${(people += 1)}`)
    const outcome = await signIn(email, password)
    expect(outcome).toMatchObject({ person: { guestWork: 'unasked' } })
    await takeGuestWork()
    const { id: owner } = (await currentPerson())!
    for (const id of ids) expect(await atPhone(id)).toMatchObject({ owner, state: 'returned' })
  })
})

it('a deletion whose answer was lost is known when it is repeated', async () => {
  const owner = await signedIn()
  const { fetch } = globalThis
  let attempts = 0
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!input.includes('/functions/v1/delete-account')) return fetch(input, init)
    if ((attempts += 1) > 1) return Response.json({ error: { code: 'sign_in' } }, { status: 401 })
    await deleteAccount(owner)
    throw new TypeError('Failed to fetch')
  })
  const outcomes = [await deleteAccountAndData(owner, 0)]
  expect(await remainingWork(owner)).toBe('deleted')
  if (outcomes[0] !== 'gone') outcomes.push(await deleteAccountAndData(owner, 0))
  vi.stubGlobal('fetch', fetch)
  expect(outcomes.at(-1)).toBe('gone')
  expect(await currentPerson()).toBeUndefined()
})

it.each(['edit', 'desk-answer'])(
  '%s of somebody whose role was withdrawn comes back, and says so',
  async (kind) => {
    const owner = await signedIn()
    const id = await kept(owner, kind)
    await sendNow()
    const { returned } = (await atPhone(id)) as { returned: Returned }
    expect(returned).toMatchObject({ status: 403 })
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    const entry = { id, form: kind, createdAt: 0, state: 'returned', returned } as const
    expect(reasonOf(entry, undefined)).toBe('You do not have the role for this any more. Ask the manager.')
    // The page of a role does not open without it.
    expect(pageOf(entry)).toBeUndefined()
  },
)

it('a booking of somebody whose role was withdrawn comes back, and says that this may be the reason', async () => {
  const owner = await signedIn()
  const id = await kept(owner, 'desk-booking')
  await sendNow()
  const { returned } = (await atPhone(id)) as { returned: Returned }
  expect(returned).toMatchObject({ status: 404 })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const entry = { id, form: 'desk-booking', createdAt: 0, state: 'returned', returned } as const
  expect(reasonOf(entry, undefined)).toContain('you do not have the role for it any more')
  expect(pageOf(entry)).toBeUndefined()
})

it('an account’s unsent work is known as lost after its sign-out, and can be erased without touching another’s', async () => {
  const owner = await signedIn()
  const id = await kept(owner, 'soil-test')
  await signOut()
  const other = await newPerson(siteUrl, backend, `leaver-${(people += 1)}`)
  await signIn(other.email, other.password)
  const { id: signedInNow } = (await currentPerson())!
  expect(await goneAmong([owner, signedInNow])).toEqual([])
  await deleteAccount(owner)
  expect(await goneAmong([owner, signedInNow])).toEqual([owner])
  expect(await eraseLeft([owner])).toEqual({ saved: true })
  expect(await atPhone(id)).toBeUndefined()
  expect(await keyOf(signedInNow)).toBeDefined()
})

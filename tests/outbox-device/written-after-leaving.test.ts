import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { saved } from '#src/base/outcome.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { confirmOwnAddress, learnOwnAddress } = await import('#src/features/account/internal/own-address.ts')
const { wantEmail } = await import('#src/features/account/internal/wanted-email.ts')
const { saveProfile } = await import('#src/features/account/profile.ts')
const { syncProfile } = await import('#src/features/account/sync-profile.ts')
const { storedCart } = await import('#src/features/cart/internal/stored-cart.ts')
const { storeEdit } = await import('#src/features/editing/internal/edits.ts')
const { saveAddress } = await import('#src/features/orders/internal/addresses.ts')
const { syncOrders } = await import('#src/features/orders/sync-orders.ts')
const { savePendingOrder } = await import('#src/features/orders/save-pending-order.ts')
const { syncConsents, setConsent } = await import('#src/features/gate/consents.ts')
const { saveNotificationChoice } = await import('#src/features/push/stored-notification-choice.ts')
const { sessionKeys } = await import('#src/platform/session/stored-session.ts')

const locked = { saved: false, why: 'locked' }
const words = { name: 'Gurpreet', email: '', phone: '9876543210', address: 'Sarna Kalan' }
const profile = { display_name: words.name, phone: words.phone, village: 'Sarna', language: 'pa' as const }
const consent = { id: 'one', purpose: 'messages', version: 1, given: true, made_at: '2026-11-21T06:00:00Z' }
const edit = { kind: 'text', path: '/', part: 'a', label: words.name, seen: 1, before: {}, values: { a: 1 } }
const operation = {
  id: 'one',
  cart: farmer,
  product: 'seeds',
  kind: 'add',
  amount: 1,
  observed: [],
  madeAt: 1,
}
const area = { id: 'sarna', fee: 0, freeFrom: 0 } as never

/** The centre's answer to each writer's last request; at that moment the person leaves. */
const answers: Record<string, unknown> = {
  user: { phone: '919876543210', phone_confirmed_at: '2026-11-21T06:00:00Z' },
  verify: { access_token: 'token', user: { id: farmer } },
  profiles: [{ ...profile, pincode: null, farm_fields: {}, version: 1 }],
  consents: [consent],
  order_changes: { version: 9, more: false, orders: [] },
}

/** When the person leaves: before it is written, while it asks whose phone this is, or while the centre is asked. */
type Leaving = 'before' | 'meanwhile' | 'at the answer'

/** Everything that writes something of an account's into the open. */
const writers: readonly (readonly [what: string, Leaving, write: () => Promise<unknown>])[] = [
  ['an edit', 'before', () => storeEdit(farmer, edit as never)],
  ['an address', 'before', () => saveAddress(farmer, { ...words, label: 'Home', area: 'sarna' })],
  [
    'a pending order',
    'before',
    async () => (await savePendingOrder(farmer, [], words, { area, payBy: 'cash' })).outcome,
  ],
  ['a profile', 'before', () => saveProfile(farmer, profile)],
  ['a profile from the centre', 'at the answer', syncProfile],
  ['whether to be told', 'before', () => saveNotificationChoice(farmer, { said: 'later', at: 1 })],
  ['a consent', 'meanwhile', () => setConsent('messages', true)],
  ['consents from the centre', 'at the answer', syncConsents],
  ['the number from the centre', 'at the answer', () => learnOwnAddress('phone', farmer)],
  [
    'a confirmed number',
    'at the answer',
    () => confirmOwnAddress(farmer, { channel: 'phone', value: '+919876543210' }, '123456'),
  ],
  ['the email of a sign-up', 'before', () => wantEmail(farmer, 'asha@example.org')],
  ['orders from the centre', 'at the answer', syncOrders],
  ['the cart', 'before', () => storedCart.change(farmer, () => ({ put: [operation as never], version: 1 }))],
]

let centre: CentreByFetch
let leave: () => unknown
beforeEach(async () => {
  centre = await freshPhone()
  leave = () => {}
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const name = new URL(address).pathname.split('/').at(-1)!
    if (!Object.hasOwn(answers, name)) return centre.fetch(address, init)
    await leave()
    return Response.json(answers[name])
  })
  await signInAndTakeOver('farmer@example.org')
})

const sessions: readonly string[] = Object.values(sessionKeys)
const gone = () => outbox.settings.bulkDelete([...sessions])

/** Returns unencrypted data, except the session. */
async function inTheOpen(): Promise<string> {
  const rows: object[] = []
  for (const table of outbox.tables) rows.push(...((await table.toArray()) as object[]))
  return JSON.stringify(rows.filter((row) => !('key' in row && sessions.includes(String(row.key)))))
}

describe.each(writers)('%s', (_what, leaving, write) => {
  it('is saved while its person uses the phone', async () => {
    const before = await inTheOpen()
    expect((await write()) ?? saved).not.toMatchObject({ saved: false })
    expect(await inTheOpen()).not.toBe(before)
  })

  it('of a person who has left is not stored unencrypted, and is not called saved', async () => {
    const before = await inTheOpen()
    if (leaving === 'before') await gone()
    if (leaving === 'at the answer') leave = gone
    const [outcome] = await Promise.all([write(), leaving === 'meanwhile' && gone()])
    expect(await inTheOpen()).toBe(before)
    expect(outcome ?? locked).toMatchObject(leaving === 'at the answer' ? {} : locked)
  })
})

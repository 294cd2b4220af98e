import { fullAtWrite } from '../device/failing-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone, shown } from './test-phone.ts'

vi.stubGlobal('__CATALOGUE_SNAPSHOT__', 'snapshot')
vi.stubGlobal('__CATALOGUE_CHANGES__', [])

const { saveProfile, watchProfile } = await import('#src/features/account/profile.ts')
const { syncProfile } = await import('#src/features/account/sync-profile.ts')
const { addToCart } = await import('#src/features/cart/cart.ts')
const { startCartSync } = await import('#src/features/cart/start-cart-sync.ts')
const { startCatalogueSync: startCatalogSync } = await import('#src/features/catalogue/sync.ts')
const { startSync } = await import('#src/app/start-sync.ts')
const { outbox } = await import('#src/platform/device/outbox-database.ts')
const { connectionStatus } = await import('#src/platform/device/connection-status.ts')
const { setConsent } = await import('#src/features/gate/consents.ts')
const { wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { lock, unlock } = await import('#src/features/shared-phone/lock.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { endVisit, startVisit } = await import('#src/features/shared-phone/visit.ts')

/** The real ones, which the stub of `navigator` lacks. */
const { locks } = navigator
/** A busy machine takes its time. */
const patience = { timeout: 10_000 }
const there = () => ({ pathname: '/order', href: '/order?id=7', search: { id: '7' } })
const nobody = { phone: null, village: null, pincode: null, language: 'pa' as const }

let centre: CentreByFetch
const stops: (() => void)[] = []
let listeners: Map<string, (() => void)[]>

beforeEach(async () => {
  centre = await freshPhone()
  listeners = new Map()
  const listen = (name: string, does: () => void) =>
    void listeners.set(name, [...(listeners.get(name) ?? []), does])
  const page = { visibilityState: 'visible', addEventListener: listen, removeEventListener: () => {} }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
  await signIn('farmer@example.org', 'secret')
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

const happens = (name: string) => listeners.get(name)?.forEach((does) => does())

/** Overrides the centre's answers to some calls; `undefined` for the default answer. */
function answering(other: (path: string, init: RequestInit) => Promise<Response | undefined>) {
  const asEver = globalThis.fetch
  vi.stubGlobal(
    'fetch',
    async (address: string, init: RequestInit = {}) => (await other(address, init)) ?? asEver(address, init),
  )
}

const isChange = (path: string) => path.includes('change_profile')
const changeIn = (init: RequestInit) =>
  (
    JSON.parse(init.body as string) as {
      change: { id: string; changes: Record<string, unknown>; seen: object; after: string[] }
    }
  ).change

it('a consent withdrawn offline is sent once there is a network, from any page', async () => {
  centre.online = false
  await setConsent('messages', false)
  stops.push(startSync(there, () => {}))
  await vi.waitFor(() => expect(listeners.get('online')).toBeDefined())
  expect(centre.heard).not.toContain('keep_consents')
  centre.online = true
  happens('online')
  await vi.waitFor(() => expect(centre.heard).toContain('keep_consents'), patience)
})

it('of two changes of a profile the later one wins, however slow the first one was', async () => {
  let row: object = { ...nobody, display_name: 'nobody' }
  let goOn: (() => void) | undefined
  answering(async (path, init) => {
    if (!isChange(path) && !path.includes('/rest/v1/profiles')) return undefined
    if (!isChange(path)) return Response.json([{ farm_fields: {}, version: 1, ...row }])
    const { changes } = changeIn(init)
    if (changes['display_name'] === 'first') await new Promise<void>((resolve) => (goOn = resolve))
    row = { ...row, ...changes }
    return Response.json({ done: 1 })
  })
  await saveProfile(farmer, { ...nobody, display_name: 'first' })
  const sending = wakeOutbox()
  await vi.waitFor(() => expect(goOn).toBeDefined())
  await saveProfile(farmer, { ...nobody, display_name: 'second' })
  goOn!()
  await sending
  await wakeOutbox()
  expect(row).toMatchObject({ display_name: 'second' })
  expect(await shown(watchProfile(farmer))).toMatchObject({
    profile: { display_name: 'second' },
    state: 'sent',
  })
})

it('a change of a profile sends only what changed, so that another phone’s change of another field stays', async () => {
  let row: object = { ...nobody, display_name: 'Gurpreet', village: 'Sarna' }
  answering(async (path, init) => {
    if (!isChange(path) && !path.includes('/rest/v1/profiles')) return undefined
    if (!isChange(path)) return Response.json([{ farm_fields: {}, version: 1, ...row }])
    row = { ...row, ...changeIn(init).changes }
    return Response.json({ done: 1 })
  })
  await syncProfile()
  await saveProfile(farmer, { ...nobody, display_name: 'Gurpreet', village: 'Malikpur' })
  row = { ...row, phone: '+919876543210' }
  await wakeOutbox()
  expect(row).toMatchObject({ village: 'Malikpur', phone: '+919876543210' })
})

it('an answer that was on its way while a change arrived does not bring the old profile back', async () => {
  let row = { ...nobody, display_name: 'Gurpreet' }
  let meanwhile: (() => Promise<unknown>) | undefined
  answering(async (path, init) => {
    if (!isChange(path) && !path.includes('/rest/v1/profiles')) return undefined
    if (isChange(path)) {
      row = { ...row, ...changeIn(init).changes }
      return Response.json({ done: 1 })
    }
    const answer = Response.json([{ farm_fields: {}, version: 1, ...row }])
    const change = meanwhile
    meanwhile = undefined
    await change?.()
    return answer
  })
  await syncProfile()
  meanwhile = async () => {
    await saveProfile(farmer, { ...nobody, display_name: 'Gurpreet', village: 'Malikpur' })
    await wakeOutbox()
  }
  await syncProfile()
  expect(await shown(watchProfile(farmer))).toMatchObject({ profile: { village: 'Malikpur' }, state: 'sent' })
})

it('another phone’s change meanwhile is asked about, and the second save counts', async () => {
  let row = { ...nobody, display_name: 'Gurpreet', village: 'Sarna', version: 5 }
  const sent: ReturnType<typeof changeIn>[] = []
  answering(async (path, init) => {
    if (path.includes('/rest/v1/profiles')) return Response.json([{ farm_fields: {}, ...row }])
    if (!isChange(path)) return undefined
    sent.push(changeIn(init))
    if (sent.length === 1) return Response.json({ conflict: { village: 'Bhoa', version: 6 } })
    row = { ...row, ...changeIn(init).changes, version: 7 }
    return Response.json({ done: 7 })
  })
  await syncProfile()
  const wanted = { ...nobody, display_name: 'Gurpreet', village: 'Malikpur' }
  await saveProfile(farmer, wanted)
  row = { ...row, village: 'Bhoa', version: 6 }
  await wakeOutbox()
  expect(await shown(watchProfile(farmer))).toMatchObject({
    profile: { village: 'Malikpur' },
    state: 'returned',
    theirs: { village: 'Bhoa' },
  })
  await saveProfile(farmer, wanted)
  await wakeOutbox()
  expect(sent.map(({ seen }) => seen)).toEqual([{ village: 5 }, { village: 6 }])
  expect(sent[1]?.after).toEqual([sent[0]?.id])
  expect(await shown(watchProfile(farmer))).toEqual({ profile: wanted, state: 'sent', theirs: undefined })
})

it('a change of the profile that a restored centre has lost is asked about, and saved again at a word', async () => {
  let row = { ...nobody, display_name: 'Gurpreet', village: 'Malikpur', version: 7 }
  const sent: ReturnType<typeof changeIn>[] = []
  answering(async (path, init) => {
    if (path.includes('/rest/v1/profiles')) return Response.json([{ farm_fields: {}, ...row }])
    if (!isChange(path)) return undefined
    sent.push(changeIn(init))
    row = { ...row, ...changeIn(init).changes, version: row.version + 1 }
    return Response.json({ done: row.version })
  })
  await syncProfile()
  // Yesterday's village and version.
  row = { ...row, village: 'Sarna', version: 5 }
  await syncProfile()
  await syncProfile()
  expect(await shown(watchProfile(farmer))).toMatchObject({
    profile: { village: 'Malikpur', display_name: 'Gurpreet' },
    state: 'returned',
  })
  await saveProfile(farmer, { village: 'Malikpur' }, { village: 'Malikpur' })
  await wakeOutbox()
  expect(sent).toMatchObject([{ changes: { village: 'Malikpur' }, seen: { village: 5 } }])
  expect(await shown(watchProfile(farmer))).toMatchObject({ profile: { village: 'Malikpur' }, state: 'sent' })
})

it('a change of a profile that the key does not open is replaced by the next one', async () => {
  const { outbox } = await import('#src/platform/device/outbox-database.ts')
  const sealed = { iv: new Uint8Array(12), bytes: new Uint8Array(40) }
  await saveProfile(farmer, { ...nobody, village: 'Sarna' })
  await outbox.entries.toCollection().modify({ sealed })
  expect(await saveProfile(farmer, { ...nobody, village: 'Malikpur' })).toEqual({ saved: true })
  expect(await shown(watchProfile(farmer))).toMatchObject({ profile: { village: 'Malikpur' } })
  expect(await outbox.entries.count()).toBe(1)
})

it('a profile that the centre refuses stays with what was typed, marked as returned', async () => {
  answering(async (path) =>
    isChange(path) ? Response.json({ message: 'check', code: '23514' }, { status: 400 }) : undefined,
  )
  await saveProfile(farmer, { ...nobody, display_name: 'x' })
  await wakeOutbox()
  expect(await shown(watchProfile(farmer))).toMatchObject({
    profile: { display_name: 'x' },
    state: 'returned',
  })
})

it('a failed write is reported until a later one succeeds, and prices keep syncing', async () => {
  const requests: string[] = []
  answering(async (path, init) => {
    // Each question by itself.
    if (path.includes('what_is_new')) return Response.json({}, { status: 404 })
    if (path.includes('shop_changes')) requests.push(path)
    if (path.includes('cart_changes'))
      return Response.json({ version: 5, more: false, operations: [], products: [] })
    if (!path.includes('cart_operations')) return undefined
    const { operations } = JSON.parse(init.body as string) as { operations: { id: string }[] }
    return Response.json({ applied: operations.map(({ id }) => id), refused: [] })
  })
  await addToCart('seeds-catalog/wheat', { name: 'Wheat', price: 100 })
  const putRight = fullAtWrite()
  stops.push(startCartSync())
  await vi.waitFor(() => expect(connectionStatus.getState().storage).toBe('full'))
  stops.push(startCatalogSync())
  await vi.waitFor(() => expect(requests).not.toEqual([]))
  putRight()
  happens('visibilitychange')
  await vi.waitFor(() =>
    expect(connectionStatus.getState()).toMatchObject({ cart: 'up to date', storage: 'fine' }),
  )
})

it.each(['locks', 'ends the visit'])(
  'a tab that was opened just before another one %s leaves its page too',
  async (what) => {
    let idle: (() => void) | undefined
    vi.stubGlobal('requestIdleCallback', (work: () => void) => ((idle = work), 1))
    vi.stubGlobal('cancelIdleCallback', () => {})
    vi.stubGlobal('navigator', { onLine: true, locks })
    vi.spyOn(locks, 'query').mockResolvedValue({ held: [{ name: 'a page is open' }], pending: [] })
    if (what === 'locks') expect(await setPin('258025', 60_000)).toEqual({ saved: true })
    else {
      await signOut()
      expect(await startVisit()).toEqual({ saved: true })
    }
    const leave = vi.fn()
    stops.push(startSync(there, leave))
    await vi.waitFor(() => expect(idle).toBeDefined())
    expect(leave).not.toHaveBeenCalled()
    expect(await (what === 'locks' ? lock() : endVisit())).toEqual({ saved: true })
    idle!()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), patience)
    // A borrower's page is nobody else's.
    expect(leave).toHaveBeenCalledWith(what === 'locks' ? '/lock?to=%2Forder%3Fid%3D7' : '/lock')
  },
)

it('what was added before the app ran goes into the cart of whoever had the phone, before a lock that is due', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks })
  const id = newId()
  await outbox.cartOperations.add({
    id,
    cart: 'tapped',
    product: 'seeds-catalog/wheat-pbw-725',
    kind: 'add',
    amount: 1,
    observed: [],
    seen: { name: '', price: 0 },
    madeAt: Date.now(),
  })
  expect(await setPin('258025', 60_000)).toEqual({ saved: true })
  const leave = vi.fn()
  // Nobody had the app open: it locks as it begins.
  vi.spyOn(locks, 'query').mockResolvedValue({ held: [], pending: [] })
  stops.push(startSync(there, leave))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce(), patience)
  expect(await outbox.cartOperations.get(id)).toBeUndefined()
  expect(await unlock(farmer, '258025')).toEqual({ unlocked: true })
  expect(await outbox.cartOperations.get(id)).toMatchObject({ cart: farmer })
})

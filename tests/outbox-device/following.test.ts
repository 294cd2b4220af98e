import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { startOutboxSync } = await import('#src/platform/outbox/start-outbox-sync.ts')
const { isBusySending, submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { sendNow, wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { leaseLength } = await import('#src/platform/outbox/policy.ts')
const { syncRequests } = await import('#src/features/requests/sync-requests.ts')
const { watchRequests } = await import('#src/features/requests/requests.ts')
const { connectionStatus } = await import('#src/platform/device/connection-status.ts')
const { canSendInBackground } = await import('#src/platform/device/background-sync.ts')
const { requestPersistence, detectWipe, storageEstimate, watchPersistence, watchWipe, dismissWipe } =
  await import('#src/platform/device/storage.ts')

const soilTest = { form: 'soil-test', version: 1, owner: 'device', answers: { name: 'Gurpreet' } }

let centre: CentreByFetch
let stop = () => {}
let listeners: Map<string, (() => void)[]>
let page: { visibilityState: string }

beforeEach(async () => {
  centre = await freshPhone()
  listeners = new Map()
  const listen = (name: string, does: () => void) =>
    void listeners.set(name, [...(listeners.get(name) ?? []), does])
  page = { visibilityState: 'visible' }
  vi.stubGlobal('document', Object.assign(page, { addEventListener: listen, removeEventListener: () => {} }))
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', () => {})
  browser({})
})
afterEach(async () => {
  stop()
  stop = () => {}
  vi.useRealTimers()
  // A run that is still active would send the next test's entries.
  await wakeOutbox()
})

const browser = (more: object) => vi.stubGlobal('navigator', { onLine: true, ...more })
const happens = (name: string) => listeners.get(name)?.forEach((does) => does())
const arrived = (id: string) => vi.waitFor(() => expect(centre.rows.has(id)).toBe(true))
const submitted = async () => (await submit(soilTest)).id

describe('a waiting entry is sent', () => {
  it('when the app starts', async () => {
    const id = await submitted()
    stop = startOutboxSync()
    await arrived(id)
  })

  it('at the first good answer of the centre after an outage, whatever was asked and however long the backoff', async () => {
    stop = startOutboxSync()
    const { post } = await import('#src/platform/backend/request.ts')
    centre.online = false
    const id = await submitted()
    const entry = async () => (await outbox.entries.get(id)) as { why?: string } | undefined
    await vi.waitFor(async () => expect(await entry()).toMatchObject({ why: 'network' }))
    await outbox.entries.update(id, { nextAttemptAt: Date.now() + 10 * 60_000, attempts: 9 })
    centre.online = true
    await post('/rest/v1/rpc/shop_changes', { guest: 'anybody' })
    await arrived(id)
  })

  it('when it is submitted, in any tab', async () => {
    stop = startOutboxSync()
    vi.resetModules()
    const otherTab = await import('#src/features/forms/submissions.ts')
    await arrived((await otherTab.submit(soilTest)).id)
  })

  it('when the network returns, whatever the backoff', async () => {
    centre.online = false
    stop = startOutboxSync()
    const id = await submitted()
    await vi.waitFor(async () => expect(await outbox.entries.get(id)).toMatchObject({ attempts: 1 }))
    await outbox.entries.update(id, { nextAttemptAt: Date.now() + 800_000 })
    centre.online = true
    happens('online')
    await arrived(id)
  })

  it('when the page becomes visible again', async () => {
    page.visibilityState = 'hidden'
    browser({ onLine: false })
    stop = startOutboxSync()
    const id = await submitted()
    browser({})
    page.visibilityState = 'visible'
    happens('visibilitychange')
    await arrived(id)
  })

  it('when the backoff is over', async () => {
    centre.online = false
    stop = startOutboxSync()
    const id = await submitted()
    await vi.waitFor(async () => expect(await outbox.entries.get(id)).toMatchObject({ attempts: 1 }))
    centre.online = true
    await vi.waitFor(() => expect(centre.rows.has(id)).toBe(true), 10_000)
  })

  it('when somebody signs in, regardless of backoff', async () => {
    centre.online = false
    stop = startOutboxSync()
    const id = await submitted()
    await vi.waitFor(async () => expect(await outbox.entries.get(id)).toMatchObject({ attempts: 1 }))
    await outbox.entries.update(id, { nextAttemptAt: Date.now() + 800_000 })
    centre.online = true
    await signInAndTakeOver('farmer@example.org')
    await arrived(id)
  })
})

describe('the browser', () => {
  it('is asked to wake the worker while an entry waits, and the worker to go on when the page is closed', async () => {
    const requests: string[] = []
    const changes: unknown[] = []
    vi.stubGlobal('SyncManager', function SyncManager() {})
    browser({
      onLine: false,
      serviceWorker: {
        controller: { postMessage: (message: unknown) => changes.push(message) },
        getRegistration: async () => ({ sync: { register: async (tag: string) => requests.push(tag) } }),
      },
    })
    expect(canSendInBackground()).toBe(true)
    stop = startOutboxSync()
    happens('visibilitychange')
    expect(requests).toEqual([])
    await submitted()
    await vi.waitFor(() => expect(requests).toContain('outbox'))
    page.visibilityState = 'hidden'
    happens('visibilitychange')
    expect(changes).toEqual([{ type: 'outbox' }])
    vi.stubGlobal('SyncManager', undefined)
  })

  it('that cannot send in the background says so', () => {
    Reflect.deleteProperty(globalThis, 'SyncManager')
    expect(canSendInBackground()).toBe(false)
  })
})

describe('an entry', () => {
  it('is being sent while its lease is valid, and no longer', async () => {
    const id = await submitted()
    expect(await isBusySending()).toBe(false)
    await outbox.entries.update(id, { lease: { holder: 'tab', until: Date.now() + leaseLength - 1 } })
    expect(await isBusySending()).toBe(true)
    expect(await shown(watchEntries())).toMatchObject([{ state: 'sending' }])
    await outbox.entries.update(id, { lease: { holder: 'tab', until: Date.now() - 1 } })
    expect(await isBusySending()).toBe(false)
    expect(await shown(watchEntries())).toMatchObject([{ state: 'waiting' }])
  })

  it('that is not sent although the network works is shown as stuck within two and a half minutes', async () => {
    const id = await submitted()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    connectionStatus.setState({ centre: 'answers' })
    const changes: unknown[] = []
    const watching = watchEntries().subscribe({
      next: (lines) => changes.push(lines[0]?.stuck ?? false),
      error: () => {},
    })
    await vi.waitFor(() => expect(changes.at(-1)).toBe(false))
    vi.advanceTimersByTime(150_000)
    await vi.waitFor(() => expect(changes.at(-1)).toBe(true))
    watching.unsubscribe()
    connectionStatus.setState({ centre: 'silent' })
    expect((await shown(watchEntries()))[0]).not.toHaveProperty('stuck')
    expect(id).toBeTruthy()
  })
})

describe('the centre’s list', () => {
  it('syncs page by page, replaces received entries, and follows the centre’s changes', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, submitted))
    const [one] = ids as [string]
    centre.meanwhile = (name) =>
      name === 'request_changes' && Promise.reject(new TypeError('Failed to fetch'))
    await sendNow()
    expect(await shown(watchEntries())).toMatchObject(ids.map(() => ({ state: 'received' })))
    centre.meanwhile = () => {}
    await syncRequests()
    expect(await shown(watchEntries())).toEqual([])
    expect((await shown(watchRequests())).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    centre.model.requests.touch(one)
    const before = await outbox.requests.get(one)
    await syncRequests()
    expect((await outbox.requests.get(one))!.version).toBeGreaterThan(before!.version)
  })

  it('of a centre that was restored from a backup is read anew', async () => {
    await submitted()
    await sendNow()
    await outbox.settings.put({ key: 'requests-version:device', value: 900 })
    await outbox.requests.clear()
    await outbox.entries.put({ ...(await received()), id: 'another' })
    centre.restored = true
    await syncRequests()
    expect(await shown(watchRequests())).toHaveLength(1)
  })

  it('leaves out what only a newer build can read, shows everything else, and has it after the update', async () => {
    const [one, two] = [await submitted(), await submitted()]
    centre.statuses.set(one, 'invented later')
    await sendNow()
    expect(await syncRequests()).toBe(true)
    expect((await shown(watchRequests())).map(({ id }) => id)).toEqual([two])
    expect((await shown(watchEntries())).map(({ id }) => id)).toEqual([one])
    centre.statuses.set(two, 'in_review')
    centre.model.requests.touch(two)
    await syncRequests()
    expect(await shown(watchRequests())).toMatchObject([{ id: two, status: 'in_review' }])
    const asked = () => centre.bodies.filter((body) => body.includes('"since":0')).length
    expect(asked()).toBe(1)
    // The note of another build, which read other rows than this one.
    await outbox.settings.put({ key: 'unread-requests:device', value: 1 })
    centre.statuses.set(one, 'answered')
    await syncRequests()
    expect(await shown(watchRequests())).toMatchObject([{ id: two }, { id: one, status: 'answered' }])
    await syncRequests()
    expect(asked()).toBe(2)
  })

  it('is not read for a guest without received entries', async () => {
    await submitted()
    await syncRequests()
    expect(centre.heard).toEqual([])
  })
})

async function received() {
  const id = await submitted()
  const entry = (await outbox.entries.get(id))!
  await outbox.entries.delete(id)
  return { ...entry, state: 'received' }
}

describe('persistent storage', () => {
  it('is requested at the first save, once, and the answer is stored', async () => {
    let requests = 0
    browser({
      storage: {
        persisted: async () => false,
        persist: async () => (requests++, true),
        estimate: async () => ({ usage: 5, quota: 100 }),
      },
    })
    vi.resetModules()
    const fresh = await import('#src/platform/device/storage.ts')
    expect(await shown(watchPersistence())).toBe('unasked')
    await Promise.all([fresh.requestPersistence(), fresh.requestPersistence()])
    expect(requests).toBe(1)
    expect(await shown(watchPersistence())).toBe('granted')
    expect(await storageEstimate()).toEqual({ used: 5, most: 100 })
  })

  it('is marked, so that a wipe is noticed and reported once until it was read', async () => {
    await detectWipe(1)
    expect(localStorage.getItem('outbox')).toBeNull()
    vi.resetModules()
    await (await import('#src/platform/device/storage.ts')).requestPersistence()
    await detectWipe(2)
    expect(await shown(watchWipe())).toBeUndefined()
    await outbox.settings.clear()
    await detectWipe(3)
    await detectWipe(4)
    expect(await shown(watchWipe())).toBe(3)
    await dismissWipe()
    await detectWipe(5)
    expect(await shown(watchWipe())).toBeUndefined()
  })

  it('never disturbs saving', async () => {
    browser({ storage: { persist: () => Promise.reject(new Error('no')) } })
    await expect(requestPersistence()).resolves.toBeUndefined()
  })
})

import { fullAtWrite, refused } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saved } from '#src/base/outcome.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'
import { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { operation } from './operation.ts'

vi.stubEnv('VITE_SUPABASE_URL', '')
vi.stubGlobal('location', { origin: 'http://centre.test' })
const { addToCart } = await import('#src/features/cart/cart.ts')
const { startCartSync } = await import('#src/features/cart/start-cart-sync.ts')
const { connectionStatus, noteSaveResult } = await import('#src/platform/device/connection-status.ts')
const { noteStatusOfConnection } = await import('#src/platform/backend/connectivity.ts')

const [wheat, rice] = ['seeds-catalog/wheat', 'seeds-catalog/rice']
const seen = { name: 'Wheat', price: 100 }

/** What the browser tells the page, by name. */
let listeners: [name: string, does: () => void][]
const tell = (name: string) => listeners.forEach(([own, does]) => own === name && does())

let centre: CentreByFetch
let stop: () => void
/** How the centre answers a call about the cart; by default, and with `undefined`, as it should. */
let answer: (() => Promise<Response | undefined>) | undefined
/** The bodies of the calls that sent something for the cart, and the number of all calls about it. */
let sent: string[]
let calls: number

beforeEach(async () => {
  centre = new CentreByFetch()
  listeners = []
  answer = undefined
  sent = []
  calls = 0
  stop = () => {}
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.includes('cart')) return centre.fetch(address, init)
    calls++
    if (address.includes('apply')) sent.push(String(init.body))
    return (await answer?.()) ?? centre.fetch(address, init)
  })
  const addEventListener = (name: string, does: () => void) => void listeners.push([name, does])
  const removeEventListener = (name: string, does: () => void) =>
    void (listeners = listeners.filter(([own, done]) => own !== name || done !== does))
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener, removeEventListener })
  vi.stubGlobal('addEventListener', addEventListener)
  vi.stubGlobal('removeEventListener', removeEventListener)
  vi.stubGlobal('navigator', { onLine: true })
  connectionStatus.setState({ cart: 'guest' })
  noteSaveResult('cart', saved)
  // Nobody is told of the first good answer, which another test has had already.
  noteStatusOfConnection(200)
  await Promise.all([outbox.settings.clear(), outbox.cartOperations.clear()])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const atCentre = () =>
  Object.fromEntries(centre.model.cart.lines(farmer).map(({ product, quantity }) => [product, quantity]))

/**
 * Lets so many milliseconds pass, in small steps, so that the database and the centre answer meanwhile: a transaction of
 * ours comes after one of the app's that was asked for before.
 */
async function pass(ms: number): Promise<void> {
  const step = Math.max(20, ms / 100)
  for (let passed = 0; passed < ms; passed += step) {
    for (let turns = 0; turns < 4; turns++)
      await outbox.transaction('rw', outbox.tables, async () => outbox.settings.count())
    await vi.advanceTimersByTimeAsync(step)
  }
}

/** Time for a run, which asks the centre twice: each question waits a moment for others. */
const aRun = 500

/** The page begins; the first seconds are over. */
async function start(): Promise<void> {
  stop = startCartSync()
  await pass(1_000 + aRun)
}

const stored = (more: Partial<StoredOperation> = {}) =>
  outbox.cartOperations.put(operation(crypto.randomUUID(), { cart: farmer, product: wheat, ...more }))

const paused = (why: string) =>
  outbox.settings.put({
    key: `cart-pause:${farmer}`,
    value: { attempts: 1, nextAttemptAt: Date.now() + 60_000, why },
  })

it('sends what waits at the start, taps in quick succession together, and then is quiet', async () => {
  await asFarmer()
  await stored()
  await start()
  expect(atCentre()).toEqual({ [wheat]: 1 })
  const [before, callsBefore] = [sent.length, calls]
  await addToCart(rice, seen)
  await pass(800)
  await addToCart(rice, seen)
  await pass(800)
  expect(calls).toBe(callsBefore)
  await pass(aRun)
  expect(atCentre()).toEqual({ [wheat]: 1, [rice]: 2 })
  const callsAfter = calls
  // A receipt is nothing to send.
  await pass(5_000)
  expect([sent.length - before, calls]).toEqual([1, callsAfter])
  await pass(30_000)
  expect(calls).toBe(callsAfter + 1)
})

it('sends a guest’s cart as soon as somebody has signed in and taken it', async () => {
  await addToCart(wheat, seen)
  await start()
  expect([calls, connectionStatus.getState().cart]).toEqual([0, 'guest'])
  await asFarmer()
  await pass(1_000 + aRun)
  expect(atCentre()).toEqual({ [wheat]: 1 })
  expect(connectionStatus.getState().cart).toBe('up to date')
})

it('repeats what was refused at the start and with the next change, and not at every look', async () => {
  await asFarmer()
  await stored({ refused: 'cart full' })
  stop = startCartSync()
  await pass(aRun)
  expect(atCentre()).toEqual({ [wheat]: 1 })
  await pass(1_000 + aRun)
  await stored({ product: 'milk', refused: 'cart full' })
  await pass(1_000 + aRun)
  const before = calls
  tell('visibilitychange')
  await pass(1_000 + aRun)
  expect(calls).toBe(before + 1)
  expect(atCentre()).toEqual({ [wheat]: 1 })
  await addToCart(rice, seen)
  await pass(1_000 + aRun)
  expect(atCentre()).toEqual({ [wheat]: 1, [rice]: 1, milk: 1 })
})

describe('a pause', () => {
  const silence = () => Promise.reject(new TypeError('no network'))

  it('after silence ends when the network returns, and not when somebody looks', async () => {
    await asFarmer()
    await stored()
    answer = silence
    await start()
    expect(connectionStatus.getState().cart).toBe('later')
    answer = undefined
    tell('visibilitychange')
    await pass(1_000 + aRun)
    expect(atCentre()).toEqual({})
    tell('online')
    await pass(aRun)
    expect(atCentre()).toEqual({ [wheat]: 1 })
    expect(connectionStatus.getState().cart).toBe('up to date')
  })

  it('after silence ends with the next tap', async () => {
    await asFarmer()
    answer = silence
    await start()
    answer = undefined
    await addToCart(wheat, seen)
    await pass(1_000 + aRun)
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })

  it('ends when the centre has answered something else', async () => {
    await asFarmer()
    await stored()
    await paused('centre')
    await start()
    expect([calls, connectionStatus.getState().cart]).toEqual([0, 'later'])
    // Long after the last good answer.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_000)
    noteStatusOfConnection(503)
    noteStatusOfConnection(200)
    clock.mockRestore()
    await pass(aRun)
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })

  it('for a sign-in ends with it', async () => {
    await paused('sign-in')
    await start()
    await asFarmer()
    await pass(1_000 + aRun)
    expect(calls).toBeGreaterThan(0)
  })

  it('for a sign-in ends when the same person signs in again', async () => {
    await asFarmer()
    await start()
    centre.stale.add(`token-1-of-${farmer}`)
    centre.sessions.clear()
    await addToCart(wheat, seen)
    await pass(1_000 + aRun)
    expect([sent.length, connectionStatus.getState().cart]).toEqual([1, 'needs sign-in'])
    await addToCart(rice, seen)
    await pass(1_000 + aRun)
    expect(sent).toHaveLength(1)
    await asFarmer()
    await pass(1_000 + aRun)
    expect(atCentre()).toEqual({ [wheat]: 1, [rice]: 1 })
    expect(connectionStatus.getState().cart).toBe('up to date')
  })

  it('for a sign-in is over in a page that opens after it', async () => {
    await asFarmer()
    await paused('sign-in')
    stop = startCartSync()
    await pass(aRun)
    expect(connectionStatus.getState().cart).toBe('up to date')
  })

  it('that begins while the network returns ends at once', async () => {
    await asFarmer()
    await start()
    const { promise, reject } = Promise.withResolvers<Response>()
    answer = () => promise
    await addToCart(wheat, seen)
    await pass(1_000 + aRun)
    tell('online')
    tell('visibilitychange')
    answer = undefined
    reject(new TypeError('no network'))
    await pass(aRun)
    expect(atCentre()).toEqual({ [wheat]: 1 })
  })
})

it('asks once when a page opens with nothing to send', async () => {
  await asFarmer()
  await start()
  await pass(5_000)
  stop()
  const before = calls
  await start()
  await pass(5_000)
  expect(calls).toBe(before + 1)
})

it('runs once more after whatever came during a run, and no more', async () => {
  await asFarmer()
  await start()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  answer = () => promise
  const before = calls
  tell('online')
  await pass(aRun)
  expect(calls).toBe(before + 1)
  for (let times = 0; times < 3; times++) tell('online')
  await pass(aRun)
  expect(calls).toBe(before + 1)
  answer = undefined
  resolve(undefined)
  await pass(1_000 + aRun)
  expect(calls).toBe(before + 2)
})

it('asks nothing without a network', async () => {
  await start()
  vi.stubGlobal('navigator', { onLine: false })
  await asFarmer()
  await pass(1_000 + aRun)
  expect([calls, connectionStatus.getState().cart]).toEqual([0, 'later'])
})

it('says that the phone has no room, until it could write again', async () => {
  await asFarmer()
  await stored()
  const recover = fullAtWrite()
  await start()
  expect(connectionStatus.getState().storage).toBe('full')
  recover()
  tell('online')
  await pass(aRun)
  expect(connectionStatus.getState()).toMatchObject({ storage: 'fine', cart: 'up to date' })
  expect(atCentre()).toEqual({ [wheat]: 1 })
})

it('says that the phone has room again where only the centre refuses', async () => {
  await asFarmer()
  await stored()
  const recover = fullAtWrite()
  await start()
  recover()
  answer = async () => Response.json({ code: '42501', message: 'No' }, { status: 403 })
  tell('online')
  await pass(aRun)
  expect(connectionStatus.getState()).toMatchObject({ storage: 'fine', cart: 'refused' })
})

it('says that the phone lets nothing be stored', async () => {
  outbox.close({ disableAutoOpen: false })
  const recover = refused()
  stop = startCartSync()
  await vi.waitFor(() => expect(connectionStatus.getState().storage).toBe('refused'))
  recover()
  outbox.close({ disableAutoOpen: false })
  stop()
  await asFarmer()
  await start()
  expect(connectionStatus.getState().storage).toBe('fine')
})

it('knows that nobody is signed in any more', async () => {
  await asFarmer()
  await start()
  expect(connectionStatus.getState().cart).toBe('up to date')
  await outbox.settings.clear()
  tell('visibilitychange')
  await pass(aRun)
  expect(connectionStatus.getState()).toMatchObject({ storage: 'fine', cart: 'guest' })
})

it('a look during a run takes nothing away from a tap before it', async () => {
  await asFarmer()
  await start()
  await stored({ product: 'milk', refused: 'cart full' })
  await pass(1_000 + aRun)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  answer = () => promise
  tell('online')
  await pass(aRun)
  await addToCart(rice, seen)
  await pass(1_000 + aRun)
  tell('visibilitychange')
  answer = undefined
  resolve(undefined)
  await pass(aRun)
  expect(atCentre()).toEqual({ [rice]: 1, milk: 1 })
})

it('says nothing of room where nothing could be sent', async () => {
  await asFarmer()
  await stored()
  const recover = fullAtWrite()
  await start()
  recover()
  vi.stubGlobal('navigator', { onLine: false })
  tell('visibilitychange')
  await pass(aRun)
  expect(connectionStatus.getState()).toMatchObject({ storage: 'full', cart: 'later' })
})

it('stops', async () => {
  await asFarmer()
  await start()
  const before = calls
  await addToCart(wheat, seen)
  await pass(aRun)
  stop()
  tell('online')
  await pass(60_000)
  expect(calls).toBe(before)
})

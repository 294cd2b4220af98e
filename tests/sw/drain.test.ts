import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { people } from '../centre/sessions.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'

// sw/ has a separate tsconfig.
const parts = import.meta.glob<{ sendOnSync(): Promise<void>; sendOnMessage(): Promise<void> }>(
  '/sw/drain.ts',
)
const worker = await Object.values(parts)[0]!()
const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')

const { addToCart, cartLines } = await import('#src/features/cart/cart.ts')
const { savePendingOrder } = await import('#src/features/orders/save-pending-order.ts')
const { pendingOrdersOf } = await import('#src/features/orders/stored-pending-orders.ts')
const { takeSentOrders, notifyHere } = await import('#src/features/orders/sent-orders.ts')
const { watchOpenOrders } = await import('#src/features/orders/open-orders.ts')

const soilTest = { form: 'soil-test', version: 1, owner: 'device', answers: { name: 'Gurpreet' } }

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))

describe('the worker, called by the browser', () => {
  it('sends waiting entries, as the signed-in user, without a page', async () => {
    for (const word of ['document', 'window', 'localStorage']) vi.stubGlobal(word, undefined)
    const guests = await submit(soilTest)
    await signIn('farmer@example.org', 'secret')
    const own = await submit(soilTest)
    await worker.sendOnSync()
    expect([...centre.rows.keys()].toSorted()).toEqual([guests.id, own.id].toSorted())
    vi.unstubAllGlobals()
  })

  it('rejects while an entry still waits, so that the browser calls again', async () => {
    const { id } = await submit(soilTest)
    centre.online = false
    await expect(worker.sendOnSync()).rejects.toThrow('1 still to be sent')
    centre.online = true
    await worker.sendOnSync()
    expect(centre.rows.has(id)).toBe(true)
  })

  it('renews the tokens as a page does, and a returned entry is no reason to be called again', async () => {
    await signIn('farmer@example.org', 'secret')
    const { id } = await submit(soilTest)
    for (const account of centre.sessions.values()) centre.stale.add(`token-1-of-${account}`)
    centre.refusals.set(id, { status: 422, code: 'invalid', message: 'name', field: 'name' })
    await worker.sendOnSync()
    expect(await shown(watchEntries())).toMatchObject([{ id, state: 'returned' }])
  })

  it('leaves a signed-out account’s entries unchanged', async () => {
    await signIn('farmer@example.org', 'secret')
    centre.online = false
    await submit(soilTest)
    await signOut()
    centre.online = true
    await worker.sendOnSync()
    expect(centre.rows.size).toBe(0)
  })

  it('sends at a page’s request, and never rejects', async () => {
    const { id } = await submit(soilTest)
    centre.online = false
    await worker.sendOnMessage()
    expect(centre.rows.has(id)).toBe(false)
  })
})

describe('a stored order', () => {
  const farmer = people['farmer@example.org']
  const seen = { name: 'Wheat', price: 100 }
  const contact = { name: 'Gurpreet', email: 'g@example.org', phone: '9876543210', address: 'Sarna' }

  beforeEach(() => Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }))

  async function saveOrder(payBy: 'online' | 'cash' = 'online') {
    await addToCart('seeds-catalog/wheat', seen)
    const lines = (await cartLines()).map((line) => ({
      ...line,
      current: { ...seen, available: true, item: seen },
    }))
    const area = { id: 'sarna', fee: 0, freeFrom: 0 }
    return savePendingOrder(farmer, lines as never, contact, { area: area as never, payBy })
  }

  function tillAnswers(say: (orderId: string) => Response): string[] {
    const requested: string[] = []
    const { fetch } = centre
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (!address.includes('create-payment')) return fetch(address, init)
      const { orderId } = JSON.parse(init.body as string) as { orderId: string }
      requested.push(orderId)
      return Promise.resolve(say(orderId))
    })
    return requested
  }

  const link = (orderId: string) => Response.json({ url: 'https://pay.example/1', orderId })

  it('is sent without an open page, and reported once, by the next page', async () => {
    await signIn('farmer@example.org', 'secret')
    const { pendingOrder } = await saveOrder()
    expect(await shown(watchOpenOrders())).toBe(1)
    const requested = tillAnswers(link)
    await worker.sendOnSync()
    expect(requested).toEqual([pendingOrder.id])
    expect(await pendingOrdersOf(farmer)).toEqual([])
    expect(await takeSentOrders()).toEqual([{ id: pendingOrder.id, isToPay: true }])
    expect(await takeSentOrders()).toEqual([])
  })

  it('is reported by the tap only if somebody tapped to send it here', async () => {
    await signIn('farmer@example.org', 'secret')
    const { pendingOrder } = await saveOrder()
    notifyHere(pendingOrder.id, true)
    tillAnswers(link)
    await worker.sendOnSync()
    expect(await takeSentOrders()).toEqual([])
  })

  it('is a reason to be called again until the centre accepts or returns it', async () => {
    await signIn('farmer@example.org', 'secret')
    await saveOrder()
    tillAnswers(() => new Response('<h1>502 Bad Gateway', { status: 502 }))
    await expect(worker.sendOnSync()).rejects.toThrow('1 still to be sent')
    tillAnswers(() =>
      Response.json({ error: { code: 'unavailable', message: '', ids: ['a'] } }, { status: 409 }),
    )
    await worker.sendOnSync()
    expect(await pendingOrdersOf(farmer)).toMatchObject([{ state: 'returned', problem: { unsold: ['a'] } }])
    expect(await takeSentOrders()).toEqual([])
  })

  it('stays while its owner is signed out', async () => {
    await signIn('farmer@example.org', 'secret')
    await saveOrder('cash')
    await signOut()
    const requested = tillAnswers(link)
    await worker.sendOnSync()
    expect(requested).toEqual([])
  })
})

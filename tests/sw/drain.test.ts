import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Centre } from '../outbox-device/centre.ts'
import { freshPhone, shown } from '../outbox-device/this-phone.ts'

// sw/ has a tsconfig of its own.
const parts = import.meta.glob<{ sendOnSync(): Promise<void>; sendOnWish(): Promise<void> }>('/sw/drain.ts')
const worker = await Object.values(parts)[0]!()
const { submit, watchEntries } = await import('#src/core/outbox/outbox.ts')
const { signIn, signOut } = await import('#src/core/session/session.ts')

const soilTest = { form: 'soil-test', version: 1, owner: 'device', answers: { name: 'Gurpreet' } }

let centre: Centre
beforeEach(async () => (centre = await freshPhone()))

describe('the worker, called by the browser', () => {
  it('sends what waits, as whoever is signed in, with nothing of a page', async () => {
    for (const word of ['document', 'window', 'localStorage']) vi.stubGlobal(word, undefined)
    const guests = await submit(soilTest)
    await signIn('farmer@example.org', 'secret')
    const own = await submit(soilTest)
    await worker.sendOnSync()
    expect([...centre.rows.keys()].toSorted()).toEqual([guests.id, own.id].toSorted())
    vi.unstubAllGlobals()
  })

  it('rejects while something still waits, so that the browser calls again', async () => {
    const { id } = await submit(soilTest)
    centre.online = false
    await expect(worker.sendOnSync()).rejects.toThrow('1 still to be sent')
    centre.online = true
    await worker.sendOnSync()
    expect(centre.rows.has(id)).toBe(true)
  })

  it('renews the tokens as a page does, and what the centre gave back is no reason to be called again', async () => {
    await signIn('farmer@example.org', 'secret')
    const { id } = await submit(soilTest)
    for (const account of centre.sessions.values()) centre.stale.add(`token-1-of-${account}`)
    centre.refusals.set(id, { status: 422, code: 'invalid', message: 'name', field: 'name' })
    await worker.sendOnSync()
    expect(await shown(watchEntries())).toMatchObject([{ id, state: 'returned' }])
  })

  it('leaves a signed-out account’s work where it is', async () => {
    await signIn('farmer@example.org', 'secret')
    centre.online = false
    await submit(soilTest)
    await signOut()
    centre.online = true
    await worker.sendOnSync()
    expect(centre.rows.size).toBe(0)
  })

  it('sends at the wish of a page, and never rejects', async () => {
    const { id } = await submit(soilTest)
    centre.online = false
    await worker.sendOnWish()
    expect(centre.rows.has(id)).toBe(false)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestPageCaching, startWorker, takeBuild } from '#src/platform/device/worker.ts'

/** A worker that gets messages, and the replies that a test gives to each. */
let ports: MessagePort[]
const worker = {
  postMessage: (_message: unknown, [port]: MessagePort[] = []) => void (port && ports.push(port)),
}
let phone: {
  onLine: boolean
  serviceWorker: { ready: Promise<unknown>; getRegistration: () => Promise<unknown> }
}

beforeEach(() => {
  vi.useFakeTimers()
  ports = []
  const ready = Promise.resolve({ active: worker })
  phone = { onLine: true, serviceWorker: { ready, getRegistration: () => Promise.resolve(undefined) } }
  vi.stubGlobal('navigator', phone)
  vi.stubGlobal('document', { documentElement: { lang: 'pa' } })
})
afterEach(() => {
  for (const port of ports) port.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Lets some seconds pass. */
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

describe('a request to cache every page', () => {
  it('is made again while a slow connection brings them, and answered as the worker answers', async () => {
    const extent = requestPageCaching()
    await pass(150)
    expect(ports).toHaveLength(3)
    // oxlint-disable-next-line require-post-message-target-origin -- a port has none
    ports[2]!.postMessage({ kept: true })
    expect(await extent).toBe('all')
  })

  it('ends with a part where the connection is lost, or no worker comes', async () => {
    const extent = requestPageCaching()
    phone.onLine = false
    await pass(60)
    expect(await extent).toBe('part')

    phone.serviceWorker.ready = new Promise(() => {})
    const withoutWorker = requestPageCaching()
    await pass(10)
    expect(await withoutWorker).toBe('part')
  })
})

describe('a page that a shared link opened in another language', () => {
  it.each([
    ['has the chosen language cached, and not its own', 'hi', 'hi'],
    ['has its own cached where none is chosen', null, 'pa'],
  ])('%s', async (_does, chosen, cached) => {
    vi.stubEnv('DEV', false)
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'language' ? chosen : null) })
    const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
    vi.stubGlobal('addEventListener', listening.addEventListener)
    const html = { documentElement: { lang: 'pa' }, visibilityState: 'visible' }
    vi.stubGlobal('document', { ...html, ...listening })
    const registering = { ...listening, register: () => new Promise(() => {}), controller: {} }
    Object.assign(phone.serviceWorker, registering)
    const asked = vi.spyOn(worker, 'postMessage')
    startWorker(() => {})
    await pass(1)
    expect(asked.mock.calls.map(([message]) => message)).toContainEqual({ type: 'keep', language: cached })
    expect(ports).toHaveLength(1)
  })
})

describe('a newer build that a person takes', () => {
  it.each([
    ['is activated while it waits', { waiting: {} }, { activated: 1, reloaded: 0 }],
    ['is loaded at once if another tab has taken it', { waiting: null }, { activated: 0, reloaded: 1 }],
  ])('%s', async (_does, registration, expected) => {
    const reload = vi.fn()
    const activate = vi.fn()
    vi.stubGlobal('location', { reload })
    phone.serviceWorker.getRegistration = () => Promise.resolve(registration)
    await takeBuild(activate)
    expect({ activated: activate.mock.calls.length, reloaded: reload.mock.calls.length }).toEqual(expected)
  })
})

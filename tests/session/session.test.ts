import { fullAtWrite } from '../device/failing-storage.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'

// A developer's own .env must not send these tests to a real project.
vi.stubEnv('VITE_SUPABASE_URL', '')
const { addToCart, cartLines } = await import('#src/features/cart/cart.ts')
const { takeGuestWork } = await import('#src/features/shared-phone/guest-work.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { watchPerson } = await import('#src/platform/session/stored-session.ts')

const user = {
  id: '0198c0de-0000-7000-8000-000000000001',
  email: 'farmer@example.org',
  user_metadata: { display_name: 'Gurpreet' },
}
const person = { id: user.id, email: user.email, displayName: 'Gurpreet' }

/** The centre's requests, and its answers to a sign-in. */
let requests: { path: string; authorization: string | undefined }[]
let answer: { status: number; body: unknown }
let key: { status: number; body: unknown }
let centre: Server
let putRight = () => {}

const session = {
  access_token: 'an.access.token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  user,
}

const answerTo = (url: string) => {
  if (url.includes('/logout')) return { status: 204, body: undefined }
  return url.includes('/own_key') ? key : answer
}

beforeEach(async () => {
  requests = []
  key = { status: 200, body: btoa('k'.repeat(32)) }
  answer = { status: 200, body: session }
  centre = createServer((request, response) => {
    requests.push({ path: request.url!, authorization: request.headers.authorization })
    const { status, body } = answerTo(request.url!)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(centre, 'listening')
  const { port } = centre.address() as AddressInfo
  Object.defineProperty(globalThis, 'location', {
    value: { origin: `http://127.0.0.1:${port}` },
    configurable: true,
  })
  localStorage.clear()
  await Promise.all([outbox.settings.clear(), outbox.cartOperations.clear()])
})

afterEach(async () => {
  putRight()
  putRight = () => {}
  await loseNetwork()
})

const port = () => Number(new URL(location.origin).port)

/** Makes the centre silent from now on. */
async function loseNetwork() {
  centre.closeAllConnections()
  if (centre.listening) await new Promise((resolve) => centre.close(resolve))
}

/** Without the note that the browser's files still hold what was deleted. */
const storedKeys = async () =>
  (await outbox.settings.toCollection().primaryKeys()).filter((key) => key !== 'deleted-bytes')

describe('signing in', () => {
  it('stores the person, the tokens in IndexedDB, and the hint for the first paint', async () => {
    expect(await signIn(user.email, 'secret')).toEqual({ person })
    expect(await storedKeys()).toEqual(['person', 'session'])
    expect((await outbox.settings.get('session'))?.value).toMatchObject({
      accessToken: 'an.access.token',
      refreshToken: 'refresh',
    })
    expect(localStorage.getItem('signed-in')).toBe('1')
  })

  it('stores no token in local storage, which pages can read', async () => {
    await signIn(user.email, 'secret')
    for (const key of ['signed-in', 'session', 'supabase.auth.token'])
      expect(localStorage.getItem(key) ?? '').not.toContain('token')
  })

  it('stores nothing after a refusal, and returns the code', async () => {
    answer = { status: 400, body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' } }
    expect(await signIn(user.email, 'wrong')).toMatchObject({ refused: { code: 'invalid_credentials' } })
    expect(await storedKeys()).toEqual([])
    expect(localStorage.getItem('signed-in')).toBeNull()
  })

  it('fails if the account’s key does not arrive, and ends the session again', async () => {
    for (const nothing of [
      { status: 503, body: {} },
      { status: 200, body: 'no key' },
    ]) {
      key = nothing
      expect(await signIn(user.email, 'secret')).toEqual({ silent: true })
      expect(await storedKeys()).toEqual([])
      expect(localStorage.getItem('signed-in')).toBeNull()
      await vi.waitFor(() => expect(requests.at(-1)!.path).toContain('/logout'))
    }
  })

  it('tells a missing answer from a refusal', async () => {
    await loseNetwork()
    expect(await signIn(user.email, 'secret')).toEqual({ silent: true })
  })

  it('says so if the phone has no room for it', async () => {
    putRight = fullAtWrite()
    expect(await signIn(user.email, 'secret')).toEqual({ notSaved: 'full' })
    expect(localStorage.getItem('signed-in')).toBeNull()
  })
})

describe('signing out', () => {
  const seen = { name: 'Wheat', price: 100 }

  it('ends the session on the phone and notifies the centre', async () => {
    await signIn(user.email, 'secret')
    expect(await signOut()).toEqual({ saved: true })
    expect(await storedKeys()).toEqual([])
    expect(localStorage.getItem('signed-in')).toBeNull()
    await vi.waitFor(() =>
      expect(requests.at(-1)).toEqual({
        path: '/auth/v1/logout?scope=local',
        authorization: 'Bearer an.access.token',
      }),
    )
  })

  it('works offline, and unsent entries stay, hidden from the next person', async () => {
    await addToCart('seeds-catalog/wheat', seen)
    await signIn(user.email, 'secret')
    await takeGuestWork()
    await addToCart('seeds-catalog/wheat', seen)
    await loseNetwork()
    expect(await signOut()).toEqual({ saved: true })
    for (const key of ['person', 'session', 'roles']) expect(await storedKeys()).not.toContain(key)
    expect(await cartLines()).toEqual([])
    expect(await outbox.cartOperations.count()).toBe(0)
    centre.listen(port(), '127.0.0.1')
    await once(centre, 'listening')
    await signIn(user.email, 'secret')
    expect(await cartLines()).toMatchObject([{ product: 'seeds-catalog/wheat', quantity: 2 }])
  })

  it('does nothing for a guest', async () => {
    expect(await signOut()).toEqual({ saved: true })
    expect(requests).toEqual([])
  })
})

describe('an observer of the person', () => {
  it('gets null, then the person, then null again', async () => {
    const changes: unknown[] = []
    const watching = watchPerson().subscribe((value) => changes.push(value))
    await vi.waitFor(() => expect(changes).toEqual([null]))
    await signIn(user.email, 'secret')
    await vi.waitFor(() => expect(changes.at(-1)).toEqual(person))
    await signOut()
    await vi.waitFor(() => expect(changes.at(-1)).toBeNull())
    watching.unsubscribe()
  })

  it('keeps the person when the access token expired offline: that is no sign-out', async () => {
    answer.body = { ...session, expires_in: 1, expires_at: 1 }
    await signIn(user.email, 'secret')
    await loseNetwork()
    const changes: unknown[] = []
    const watching = watchPerson().subscribe((value) => changes.push(value))
    await vi.waitFor(() => expect(changes).toEqual([person]))
    watching.unsubscribe()
  })
})

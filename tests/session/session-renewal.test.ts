import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RenewalAnswer } from '#src/platform/backend/session.ts'
import { accessToken, type Renewing } from '#src/platform/session/access-token.ts'
import { watchSession, watchStoredPerson, type StoredSession } from '#src/platform/session/stored-session.ts'
import { mirrorRoles, watchRoles } from '#src/platform/session/roles.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { withLock } from '#src/platform/device/locks.ts'

const farmer = { id: 'farmer', email: 'farmer@example.org', displayName: 'Gurpreet' }
const now = 1_800_000_000_000

let spent: string[]
let answer: (refreshToken: string) => RenewalAnswer
let renewed: string[]
let takesTime: () => Promise<unknown>

/** One provider behind every tab: it takes each refresh token once. */
const world: Renewing = {
  withLock,
  now: () => now,
  renew: async (refreshToken) => {
    spent.push(refreshToken)
    await takesTime()
    return answer(refreshToken)
  },
  renewed: (person) => renewed.push(person),
}

const nextSession = (refreshToken: string): RenewalAnswer => ({
  session: {
    person: 'farmer',
    accessToken: `after ${refreshToken}`,
    refreshToken: `${refreshToken}+`,
    lifetimeMs: 3_600_000,
  },
})

const hold = (session: Partial<StoredSession>, person: { id: string } = farmer) =>
  outbox.settings.bulkPut([
    { key: 'person', value: person },
    {
      key: 'session',
      value: { accessToken: 'a', refreshToken: 'r', expiresAt: now + 3_600_000, ...session },
    },
  ])
const stored = async () => (await outbox.settings.get('session'))?.value as StoredSession | undefined

beforeEach(async () => {
  spent = []
  renewed = []
  takesTime = () => new Promise((resolve) => setTimeout(resolve, 5))
  answer = nextSession
  await outbox.settings.clear()
})

async function emittedBy<Changes>(
  watch: () => { subscribe(next: (value: Changes) => void): { unsubscribe(): void } },
) {
  const changes: Changes[] = []
  const watching = watch().subscribe((value) => changes.push(value))
  await vi.waitFor(() => expect(changes).not.toEqual([]))
  watching.unsubscribe()
  return changes[0]
}

describe('a token', () => {
  it('is returned unchanged while it is valid for 90 seconds or more', async () => {
    await hold({ expiresAt: now + 90_000 })
    expect(await accessToken({}, world)).toBe('a')
    expect(spent).toEqual([])
  })

  it('is renewed before that, and stored with its lifetime by the phone’s clock', async () => {
    await hold({ expiresAt: now + 89_999 })
    expect(await accessToken({}, world)).toBe('after r')
    expect(await stored()).toEqual({ accessToken: 'after r', refreshToken: 'r+', expiresAt: now + 3_600_000 })
    expect(await accessToken({}, world)).toBe('after r')
    expect(spent).toEqual(['r'])
    expect(renewed).toEqual(['farmer'])
  })

  it('that the centre refused is renewed although it looks valid, once for all callers', async () => {
    await hold({})
    const tokens = await Promise.all([1, 2, 3].map(() => accessToken({ stale: 'a' }, world)))
    expect(tokens).toEqual(['after r', 'after r', 'after r'])
    expect(spent).toEqual(['r'])
  })

  it('is renewed once for twenty callers, in this tab and another', async () => {
    await hold({ expiresAt: now })
    vi.resetModules()
    const { accessToken: inAnotherTab } = await import('#src/platform/session/access-token.ts')
    const tokens = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? accessToken : inAnotherTab)({}, world)),
    )
    expect(new Set(tokens)).toEqual(new Set(['after r']))
    expect(spent).toEqual(['r'])
  })

  it('is missing without a signed-in person', async () => {
    expect(await accessToken({}, world)).toBeUndefined()
    expect(spent).toEqual([])
  })

  it('is never another account’s', async () => {
    await hold({})
    expect(await accessToken({ owner: 'neighbour' }, world)).toBeUndefined()
    expect(await accessToken({ owner: 'farmer' }, world)).toBe('a')
    await hold({ expiresAt: now }, { id: 'neighbour' })
    expect(await accessToken({ owner: 'neighbour' }, world)).toBeUndefined()
    expect(await stored()).toMatchObject({ refreshToken: 'r' })
  })
})

describe('without an answer', () => {
  it('there is no token for now, and the person stays signed in', async () => {
    await hold({ expiresAt: now })
    answer = () => ({ silent: true })
    expect(await accessToken({}, world)).toBeUndefined()
    expect(await emittedBy(watchSession)).toEqual({ person: farmer, needsSignIn: false })
    expect(await emittedBy(watchStoredPerson)).toEqual(farmer)
    answer = nextSession
    expect(await accessToken({}, world)).toBe('after r')
  })
})

describe('a session that the provider has ended', () => {
  it('is marked and not renewed again, and its person stays known', async () => {
    await hold({ expiresAt: now })
    answer = () => ({ refused: true })
    expect(await accessToken({}, world)).toBeUndefined()
    expect(await accessToken({}, world)).toBeUndefined()
    expect(spent).toEqual(['r'])
    expect(await emittedBy(watchSession)).toEqual({ person: farmer, needsSignIn: true })
    // Otherwise the person would be redirected away from the page that can repair it.
    expect(await emittedBy(watchStoredPerson)).toBeNull()
  })
})

describe('signing out or in while a token is renewed', () => {
  it('keeps a signed-out account signed out', async () => {
    await hold({ expiresAt: now })
    takesTime = () => outbox.settings.clear()
    expect(await accessToken({}, world)).toBeUndefined()
    expect(await stored()).toBeUndefined()
  })

  it('does not change the next person’s session, neither with new tokens nor with a refusal', async () => {
    for (const end of [nextSession, () => ({ refused: true }) as const]) {
      await hold({ expiresAt: now })
      answer = end
      takesTime = () => hold({ accessToken: 'n', refreshToken: 'n' }, { id: 'neighbour' })
      expect(await accessToken({}, world)).toBeUndefined()
      expect(await stored()).toMatchObject({ accessToken: 'n', refreshToken: 'n' })
    }
  })
})

describe('roles', () => {
  it('belong to the signed-in person, and stay without an answer', async () => {
    await hold({})
    expect(await emittedBy(watchRoles)).toBeUndefined()
    await mirrorRoles('farmer', 'a', async () => ({ data: ['staff'] }))
    expect(await emittedBy(watchRoles)).toEqual(['staff'])
    await mirrorRoles('farmer', 'a', async () => ({ silent: true }))
    expect(await emittedBy(watchRoles)).toEqual(['staff'])
    await mirrorRoles('neighbour', 'b', async () => ({ data: ['admin'] }))
    expect(await emittedBy(watchRoles)).toEqual(['staff'])
    await hold({}, { id: 'neighbour' })
    expect(await emittedBy(watchRoles)).toBeUndefined()
  })
})

describe('the provider’s answer', () => {
  const answered = async (status: number, body: string) => {
    vi.stubGlobal('location', { origin: 'http://centre.test' })
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    const { renewSession } = await import('#src/platform/backend/session.ts')
    return renewSession('r')
  }
  const refusal = (code: string) => JSON.stringify({ code: 400, error_code: code, msg: '' })

  it.each([
    [400, refusal('refresh_token_not_found')],
    [400, refusal('refresh_token_already_used')],
    [401, refusal('bad_jwt')],
    [403, refusal('user_banned')],
  ])('%s with a code of its own ends the session', async (status, body) => {
    expect(await answered(status, body)).toEqual({ refused: true })
  })

  it.each([
    [401, '<html>Sign in to the hotel’s network</html>'],
    [403, '{"message":"Sign in to the hotel’s network"}'],
    [200, '<html></html>'],
    [200, '{"ok":true}'],
    [429, refusal('over_request_rate_limit')],
    [500, refusal('unexpected_failure')],
    [404, '{}'],
  ])('%s %s is no answer', async (status, body) => {
    expect(await answered(status, body)).toEqual({ silent: true })
  })
})

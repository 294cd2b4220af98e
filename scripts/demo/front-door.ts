import { createHash } from 'node:crypto'
import { loopbackPassword } from '#local/local-only.ts'
import type { LocalBackend } from '#local/backend.ts'

/** A caller of the backend: an access token, and an id for accounts. */
export interface Caller {
  readonly token: string
  readonly id?: string
}

type Door = Pick<LocalBackend, 'fetch' | 'publishableKey' | 'asServiceKey'>

/** Calls the backend as the app does, over its own addresses, so that every rule and every right holds for the demo too. */
export function frontDoor(door: Door, siteUrl: string) {
  const post = async <Answer>(path: string, token: string, body: unknown): Promise<Answer> => {
    const response = await door.fetch(
      new Request(`${siteUrl}${path}`, {
        method: 'POST',
        headers: {
          apikey: token === door.asServiceKey ? token : door.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }),
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
    return JSON.parse(text || 'null') as Answer
  }
  return {
    guest: { token: door.publishableKey } satisfies Caller,
    service: { token: door.asServiceKey } satisfies Caller,
    /** Signs a demo person in; throws where they have chosen another password. */
    async signIn(who: string): Promise<Required<Caller>> {
      const answer = await post<{ access_token: string; user: { id: string } }>(
        '/auth/v1/token?grant_type=password',
        door.publishableKey,
        { email: `${who}@example.org`, password: loopbackPassword },
      )
      return { token: answer.access_token, id: answer.user.id }
    },
    signOut: ({ token }: Caller) => post<unknown>('/auth/v1/logout?scope=local', token, {}),
    /** Calls a function of the database and gives its answer. */
    call: <Answer>({ token }: Caller, name: string, parameters: object) =>
      post<Answer>(`/rest/v1/rpc/${name}`, token, parameters),
  }
}

export type FrontDoor = ReturnType<typeof frontDoor>

/** The same guest's secret for the same name: 32 bytes as base64url. */
export function demoGuest(name: string): string {
  return createHash('sha256').update(`khet-seva demo guest ${name}`).digest('base64url')
}

/** Returns the same id for the same name, so that repeated seeding finds existing rows. */
export function demoId(name: string): string {
  const hash = createHash('sha256').update(`khet-seva demo ${name}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

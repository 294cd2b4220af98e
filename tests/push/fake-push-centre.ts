import { vi } from 'vitest'
import type { Centre } from '../outbox-device/fake-centre.ts'

/** The subscriptions that the centre has got. */
export interface PushCentre {
  /** The key of the centre; null if it sends no notifications. */
  key: string | null
  /** Owner of each token by the last part of the token: `token-1-of-<account>`. */
  readonly phones: Map<string, { account: string; language: string }>
  /** Addresses that their push service has ended. */
  readonly ended: Set<string>
}

/** Has a centre know of push, too. */
export function knowingPush(centre: Centre): PushCentre {
  const changes: PushCentre = { key: 'K'.repeat(86) + 'A', phones: new Map(), ended: new Set() }
  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const name = new URL(address).pathname.split('/').at(-1)!
    if (!['push-key', 'keep_push', 'drop_push'].includes(name)) return centre.fetch(address, init)
    if (!centre.online) throw new TypeError('Failed to fetch')
    if (name === 'push-key') return Response.json({ key: changes.key })
    const account = new Headers(init.headers).get('authorization')?.split('-of-')[1]
    const { endpoint, language } = JSON.parse(init.body as string) as { endpoint: string; language: string }
    if (!account) return Response.json({}, { status: 401 })
    if (name === 'keep_push' && changes.ended.has(endpoint)) return Response.json(false)
    if (name === 'keep_push') changes.phones.set(endpoint, { account, language })
    else if (changes.phones.get(endpoint)?.account === account) changes.phones.delete(endpoint)
    return Response.json(true)
  }
  vi.stubGlobal('fetch', fetch)
  return changes
}

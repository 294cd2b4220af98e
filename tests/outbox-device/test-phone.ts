import '../device/failing-storage.ts'
import type { Observable } from 'dexie'
import { vi } from 'vitest'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { CentreByFetch } from '../centre/by-fetch.ts'

vi.stubEnv('VITE_SUPABASE_URL', '')

/** A phone that has never been here, and a centre that it reaches by `fetch`. */
export async function freshPhone(): Promise<CentreByFetch> {
  const centre = new CentreByFetch()
  vi.stubGlobal('location', { origin: 'http://centre.test' })
  vi.stubGlobal('fetch', centre.fetch)
  localStorage.clear()
  await Promise.all([device.open(), outbox.open()])
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
  return centre
}

interface Watched<Value> {
  subscribe(observer: { next(value: Value): void; error(cause: unknown): void }): { unsubscribe(): void }
}

/** Returns the first value of a live list. */
export function shown<Value>(watched: Watched<Value> | Observable<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const watching = (watched as Watched<Value>).subscribe({
      next: (value) => done(() => resolve(value)),
      error: reject,
    })
    // The first word may come before `subscribe` has answered.
    const done = (then: () => void) => queueMicrotask(() => (watching.unsubscribe(), then()))
  })
}

/** Returns every row of both databases as text, without keys: everything that browser tools show. */
export async function everythingStored(): Promise<string> {
  const rows: unknown[] = []
  for (const table of [...device.tables, ...outbox.tables]) rows.push(...(await table.toArray()))
  return rows.map(textOf).join('\n')
}

/** Bytes as text too, so that plaintext cannot hide in a typed array. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return new TextDecoder().decode(value)
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${textOf(inner)}`)
    .join(' ')
}

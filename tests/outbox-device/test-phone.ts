import '../device/failing-storage.ts'
import type { Observable } from 'dexie'
import { vi } from 'vitest'
import { device } from '#src/device/database.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { Centre } from './centre.ts'

vi.stubEnv('VITE_SUPABASE_URL', '')

/** A phone that has never been here, and a centre that it reaches by `fetch`. */
export async function freshPhone(): Promise<Centre> {
  const centre = new Centre()
  vi.stubGlobal('location', { origin: 'http://centre.test' })
  vi.stubGlobal('fetch', centre.fetch)
  localStorage.clear()
  await outbox.open()
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
  return centre
}

interface Watched<Told> {
  subscribe(observer: { next(told: Told): void; error(cause: unknown): void }): { unsubscribe(): void }
}

/** What a live list shows first. */
export function shown<Told>(watched: Watched<Told> | Observable<Told>): Promise<Told> {
  return new Promise((resolve, reject) => {
    const watching = (watched as Watched<Told>).subscribe({
      next: (told) => done(() => resolve(told)),
      error: reject,
    })
    // The first word may come before `subscribe` has answered.
    const done = (then: () => void) => queueMicrotask(() => (watching.unsubscribe(), then()))
  })
}

/** Every row of both databases as text, keys aside: what somebody with the browser's tools reads. */
export async function everythingHeld(): Promise<string> {
  const rows: unknown[] = []
  for (const table of [...device.tables, ...outbox.tables]) rows.push(...(await table.toArray()))
  return rows.map(textOf).join('\n')
}

/** Bytes as text too: words that were kept unsealed must not hide behind a typed array. */
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return new TextDecoder().decode(value)
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${textOf(inner)}`)
    .join(' ')
}

import type { Dexie } from 'dexie'
import { keyFrom } from '#src/device/encryption.ts'

/** A database as a phone of some earlier day has it. */
export interface LaidOut {
  /** The version as IndexedDB has it. */
  readonly native: number
  readonly stores: readonly {
    readonly name: string
    readonly keyPath: string | string[]
    readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[]
  }[]
  readonly rows: Readonly<Record<string, readonly unknown[]>>
}

/** Returns the schema of an open database, with all its rows. */
export async function laidOutAs(database: Dexie): Promise<LaidOut> {
  const native = database.backendDB()
  const names = database.tables.map(({ name }) => name)
  const stores = names.map((name) => {
    const store = native.transaction(name).objectStore(name)
    const indexes = Array.from(store.indexNames, (index) => ({
      name: index,
      keyPath: store.index(index).keyPath,
    }))
    return { name, keyPath: store.keyPath!, indexes }
  })
  const rows = await Promise.all(
    database.tables.map(async (table) => [table.name, await table.toArray()] as const),
  )
  return { native: native.version, stores, rows: Object.fromEntries(rows) }
}

/**
 * Puts a database there as it was, by the browser's own means, and has today's code open it: it sees that phone's rows.
 */
export async function layOut(database: Dexie, laid: LaidOut): Promise<void> {
  await layDown(database, laid)
  await database.open()
}

/** The same, not opened yet. */
export async function layDown(database: Dexie, { native, stores, rows }: LaidOut): Promise<void> {
  await database.delete({ disableAutoOpen: false })
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(database.name, native)
    opening.addEventListener('upgradeneeded', () => {
      for (const { name, keyPath, indexes } of stores) {
        const store = opening.result.createObjectStore(name, { keyPath })
        for (const index of indexes) store.createIndex(index.name, index.keyPath)
        for (const row of rows[name]!) store.put(row)
      }
    })
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
    opening.addEventListener('error', () => reject(opening.error))
  })
}

/** A phone as text for a file. A key is `{ $key: base64 }`: no script can read it back out of a database. */
export function asText(fixture: object): string {
  const written = (_key: string, value: unknown) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value
  return `${JSON.stringify(fixture, written, 1)}\n`
}

/** The same with bytes and keys again. */
export async function asStored<Fixture extends LaidOut>(fixture: Fixture): Promise<Fixture> {
  const rows: Record<string, unknown[]> = {}
  for (const [name, stored] of Object.entries(fixture.rows))
    rows[name] = await Promise.all(stored.map(readBack))
  return { ...fixture, rows }
}

async function readBack(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(readBack))
  if (typeof value !== 'object' || value === null) return value
  if ('$bytes' in value) return new Uint8Array(Buffer.from(value.$bytes as string, 'base64'))
  if ('$key' in value) return keyFrom(value.$key as string)
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, inner]) => [key, await readBack(inner)]),
  )
  return Object.fromEntries(entries) as unknown
}

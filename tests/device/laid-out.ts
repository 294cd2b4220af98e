import type { Dexie } from 'dexie'

/** A database as a phone has it. */
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

/** Puts a database there as it was, by the browser's own means, and opens nothing. */
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

import type { Page } from 'playwright'

/** A row of the outbox, or of the desk's mirror: its plain columns, and the text to encrypt. */
export interface Inserted {
  readonly table: 'entries' | 'drafts' | 'files' | 'items'
  readonly facts: { readonly id: string }
  readonly text: string
}

/**
 * Inserts rows, all into one database, as the app of the page would have: encrypted under the owner's key, in one
 * transaction. The owner is the signed-in person, or the phone's guest, whose key is made if there is none.
 */
export async function insertRows(
  page: Page,
  whose: 'account' | 'guest',
  inserted: readonly Inserted[],
): Promise<void> {
  // Runs in the page, so everything that it needs is in it.
  await page.evaluate(
    async ([isGuest, rows]) => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page runs only this text
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
      const cipher = { name: 'AES-GCM', length: 256 }
      const database = await done(indexedDB.open('khet-seva-outbox'))
      const keys = await done<{ owner: string; key: CryptoKey }[]>(
        database.transaction('keys').objectStore('keys').getAll(),
      )
      const owned = keys.find(({ owner }) => (owner === 'device') === isGuest)
      const owner = owned?.owner ?? 'device'
      const key = owned?.key ?? (await crypto.subtle.generateKey(cipher, false, ['encrypt', 'decrypt']))
      const encrypted = await Promise.all(
        rows.map(async ({ table, facts, text }) => {
          const iv = crypto.getRandomValues(new Uint8Array(12))
          const bytes = await crypto.subtle.encrypt({ ...cipher, iv }, key, new TextEncoder().encode(text))
          return { table, row: { ...facts, owner, sealed: { iv, bytes: new Uint8Array(bytes) } } }
        }),
      )
      const isDesk = rows[0]?.table === 'items'
      const into = isDesk ? await done(indexedDB.open('khet-seva-desk')) : database
      const tables = isDesk ? ['items'] : ['keys', 'entries', 'drafts', 'files']
      const writing = into.transaction(tables, 'readwrite')
      if (!isDesk) writing.objectStore('keys').put({ owner, key })
      for (const { table, row } of encrypted)
        writing.objectStore(table).put(isDesk ? { ...row, id: `${owner}/${row.id}` } : row)
      await new Promise<unknown>((resolve, reject) => {
        writing.addEventListener('complete', resolve)
        writing.addEventListener('abort', reject)
      })
      database.close()
      into.close()
    },
    [whose === 'guest', inserted] as const,
  )
}

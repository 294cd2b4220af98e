import type { Page } from '@playwright/test'

/** Everything here reads with the browser's own API, as anybody could who holds the phone; nothing of the app's is used. */

/** What the phone has submitted and not forgotten yet, in the order of the ids, and whether it is on its way right now. */
export async function entriesOn(page: Page): Promise<{ id: string; hash: string; state: string }[]> {
  const rows = await rowsOf<{ id: string; hash: string; state: string; lease?: unknown }>(
    page,
    'khet-seva-outbox',
    'entries',
  )
  return rows.map(({ id, hash, state }) => ({ id, hash, state })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The token that the phone acts with for whoever is signed in. */
export async function tokenOn(page: Page): Promise<string | undefined> {
  const rows = await rowsOf<{ key: string; value: { accessToken: string } }>(page, 'khet-seva', 'settings')
  return rows.find(({ key }) => key === 'session')?.value.accessToken
}

function rowsOf<Row>(page: Page, database: string, table: string): Promise<Row[]> {
  return page.evaluate(
    async ([name, store]) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result))
          request.addEventListener('error', () => reject(request.error))
        })
      const opened = await done(indexedDB.open(name))
      const rows = await done(opened.transaction(store).objectStore(store).getAll())
      opened.close()
      return rows as Row[]
    },
    [database, table] as const,
  )
}

/** Puts the phone where it would be if everything that it holds had been made so many days earlier. */
export async function agePhone(page: Page, days: number): Promise<void> {
  await page.evaluate(async (shift) => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const times = new Set(['createdAt', 'nextAttemptAt', 'updatedAt', 'expiresAt', 'until'])
    const earlier = (value: unknown): unknown => {
      if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
        return value
      const pairs = Object.entries(value).map(([key, inner]) => [
        key,
        times.has(key) ? (inner as number) - shift : earlier(inner),
      ])
      return Object.fromEntries(pairs) as unknown
    }
    for (const [database, table] of [
      ['khet-seva-outbox', 'entries'],
      ['khet-seva-outbox', 'drafts'],
      ['khet-seva', 'settings'],
    ] as const) {
      const opened = await done(indexedDB.open(database))
      const store = opened.transaction(table, 'readwrite').objectStore(table)
      for (const row of await done(store.getAll())) await done(store.put(earlier(row)))
      opened.close()
    }
  }, days * 86_400_000)
}

/**
 * Where on the phone any of these words can be read: in every table of every database of the origin, also as bytes, in
 * everything sealed that any key here opens, in the caches and in local and session storage.
 */
export function findOnPhone(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found = new Set<string>()
    const keys: CryptoKey[] = []
    const sealed: { iv: BufferSource; bytes: BufferSource; place: string }[] = []
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const look = (text: string, place: string) => {
      for (const word of wanted) if (text.includes(word)) found.add(`${word} in ${place}`)
    }
    const lookAtBytes = (bytes: BufferSource, place: string) => {
      for (const encoding of ['utf-8', 'utf-16le']) look(new TextDecoder(encoding).decode(bytes), place)
    }
    const walk = (value: unknown, place: string): void => {
      if (typeof value === 'string') return look(value, place)
      if (value instanceof CryptoKey) return void keys.push(value)
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return lookAtBytes(value as BufferSource, place)
      if (typeof value !== 'object' || value === null) return
      if ('iv' in value && 'bytes' in value) sealed.push({ ...(value as (typeof sealed)[0]), place })
      for (const [key, inner] of value instanceof Map ? value : Object.entries(value)) {
        look(String(key), place)
        walk(inner, place)
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const opened = await done(indexedDB.open(name!))
      for (const table of opened.objectStoreNames) {
        const store = opened.transaction(table).objectStore(table)
        const rows = [await done(store.getAllKeys()), await done(store.getAll())]
        rows.flat().forEach((row) => walk(row, `${name}/${table}`))
      }
      opened.close()
    }
    for (const key of keys)
      for (const { iv, bytes, place } of sealed) {
        const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => undefined)
        if (opened) lookAtBytes(opened, `${place}, opened`)
      }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        look(decodeURIComponent(request.url), `cache ${name}`)
        look((await (await cache.match(request))?.text()) ?? '', `cache ${name}`)
      }
    }
    walk(Object.fromEntries(Object.entries(localStorage)), 'localStorage')
    walk(Object.fromEntries(Object.entries(sessionStorage)), 'sessionStorage')
    look(document.cookie, 'cookies')
    return [...found].toSorted()
  }, words)
}

import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** This file reads with the browser's own API, as anybody with the phone could, and uses no code of the app. */

interface EntryOnPhone {
  id: string
  kind: string
  hash: string
  state: string
}

/** The kinds of entries that are no form. */
const otherKinds = ['order', 'order-cancel', 'profile', 'consent', 'edit']

/** Returns the phone's entries of forms in order of ids, and the state of each. */
export async function entriesOn(page: Page): Promise<{ id: string; hash: string; state: string }[]> {
  const rows = await rowsOf<EntryOnPhone>(page, 'khet-seva-outbox', 'entries')
  const forms = rows.filter(({ kind }) => !otherKinds.includes(kind))
  return forms.map(({ id, hash, state }) => ({ id, hash, state })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Returns the ids of pending orders. */
export async function pendingOrdersOn(page: Page): Promise<string[]> {
  const rows = await rowsOf<EntryOnPhone>(page, 'khet-seva-outbox', 'entries')
  return rows.filter(({ kind, state }) => kind === 'order' && state !== 'received').map(({ id }) => id)
}

interface SessionOnPhone {
  accessToken: string
  needsSignIn?: boolean
}

/** Returns the access token of the signed-in person. */
export async function tokenOn(page: Page): Promise<string | undefined> {
  return (await sessionOn(page))?.accessToken
}

/** Returns the id of the account whose session is on the phone; none where the person has to sign in again. */
export async function accountOn(page: Page): Promise<string | undefined> {
  const session = await sessionOn(page)
  if (!session || session.needsSignIn) return undefined
  const facts = Buffer.from(session.accessToken.split('.')[1]!, 'base64url').toString()
  return (JSON.parse(facts) as { sub: string }).sub
}

async function sessionOn(page: Page): Promise<SessionOnPhone | undefined> {
  const rows = await rowsOf<{ key: string; value: SessionOnPhone }>(page, 'khet-seva-outbox', 'settings')
  return rows.find(({ key }) => key === 'session')?.value
}

/** Returns the phone's files of a draft or an entry, decrypted with the phone's own keys and hashed here. */
export async function filesOn(
  page: Page,
  of: string,
): Promise<{ slot: string; sha256: string; bytes: number }[]> {
  const files = await page.evaluate(async (wanted) => {
    interface Encrypted {
      iv: Uint8Array<ArrayBuffer>
      bytes: Uint8Array<ArrayBuffer>
    }
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const opened = await done(indexedDB.open('khet-seva-outbox'))
    const all = <Row>(table: string) => done<Row[]>(opened.transaction(table).objectStore(table).getAll())
    const keys = await all<{ owner: string; key: CryptoKey }>('keys')
    const rows = await all<{ id: string; owner: string; of: string; sealed: Encrypted }>('files')
    const stored = await all<{ id: string; bytes: Encrypted }>('fileBytes')
    opened.close()
    const decrypt = async (key: CryptoKey, { iv, bytes }: Encrypted) =>
      new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes))
    const found: { slot: string; base64: string }[] = []
    for (const { id, owner, sealed } of rows.filter((row) => row.of === wanted)) {
      const facts = await decrypt(keys.find((row) => row.owner === owner)!.key, sealed)
      const { slot, key } = JSON.parse(new TextDecoder().decode(facts)) as { slot: string; key: string }
      const own = await crypto.subtle.importKey('raw', Uint8Array.fromBase64(key), 'AES-GCM', false, [
        'decrypt',
      ])
      found.push({
        slot,
        base64: (await decrypt(own, stored.find((row) => row.id === id)!.bytes)).toBase64(),
      })
    }
    return found
  }, of)
  return files.map(({ slot, base64 }) => {
    const bytes = Buffer.from(base64, 'base64')
    return { slot, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
  })
}

/** Returns the ids of the phone's drafts. */
export async function draftsOn(page: Page): Promise<string[]> {
  return (await rowsOf<{ id: string }>(page, 'khet-seva-outbox', 'drafts')).map(({ id }) => id)
}

/** Returns the number of rows of an outbox table. */
export async function countOn(
  page: Page,
  table: 'entries' | 'drafts' | 'files' | 'fileBytes',
): Promise<number> {
  return (await rowsOf(page, 'khet-seva-outbox', table)).length
}

/** True if the phone stores a setting of that name for anybody. */
export async function hasSetting(page: Page, name: string): Promise<boolean> {
  const rows = await rowsOf<{ key: string }>(page, 'khet-seva-outbox', 'settings')
  return rows.some(({ key }) => key.startsWith(`${name}:`))
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

/** Makes all stored data older by some days. */
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
      ['khet-seva-outbox', 'settings'],
    ] as const) {
      const opened = await done(indexedDB.open(database))
      const store = opened.transaction(table, 'readwrite').objectStore(table)
      for (const row of await done(store.getAll())) await done(store.put(earlier(row)))
      opened.close()
    }
  }, days * 86_400_000)
}

/**
 * Returns every place on the phone where any of these words is readable: database tables (as bytes too, and decrypted
 * with every key on the phone), caches, files, local and session storage, cookies.
 */
export function findOnPhone(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const found = new Set<string>()
    const keys: CryptoKey[] = []
    const encrypted: { iv: BufferSource; bytes: BufferSource; place: string }[] = []
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const check = (text: string, place: string) => {
      for (const word of wanted) if (text.includes(word)) found.add(`${word} in ${place}`)
    }
    const searchBytes = (bytes: BufferSource, place: string) => {
      for (const encoding of ['utf-8', 'utf-16le']) check(new TextDecoder(encoding).decode(bytes), place)
    }
    const walk = (value: unknown, place: string): void => {
      if (typeof value === 'string') return check(value, place)
      if (value instanceof CryptoKey) return void keys.push(value)
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return searchBytes(value as BufferSource, place)
      if (typeof value !== 'object' || value === null) return
      if ('iv' in value && 'bytes' in value) encrypted.push({ ...(value as (typeof encrypted)[0]), place })
      for (const [key, inner] of value instanceof Map ? value : Object.entries(value)) {
        check(String(key), place)
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
      for (const { iv, bytes, place } of encrypted) {
        const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => undefined)
        if (opened) searchBytes(opened, `${place}, opened`)
      }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        check(decodeURIComponent(request.url), `cache ${name}`)
        check((await (await cache.match(request))?.text()) ?? '', `cache ${name}`)
      }
    }
    const walkFolder = async (folder: FileSystemDirectoryHandle, place: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        check(name, place)
        if (handle instanceof FileSystemDirectoryHandle) await walkFolder(handle, `${place}/${name}`)
        else searchBytes(await (await handle.getFile()).arrayBuffer(), place)
      }
    }
    await walkFolder(await navigator.storage.getDirectory(), 'files')
    walk(Object.fromEntries(Object.entries(localStorage)), 'localStorage')
    walk(Object.fromEntries(Object.entries(sessionStorage)), 'sessionStorage')
    check(document.cookie, 'cookies')
    return [...found].toSorted()
  }, words)
}

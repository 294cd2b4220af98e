import type { Page } from '@playwright/test'

/** A draft as stored on the phone. */
export interface StoredDraft {
  readonly id: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly step?: string
  readonly waitingFor?: string
}

/** A submission that is still on the phone. */
export interface StoredEntry {
  readonly id: string
  readonly state: string
  /** The text that is sent. */
  readonly content: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly named: Readonly<Record<string, string>>
}

/** A stored file with the hash of its real bytes; empty if they are missing. */
export interface StoredFile {
  readonly of: string
  readonly slot: string
  readonly sha256: string
}

/** The stored data of one moment. */
export interface StoredData {
  readonly drafts: readonly StoredDraft[]
  readonly entries: readonly StoredEntry[]
  readonly files: readonly StoredFile[]
  /** Bytes without a file. */
  readonly orphanedBytes: number
}

/**
 * Decrypts the phone's data with the browser's API and the stored key, without the app's code, so that a bug of the
 * app is not repeated. One transaction, because the app may be sending.
 */
export function readStoredData(page: Page): Promise<StoredData> {
  return page.evaluate(async () => {
    interface Encrypted {
      iv: BufferSource
      bytes: BufferSource
    }
    interface Row {
      id: string
      of: string
      owner: string
      state: string
      sealed: Encrypted
      bytes: Encrypted
      key: CryptoKey
    }
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('khet-seva-outbox'))
    const names = ['drafts', 'entries', 'files', 'fileBytes', 'keys']
    if (names.some((name) => !database.objectStoreNames.contains(name))) {
      const existing = JSON.stringify(await indexedDB.databases())
      throw new Error(`The outbox is no database of ours: version ${database.version}, there are ${existing}`)
    }
    const reading = database.transaction(names)
    const tables = await Promise.all(names.map((name) => done(reading.objectStore(name).getAll())))
    database.close()
    const [drafts, entries, files, bytes, keys] = tables as [Row[], Row[], Row[], Row[], Row[]]
    const decrypted = (key: CryptoKey, encrypted: Encrypted) =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv: encrypted.iv }, key, encrypted.bytes)
    const contentOf = async <Value>({ owner, sealed: encrypted }: Row) => {
      const { key } = keys.find((row) => row.owner === owner)!
      return JSON.parse(new TextDecoder().decode(await decrypted(key, encrypted))) as Value
    }
    const hashOf = async (id: string, key: string) => {
      const encrypted = bytes.find((row) => row.id === id)?.bytes
      if (!encrypted) return ''
      const raw = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
      const own = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
      return new Uint8Array(await crypto.subtle.digest('SHA-256', await decrypted(own, encrypted))).toHex()
    }
    interface Content {
      answers: Record<string, unknown>
      manifest: { slot: string; sha256: string }[]
    }
    return {
      drafts: await Promise.all(
        drafts.map(async (row) => ({ ...(await contentOf<Omit<StoredDraft, 'id'>>(row)), id: row.id })),
      ),
      entries: await Promise.all(
        entries.map(async (row) => {
          const { content } = await contentOf<{ content: string }>(row)
          const { answers = {}, manifest = [] } = JSON.parse(content) as Partial<Content>
          const byManifest = Object.fromEntries(manifest.map(({ slot, sha256 }) => [slot, sha256]))
          return { id: row.id, state: row.state, content, answers, named: byManifest }
        }),
      ),
      files: await Promise.all(
        files.map(async (row) => {
          const { slot, key } = await contentOf<{ slot: string; key: string }>(row)
          return { of: row.of, slot, sha256: await hashOf(row.id, key) }
        }),
      ),
      orphanedBytes: bytes.filter(({ id }) => !files.some((file) => file.id === id)).length,
    }
  })
}

import type { Page } from '@playwright/test'

/** A draft as it lies on the phone. */
export interface HeldDraft {
  readonly id: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly step?: string
  readonly waitingFor?: string
}

/** What was submitted and is still on the phone. */
export interface HeldEntry {
  readonly id: string
  readonly state: string
  readonly answers: Readonly<Record<string, unknown>>
  readonly named: Readonly<Record<string, string>>
}

/** A file as it lies on the phone, with the hash of the bytes that are really there; empty where they are gone. */
export interface HeldFile {
  readonly of: string
  readonly slot: string
  readonly sha256: string
}

/** Everything of one moment. */
export interface Held {
  readonly drafts: readonly HeldDraft[]
  readonly entries: readonly HeldEntry[]
  readonly files: readonly HeldFile[]
  /** Bytes that belong to no file. */
  readonly strayBytes: number
}

/**
 * Opens what is sealed on the phone with the browser's own API and the key that lies there. Nothing of the app's is used,
 * so that no mistake of the app's is made twice. One transaction: the app may be sending meanwhile.
 */
export function heldOn(page: Page): Promise<Held> {
  return page.evaluate(async () => {
    interface Sealed {
      iv: BufferSource
      bytes: BufferSource
    }
    interface Row {
      id: string
      of: string
      owner: string
      state: string
      sealed: Sealed
      bytes: Sealed
      key: CryptoKey
    }
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const opened = await done(indexedDB.open('khet-seva-outbox'))
    const names = ['drafts', 'entries', 'files', 'fileBytes', 'keys']
    if (names.some((name) => !opened.objectStoreNames.contains(name))) {
      const there = JSON.stringify(await indexedDB.databases())
      throw new Error(`The outbox is no database of ours: version ${opened.version}, there are ${there}`)
    }
    const reading = opened.transaction(names)
    const tables = await Promise.all(names.map((name) => done(reading.objectStore(name).getAll())))
    opened.close()
    const [drafts, entries, files, bytes, keys] = tables as [Row[], Row[], Row[], Row[], Row[]]
    const unsealed = (key: CryptoKey, sealed: Sealed) =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes)
    const words = async <Words>({ owner, sealed }: Row) => {
      const { key } = keys.find((row) => row.owner === owner)!
      return JSON.parse(new TextDecoder().decode(await unsealed(key, sealed))) as Words
    }
    const hashOf = async (id: string, key: string) => {
      const sealed = bytes.find((row) => row.id === id)?.bytes
      if (!sealed) return ''
      const raw = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
      const own = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
      return new Uint8Array(await crypto.subtle.digest('SHA-256', await unsealed(own, sealed))).toHex()
    }
    interface Content {
      answers: Record<string, unknown>
      manifest: { slot: string; sha256: string }[]
    }
    return {
      drafts: await Promise.all(
        drafts.map(async (row) => ({ ...(await words<Omit<HeldDraft, 'id'>>(row)), id: row.id })),
      ),
      entries: await Promise.all(
        entries.map(async (row) => {
          const { content } = await words<{ content: string }>(row)
          const { answers, manifest } = JSON.parse(content) as Content
          const named = Object.fromEntries(manifest.map(({ slot, sha256 }) => [slot, sha256]))
          return { id: row.id, state: row.state, answers, named }
        }),
      ),
      files: await Promise.all(
        files.map(async (row) => {
          const { slot, key } = await words<{ slot: string; key: string }>(row)
          return { of: row.of, slot, sha256: await hashOf(row.id, key) }
        }),
      ),
      strayBytes: bytes.filter(({ id }) => !files.some((file) => file.id === id)).length,
    }
  })
}

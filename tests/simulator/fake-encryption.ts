import type { Encrypted } from '#src/platform/device/encryption.ts'
import type { Writing } from '../centre/files.ts'
import type { RequestLimits } from '../centre/requests.ts'

/** Contents that the simulator encrypts. */
export interface EntryContent {
  readonly owner: string
  readonly content: string
  /** The guest's secret, for work that goes out as a guest's. */
  readonly guest?: string
}

const blank = new Map([[300, new Uint8Array(300)]])

/** Encryption without ciphers: looks up the plaintext. */
export class Encryption {
  private readonly contents = new Map<Encrypted, EntryContent>()
  private readonly details = new Map<Encrypted, unknown>()

  encrypt(content: EntryContent, bytes = 300): Encrypted {
    if (!blank.has(bytes)) blank.set(bytes, new Uint8Array(bytes))
    const encrypted = { iv: blank.get(300)!, bytes: blank.get(bytes)! }
    this.contents.set(encrypted, content)
    return encrypted
  }

  encryptDetails(details: unknown): Encrypted {
    const encrypted = { iv: blank.get(300)!, bytes: blank.get(300)! }
    this.details.set(encrypted, details)
    return encrypted
  }

  decryptDetails(encrypted: Encrypted | undefined): unknown {
    return encrypted && this.details.get(encrypted)
  }

  /** The connection and the invariants may look; the code under test cannot. */
  decrypt(encrypted: Encrypted): EntryContent {
    return this.contents.get(encrypted)!
  }
}

/** Stands for SHA-256: equal for equal texts only. */
export function hashOf(content: string): string {
  return `#${content}`
}

/** Returns the files in a request's manifest: `w7 [f1 f2]`. The content of other kinds is JSON, some with a manifest. */
export function manifestOf(content: string): string[] {
  if (content.startsWith('{')) {
    if (!content.includes('"manifest"')) return []
    return (JSON.parse(content) as { manifest?: string[] }).manifest ?? []
  }
  const named = /^[^{].*\[(.*)\]/.exec(content)?.[1]
  return named ? named.split(' ') : []
}

/** Short texts; a file's content stands for its hash. */
export const shortWriting: Writing<string> = {
  hashOf,
  filesIn: (content) => manifestOf(content).map((sha256) => ({ sha256 })),
  hashOfFile: (bytes) => bytes,
}

/** The last word of a text says why the centre refuses it. */
export const limits: RequestLimits = {
  anHour: { account: 14, guest: 8 },
  refusalOf: ({ content }, isGuest) => {
    if (content.includes(' bad')) return { refused: { status: 422, code: 'invalid', field: 'phone' } }
    const isRefused = isGuest && content.endsWith(' account-only')
    return isRefused ? { refused: { status: 403, code: 'account_only' } } : undefined
  },
}

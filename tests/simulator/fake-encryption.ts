import type { Encrypted } from '#src/device/encryption.ts'

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

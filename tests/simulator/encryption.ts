import type { Sealed } from '#src/device/sealing.ts'

/** What is encrypted in the simulator. */
export interface Inside {
  readonly owner: string
  readonly content: string
  /** The guest's secret, for work that goes out as a guest's. */
  readonly guest?: string
}

const blank = new Map([[300, new Uint8Array(300)]])

/** Encryption without ciphers: what was encrypted is looked up here. */
export class Encryption {
  private readonly insides = new Map<Sealed, Inside>()

  encrypt(inside: Inside, bytes = 300): Sealed {
    if (!blank.has(bytes)) blank.set(bytes, new Uint8Array(bytes))
    const sealed = { iv: blank.get(300)!, bytes: blank.get(bytes)! }
    this.insides.set(sealed, inside)
    return sealed
  }

  /** The line and the judge may look; the code under test cannot. */
  decrypt(sealed: Sealed): Inside {
    return this.insides.get(sealed)!
  }
}

/** Stands for SHA-256: the same for the same words only. */
export function hashOf(content: string): string {
  return `#${content}`
}

import { hashOfBytes } from '#src/core/outbox/content.ts'
import { outbox, steadily, type HeldFile } from '#src/device/outbox-database.ts'
import { keyFrom, open, decryptBytes, seal, encryptBytes, type Sealed } from '#src/device/sealing.ts'

/** What is known of a file without reading its bytes. */
export interface FileFacts {
  /** The place in the form that it was given for; empty while it has none. */
  readonly slot: string
  /** A MIME type. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Of the bytes, lower-case hex. */
  readonly sha256: string
}

/** What a file's sealing holds. */
export interface SealedFacts extends FileFacts {
  /** The key of the bytes, 32 bytes in base64. */
  readonly key: string
}

/** Bytes under a key of their own, and all that has to be sealed to find, name and open them again. */
export interface SealedFile {
  readonly facts: SealedFacts
  readonly bytes: Sealed
}

/**
 * Seals a file's bytes under a key made for them alone. The key goes under the owner's; so a file changes hands, when a
 * guest signs in, without its bytes being read, and in one small transaction with everything else.
 */
export async function sealFile(
  bytes: Uint8Array<ArrayBuffer>,
  { slot, type }: Pick<FileFacts, 'slot' | 'type'>,
): Promise<SealedFile> {
  const key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  const [sha256, sealed] = await Promise.all([hashOfBytes(bytes), encryptBytes(await keyFrom(key), bytes)])
  return { facts: { slot, type, size: bytes.byteLength, sha256, key }, bytes: sealed }
}

/** Seals what is known of a file under its owner's key. */
export function sealFacts(key: CryptoKey, facts: SealedFacts): Promise<Sealed> {
  return seal(key, JSON.stringify(facts))
}

/** What is known of a file; nothing where the key is another one or the bytes are damaged. */
export async function openFacts(
  key: CryptoKey,
  { sealed }: Pick<HeldFile, 'sealed'>,
): Promise<SealedFacts | undefined> {
  const text = await open(key, sealed).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as SealedFacts)
}

/** The bytes of a file; nothing where they are gone or no longer what was kept. Rejects where the phone cannot be read. */
export async function openFile(id: string, facts: SealedFacts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await steadily(() => outbox.fileBytes.get(id))
  if (!stored) return undefined
  const bytes = await decryptBytes(await keyFrom(facts.key), stored.bytes).catch(() => undefined)
  return bytes && (await hashOfBytes(bytes)) === facts.sha256 ? bytes : undefined
}

import { base64Of, sha256Of } from '#src/base/bytes.ts'
import { outbox, withOutbox, type StoredFile } from '#src/platform/device/outbox-database.ts'
import {
  keyFrom,
  decrypt,
  decryptBytes,
  encrypt,
  encryptBytes,
  isSameCiphertext,
  type Encrypted,
} from '#src/platform/device/encryption.ts'

/** The facts of a file that are known without its bytes. */
export interface FileFacts {
  /** The slot of the form; empty while unassigned. */
  readonly slot: string
  /** A MIME type. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Of the bytes, lower-case hex. */
  readonly sha256: string
  /** Length of a voice note, as it was recorded here. */
  readonly seconds?: number
  /** True while a voice note is being recorded: its bytes are pieces, and size and hash are unknown. */
  readonly unfinished?: true
}

/** The encrypted metadata of a file, with the key of its bytes. */
export interface FileFactsWithKey extends FileFacts {
  /** The key of the bytes, 32 bytes in base64. */
  readonly key: string
}

/** Encrypted bytes, and the encrypted metadata to find, name and decrypt them. */
export interface EncryptedFile {
  readonly facts: FileFactsWithKey
  readonly bytes: Encrypted
}

/**
 * Encrypts a file's bytes under a key made for them alone. The key goes under the owner's; so a file changes hands,
 * when a guest signs in, without its bytes being read, and in one small transaction with everything else.
 */
export async function encryptFile(
  bytes: Uint8Array<ArrayBuffer>,
  { slot, type, seconds }: Pick<FileFacts, 'slot' | 'type' | 'seconds'>,
): Promise<EncryptedFile> {
  const key = newFileKey()
  const [sha256, sealed] = await Promise.all([sha256Of(bytes), encryptBytes(await keyFrom(key), bytes)])
  const facts = { slot, type, size: bytes.byteLength, sha256, key }
  return { facts: seconds === undefined ? facts : { ...facts, seconds }, bytes: sealed }
}

/** Returns a new key for the bytes of a file, 32 bytes in base64. */
export function newFileKey(): string {
  return base64Of(crypto.getRandomValues(new Uint8Array(32)))
}

/** Encrypts a file's metadata under its owner's key. */
export function encryptFacts(key: CryptoKey, facts: FileFactsWithKey): Promise<Encrypted> {
  return encrypt(key, JSON.stringify(facts))
}

/** Decrypts a file's metadata; `undefined` with another key or damaged bytes. */
export async function decryptFacts(
  key: CryptoKey,
  { sealed }: Pick<StoredFile, 'sealed'>,
): Promise<FileFactsWithKey | undefined> {
  const text = await decrypt(key, sealed).catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as FileFactsWithKey)
}

/** True if the files of a draft are still those that were read, with the same facts. */
export function areSameFiles(before: readonly StoredFile[], now: readonly StoredFile[]): boolean {
  return (
    now.length === before.length &&
    now.every(({ id, sealed }, at) => id === before[at]!.id && isSameCiphertext(sealed, before[at]!.sealed))
  )
}

/** Decrypts a file's bytes; `undefined` if they are missing or damaged. Rejects if the phone's storage fails. */
export async function decryptFile(
  id: string,
  facts: FileFactsWithKey,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await withOutbox(() => outbox.fileBytes.get(id))
  if (!stored) return undefined
  const bytes = await decryptBytes(await keyFrom(facts.key), stored.bytes).catch(() => undefined)
  return bytes && (await sha256Of(bytes)) === facts.sha256 ? bytes : undefined
}

/** The first bytes of every file of unsent work. */
const mark = 'KhetSeva'

/** Of the format of these files. Raised when an older app could no longer read them. */
export const fileVersion = 1

/** Each guess at a passphrase costs this many rounds of SHA-256. */
const rounds = 600_000

const saltLength = 16
const headLength = mark.length + 1 + 4 + saltLength
const ivLength = 12
/** Of a part with nothing in it: its length, its number and its tag. */
const emptyPart = 4 + ivLength + 16
const longestPart = 64 * 1024 * 1024

/** Why a file could not be opened. */
export type OpenFailure =
  /** Not a file of unsent work. */
  | 'not ours'
  /** Made by a newer version of the app. */
  | 'newer'
  | 'wrong passphrase'
  /** Its end is missing. */
  | 'cut short'
  /** The content fails its integrity check. */
  | 'damaged'

/** Puts parts one after the other into a file that only the passphrase opens. */
export interface EncryptedFile {
  add(part: Uint8Array<ArrayBuffer>): Promise<void>
  /** All that was added, in that order. */
  readonly blob: () => Blob
}

/** Reads the parts of a locked file, one after the other. */
export interface Parts {
  next(): Promise<Uint8Array<ArrayBuffer> | 'cut short' | 'damaged'>
}

/** A locked file to which the passphrase was right. */
export interface OpenedFile {
  /** All that was added, from the beginning. */
  readonly parts: () => Parts
}

/**
 * Creates a file encrypted by a passphrase: PBKDF2 (SHA-256) derives the key, AES-GCM encrypts each part by
 * itself, so that memory holds one part at a time. Each part is bound to the file's head and to its position.
 */
export async function createEncryptedFile(passphrase: string): Promise<EncryptedFile> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength))
  const head = new Uint8Array(headLength)
  head.set(new TextEncoder().encode(mark))
  head[mark.length] = fileVersion
  new DataView(head.buffer).setUint32(mark.length + 1, rounds)
  head.set(salt, headLength - saltLength)
  const key = await keyFrom(passphrase, salt, rounds)
  const parts: Blob[] = [new Blob([head])]
  const add = async (part: Uint8Array<ArrayBuffer>) => {
    const iv = crypto.getRandomValues(new Uint8Array(ivLength))
    const encrypting = { name: 'AES-GCM', iv, additionalData: placeOf(head, parts.length) }
    const encrypted = await crypto.subtle.encrypt(encrypting, key, part)
    const length = new Uint8Array(4)
    new DataView(length.buffer).setUint32(0, encrypted.byteLength)
    // The browser may put blobs on the disk; bytes in a list would all stay in memory.
    parts.push(new Blob([length, iv, encrypted]))
  }
  // The first part has nothing in it: by it a wrong passphrase is told from a damaged file.
  await add(new Uint8Array())
  return { add, blob: () => new Blob(parts, { type: 'application/octet-stream' }) }
}

/** Opens an encrypted file; returns the reason if it cannot. */
export async function openEncryptedFile(file: Blob, passphrase: string): Promise<OpenedFile | OpenFailure> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const start = new TextDecoder().decode(head.subarray(0, mark.length))
  if (start !== mark) return 'not ours'
  if ((head[mark.length] ?? 0) > fileVersion) return 'newer'
  if (head.length < headLength) return 'cut short'
  const iterations = new DataView(head.buffer).getUint32(mark.length + 1)
  // A file that asks for more would keep the phone busy for ever.
  if (iterations < rounds || iterations > rounds * 20) return 'damaged'
  const key = await keyFrom(passphrase, head.slice(headLength - saltLength), iterations)
  const first = await partsOf(file, head, key, 0).next()
  if (first === 'damaged') return 'wrong passphrase'
  return first === 'cut short' ? first : { parts: () => partsOf(file, head, key, 1) }
}

function partsOf(file: Blob, head: Uint8Array<ArrayBuffer>, key: CryptoKey, skipped: 0 | 1): Parts {
  let at = headLength + skipped * emptyPart
  let place = 1 + skipped
  const bytes = async (length: number) => {
    const from = at
    at += length
    return new Uint8Array(await file.slice(from, at).arrayBuffer())
  }
  return {
    async next() {
      const content = await bytes(4)
      if (content.length < 4) return 'cut short'
      const length = new DataView(content.buffer).getUint32(0)
      if (length > longestPart) return 'damaged'
      const iv = await bytes(ivLength)
      const encrypted = await bytes(length)
      if (encrypted.length < length) return 'cut short'
      const encrypting = { name: 'AES-GCM', iv, additionalData: placeOf(head, place) }
      place += 1
      try {
        return new Uint8Array(await crypto.subtle.decrypt(encrypting, key, encrypted))
      } catch {
        return 'damaged'
      }
    },
  }
}

function placeOf(head: Uint8Array<ArrayBuffer>, place: number): Uint8Array<ArrayBuffer> {
  const keyLength = new Uint8Array(head.length + 4)
  keyLength.set(head)
  new DataView(keyLength.buffer).setUint32(head.length, place)
  return keyLength
}

async function keyFrom(passphrase: string, salt: Uint8Array<ArrayBuffer>, times: number): Promise<CryptoKey> {
  // The same letters may be typed as other code points on another keyboard.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: times }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

import { voicePack, type VoicePackPart } from '#src/features/listen/internal/listen-api.ts'
import { saved, type SaveResult } from '#src/base/outcome.ts'
import { bytesOfBase64, sha256Of } from '#src/base/bytes.ts'
import { device, withDevice } from '#src/platform/device/database.ts'
import { voiceTypeOf } from '#src/platform/photos/signature.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import type { RecordedWords } from './source.ts'

/** A recording that this phone keeps. */
export interface StoredRecording extends RecordedWords {
  readonly version: number
  /** SHA-256 of the sound, in lower-case hex. */
  readonly hash: string
  readonly sound: Uint8Array<ArrayBuffer>
}

/** The recordings of a language on this phone, up to a version. */
export interface StoredPack {
  readonly version: number
  readonly recordings: readonly StoredRecording[]
}

/** How a download ended: everything is here, the centre was silent, or the phone keeps nothing more. */
export type PackResult = SaveResult | 'silent'

/** All recordings of a language are at most so many bytes; the database holds it too. */
export const mostPackBytes = 400 * 1024

const keyOf = (language: string) => `listen:${language}`

/** Returns the size of a language's recordings on this phone; `undefined` without any. Never rejects. */
export async function storedPack(language: string): Promise<StoredPack | undefined> {
  const row = await withDevice(() => device.settings.get(keyOf(language))).catch(() => undefined)
  return row?.value as StoredPack | undefined
}

/** Deletes a language's recordings on this phone. */
export function dropPack(language: string): Promise<SaveResult> {
  return saveResultOf(() => withDevice(() => device.settings.delete(keyOf(language))))
}

/**
 * Brings the recordings of a language up to date, part by part. Each part is stored at once: a download that breaks off goes on
 * from there the next time. A part with a recording that does not fit its hash is refused as a whole.
 */
export async function syncPack(language: string, fetchPart = voicePack): Promise<PackResult> {
  for (;;) {
    const outcome = await syncNext(language, fetchPart)
    if (outcome !== 'more') return outcome
  }
}

async function syncNext(language: string, fetchPart: typeof voicePack): Promise<PackResult | 'more'> {
  const stored = await storedPack(language)
  const since = stored?.version ?? 0
  const part = await fetchPart(language, since)
  // No answer, or one that would be asked for again and again.
  if (!part || (part.more && part.version === since)) return 'silent'
  // The centre's database was made anew, and the stored recordings belong to the old one.
  const isAnew = part.version < since
  const outcome = isAnew ? await dropPack(language) : await keepPart(language, stored, part)
  const goesOn = outcome !== 'silent' && outcome.saved && (isAnew || part.more)
  return goesOn ? 'more' : outcome
}

async function keepPart(
  language: string,
  stored: StoredPack | undefined,
  part: VoicePackPart,
): Promise<PackResult> {
  if (stored?.version === part.version) return saved
  const value = await withPart(stored, part)
  if (!value) return 'silent'
  return saveResultOf(() => withDevice(() => device.settings.put({ key: keyOf(language), value })))
}

/** Returns the stored recordings with a part of the centre's; `undefined` if a sound does not match its hash. */
async function withPart(
  stored: StoredPack | undefined,
  { version, recordings }: VoicePackPart,
): Promise<StoredPack | undefined> {
  const byPart = new Map(stored?.recordings.map((recording) => [recording.part, recording]))
  for (const { part, words, version: own, hash, sound } of recordings) {
    const bytes = sound === null ? undefined : bytesOf(sound)
    if (bytes && (await sha256Of(bytes)) !== hash) return undefined
    if (bytes) byPart.set(part, { part, words, version: own, hash: hash!, sound: bytes })
    else byPart.delete(part)
  }
  return { version, recordings: [...byPart.values()] }
}

/** Base64 as bytes; none for text that is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOfBase64(base64)
  } catch {
    return new Uint8Array()
  }
}

/** Returns the number of bytes of sound. */
export function bytesIn({ recordings }: StoredPack): number {
  return recordings.reduce((sum, { sound }) => sum + sound.byteLength, 0)
}

/** Returns a recording as a file that a browser plays. */
export function soundFile({ sound }: Pick<StoredRecording, 'sound'>): Blob {
  return new Blob([sound], { type: voiceTypeOf(sound) ?? 'application/octet-stream' })
}

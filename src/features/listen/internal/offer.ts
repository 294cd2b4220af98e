import { voicePackSizes } from './listen-api.ts'
import { listedVoices } from '#src/platform/device/voices.ts'
import { language } from '#src/platform/i18n/words.ts'
import { bytesIn, storedPack } from '#src/features/listen/pack.ts'
import { voicesOf, type ListedVoice } from './phone-voice.ts'

/** How much there is to hear. */
export interface PackSize {
  readonly phrases: number
  /** Of sound. */
  readonly bytes: number
}

/** Recordings for the page's language. */
export interface ListenOffer {
  /** Size of the recordings on this phone. */
  readonly stored: PackSize | undefined
  /** Size of the recordings at the centre; `undefined` if there are none, or without an answer. */
  readonly atCentre: PackSize | undefined
  /** True if the centre did not answer. */
  readonly isSilent: boolean
  /** Voices that the phone lists for the language; whether they sound is for the person to hear. */
  readonly voices: readonly ListedVoice[]
}

/** Looks for recordings and voices. */
export async function listenOffer(fetchSizes = voicePackSizes): Promise<ListenOffer> {
  const code = language()
  const [pack, sizes, listed] = await Promise.all([storedPack(code), fetchSizes(), listedVoices()])
  return {
    stored: pack && { phrases: pack.recordings.length, bytes: bytesIn(pack) },
    atCentre: sizes?.[code],
    isSilent: sizes === undefined,
    voices: voicesOf(code, listed),
  }
}

/** True if there is anything to hear, so that the question makes sense. */
export function isWorthAsking({ stored, atCentre, voices }: Omit<ListenOffer, 'isSilent'>): boolean {
  return Boolean(stored?.phrases) || atCentre !== undefined || voices.length > 0
}

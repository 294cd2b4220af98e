import { canPlay } from '#src/base/can-play.ts'
import { playSounds } from '#src/platform/device/play-sounds.ts'
import { listedVoices, sayWith } from '#src/platform/device/voices.ts'
import { numberWords } from '#src/platform/i18n/amount-words.ts'
import { language } from '#src/platform/i18n/words.ts'
import { chosenVoice } from '#src/features/listen/internal/choice.ts'
import { storedPack, soundFile, type StoredRecording } from './pack.ts'
import { confirmedVoice } from '#src/features/listen/internal/phone-voice.ts'
import { phraseIndex, sourceOf } from './source.ts'

/** Reads texts of the page's language aloud. */
export interface Listener {
  /** True if the phone can say all of it. */
  readonly canSay: (text: string) => boolean
  /** Says it, and ends the current sound; calls back once it is over for any reason. */
  readonly say: (text: string, onEnd: () => void) => void
}

/** Returns a reader with the recordings on this phone, and the confirmed voice if the phone still has it. */
export async function openListener(): Promise<Listener> {
  const code = language()
  const [pack, listed] = await Promise.all([storedPack(code), chosenVoice(code) ? listedVoices() : []])
  // What the browser cannot play, the phone's voice may say.
  const recordings = (pack?.recordings ?? []).filter((recording) => canPlay(soundFile(recording).type))
  const byPart = new Map(recordings.map((recording) => [recording.part, recording]))
  const reader = {
    index: phraseIndex(recordings),
    style: { composesTens: 'tens' in numberWords() },
    voice: confirmedVoice(chosenVoice(code), code, listed),
  }
  return {
    canSay: (text) => sourceOf(text, reader) !== undefined,
    say: (text, onEnd) => {
      const source = sourceOf(text, reader)
      if (!source) return onEnd()
      if ('pieces' in source)
        playRecordings(
          source.pieces.map((piece) => byPart.get(piece)!),
          onEnd,
        )
      else sayAloud(source.voice, text, onEnd)
    },
  }
}

let stop = () => {}

/** Ends the current sound. */
export function stopListening(): void {
  stop()
}

/** Plays recordings one after another and ends the current sound. */
export function playRecordings(
  recordings: readonly Pick<StoredRecording, 'sound'>[],
  onEnd: () => void,
): void {
  stop()
  stop = playSounds(recordings.map(soundFile), onEnd)
}

/** Reads a text with a voice of the phone and ends the current sound. */
export function sayAloud(voice: string, text: string, onEnd: () => void): void {
  stop()
  stop = sayWith(voice, text, onEnd)
}

import type { MicrophoneLoss, Quiet, Recorder, RecorderEvents } from '#src/platform/device/microphone.ts'
import { webmNote } from '../database/voice-notes.ts'

/** A note as Chromium hands it over: its head, then a piece of sound for every two seconds. */
export const noteBytes = webmNote(1_000, ['A_OPUS'], 2)

/** A microphone that speaks when the test says so. */
export class FakeRecorder {
  private events: RecorderEvents | undefined
  private at = 0
  isOpen = false
  isPaused = false
  hasHeard = true

  readonly open = (_pieceMs: number, events: RecorderEvents): Promise<Recorder> => {
    this.events = events
    this.isOpen = true
    return Promise.resolve({
      pause: () => void (this.isPaused = true),
      resume: () => void (this.isPaused = false),
      stop: () => {
        this.isOpen = false
        return Promise.resolve()
      },
      level: () => 0.5,
      hasHeard: () => this.hasHeard,
    })
  }

  /** Hands over pieces of so many bytes. */
  speak(pieces = 1, size = 40): void {
    for (let piece = 0; piece < pieces; piece++) {
      this.events!.onPiece(noteBytes.slice(this.at, this.at + size))
      this.at += size
    }
  }

  /** Returns the sound so far. */
  spoken(): Uint8Array {
    return noteBytes.slice(0, this.at)
  }

  /** A call takes the microphone away. */
  interrupt(why: MicrophoneLoss = 'taken'): void {
    this.isOpen = false
    this.events!.onEnd(why)
  }

  /** The microphone gives no sound any more, or some again. */
  fallQuiet(why: Quiet | undefined): void {
    this.events!.onQuiet(why)
  }
}

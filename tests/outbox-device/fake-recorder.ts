import type { Recorder, RecorderEvents } from '#src/device/microphone.ts'
import { webmNote } from '../database/voice-notes.ts'

/** A note as Chromium hands it over: its head, then sound. */
export const noteBytes = webmNote(1_000)

/** A microphone that speaks when the test says so. */
export class FakeRecorder {
  private events: RecorderEvents | undefined
  private at = 0
  isOpen = false

  readonly open = (_pieceMs: number, events: RecorderEvents): Promise<Recorder> => {
    this.events = events
    this.isOpen = true
    return Promise.resolve({
      pause: () => undefined,
      resume: () => undefined,
      stop: () => {
        this.isOpen = false
        return Promise.resolve()
      },
      level: () => 0.5,
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
  interrupt(): void {
    this.isOpen = false
    this.events!.onEnd()
  }
}

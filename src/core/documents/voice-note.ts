import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import {
  openRecorder,
  type MicrophoneProblem,
  type Recorder,
  type RecorderEvents,
} from '#src/device/microphone.ts'
import {
  beginRecording,
  pieceSeconds,
  type FinishedNote,
  type NotePlace,
  type Recording,
} from './recording.ts'

export { finishRecordings, shortestNoteSeconds, type FinishedNote } from './recording.ts'
export type { MicrophoneProblem }

/** A note to record. */
export interface NoteRequest extends NotePlace {
  /** In seconds; it ends there by itself. */
  readonly longest: number
  /** The form's owner when it was opened (`ownerNow`). */
  readonly owner: string
}

/** Events of a voice note while it is recorded. */
export interface NoteEvents {
  /** Called with the result of saving each piece. */
  readonly onPiece?: (outcome: SaveResult<DraftFailure>) => void
  /** Called once with the result, whoever ended it: the person, the longest length, a call, a submission. */
  readonly onDone: (note: FinishedNote) => void
  /** True once nobody sees the recorder any more, who could stop it. */
  readonly hasLeft?: () => boolean
}

/** A note that is being recorded. */
export interface NoteInProgress {
  readonly pause: () => void
  readonly resume: () => void
  /** Ends and saves it. After a failure it saves again. */
  readonly stop: () => Promise<void>
  /** Ends it without saving. */
  readonly cancel: () => Promise<void>
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number
  /** The seconds of sound so far, without pauses. */
  readonly seconds: () => number
}

/**
 * Asks for the microphone and records a note into a slot of a draft. `elsewhere` while another page records for the
 * same draft; `left` if the person left while the browser asked.
 */
export async function recordNote(
  { longest, owner, ...place }: NoteRequest,
  { onPiece, onDone, hasLeft = () => false }: NoteEvents,
  open: (pieceMs: number, events: RecorderEvents) => Promise<Recorder | MicrophoneProblem> = openRecorder,
): Promise<NoteInProgress | MicrophoneProblem | 'elsewhere' | 'left'> {
  if (hasLeft()) return 'left'
  const clock = stopwatch()
  let end: NoteEnd | undefined
  const stop = async () => end?.stop()
  const recording = await beginRecording(place, owner, stop)
  if (!recording) return 'elsewhere'
  const recorder = await open(pieceSeconds * 1000, {
    onPiece: (piece) => {
      void recording.add(piece).then(onPiece)
      if (clock.seconds() >= longest) void stop()
    },
    onEnd: () => void stop(),
  })
  if (typeof recorder === 'string') {
    await recording.drop()
    return recorder
  }
  if (hasLeft()) {
    await recorder.stop()
    await recording.drop()
    return 'left'
  }
  clock.go()
  end = endOf({ recorder, recording, clock, longest, onDone })
  return {
    ...end,
    pause: () => {
      clock.pause()
      recorder.pause()
    },
    resume: () => {
      clock.go()
      recorder.resume()
    },
    level: recorder.level,
    seconds: clock.seconds,
  }
}

type NoteEnd = Pick<NoteInProgress, 'stop' | 'cancel'>

interface Running extends Pick<NoteEvents, 'onDone'> {
  readonly recorder: Recorder
  readonly recording: Recording
  readonly clock: ReturnType<typeof stopwatch>
  readonly longest: number
}

/** Returns the ways to end a note; a second end meanwhile is the first. */
function endOf({ recorder, recording, clock, longest, onDone }: Running): NoteEnd {
  let isOver = false
  const save = async () => {
    clock.pause()
    await recorder.stop()
    const note = await recording.finish(Math.min(clock.seconds(), longest))
    isOver = typeof note === 'string' || note.saved
    onDone(note)
  }
  let saving: Promise<void> | undefined
  return {
    stop: async () => {
      if (!isOver) await (saving ??= save().finally(() => (saving = undefined)))
    },
    cancel: async () => {
      isOver = true
      await recorder.stop()
      await recording.drop()
    },
  }
}

/** Measures time by the page's own clock, which nobody sets back. */
function stopwatch() {
  let [before, since] = [0, undefined as number | undefined]
  const seconds = () => before + (since === undefined ? 0 : (performance.now() - since) / 1000)
  return {
    seconds,
    go: () => void (since ??= performance.now()),
    pause: () => {
      before = seconds()
      since = undefined
    },
  }
}

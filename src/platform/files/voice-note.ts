import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import {
  openRecorder,
  type MicrophoneLoss,
  type MicrophoneProblem,
  type Quiet,
  type Recorder,
  type RecorderEvents,
} from '#src/platform/device/microphone.ts'
import {
  beginRecording,
  pieceSeconds,
  type FinishedNote,
  type NotePlace,
  type Recording,
} from './recording.ts'

export { finishRecordings, shortestNoteSeconds, type FinishedNote } from './recording.ts'
export type { MicrophoneLoss, MicrophoneProblem }

/** Who paused a note: the `person`, a microphone that gives no sound (`Quiet`), or `undefined` while it is recorded. */
export type Pause = 'person' | Quiet | undefined

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
  /**
   * Called with the result of each end, whoever ended it: the person, the longest length, a submission, or what took the
   * microphone; `silent` if nothing was heard in all of it.
   */
  readonly onDone: (note: FinishedNote, why?: MicrophoneLoss | 'silent') => void
  /** Called when it is paused, and when it goes on: a person does both, and the microphone that falls silent. */
  readonly onPause?: (pause: Pause) => void
  /** True once nobody sees the recorder any more, who could stop it. */
  readonly hasLeft?: () => boolean
}

/** A note that is being recorded. */
export interface NoteInProgress {
  readonly pause: () => void
  /** Goes on, also with a microphone that gives no sound. */
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
  { onPiece, onDone, onPause, hasLeft = () => false }: NoteEvents,
  open: (pieceMs: number, events: RecorderEvents) => Promise<Recorder | MicrophoneProblem> = openRecorder,
): Promise<NoteInProgress | MicrophoneProblem | 'elsewhere' | 'left'> {
  if (hasLeft()) return 'left'
  const clock = stopwatch()
  let end: NoteEnd | undefined
  let pauses: Pauses | undefined
  let quiet: Quiet | undefined
  const stop = async () => end?.stop()
  const recording = await beginRecording(place, owner, stop)
  if (!recording) return 'elsewhere'
  const recorder = await open(pieceSeconds * 1000, {
    onPiece: (piece) => {
      void recording.add(piece).then(onPiece)
      if (clock.seconds() >= longest) void stop()
    },
    onEnd: (loss) => void end?.stop(loss),
    onQuiet: (why) => {
      quiet = why
      pauses?.follow(why)
    },
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
  pauses = pausesOf(recorder, clock, onPause)
  pauses.follow(quiet)
  const { pause, resume } = pauses
  return { stop, cancel: end.cancel, pause, resume, level: recorder.level, seconds: clock.seconds }
}

type Clock = ReturnType<typeof stopwatch>

interface Pauses extends Pick<NoteInProgress, 'pause' | 'resume'> {
  /** Pauses while the microphone gives no sound. */
  readonly follow: (quiet: Quiet | undefined) => void
}

/** Returns the ways to pause a note. What a person paused goes on by that person alone. */
function pausesOf(recorder: Recorder, clock: Clock, onPause: NoteEvents['onPause']): Pauses {
  let paused: Pause
  const become = (now: Pause) => {
    if (now === paused) return
    paused = now
    if (now) {
      clock.pause()
      recorder.pause()
    } else {
      clock.go()
      recorder.resume()
    }
    onPause?.(now)
  }
  return {
    pause: () => become('person'),
    resume: () => become(undefined),
    follow: (quiet) => paused !== 'person' && become(quiet),
  }
}

interface NoteEnd extends Pick<NoteInProgress, 'cancel'> {
  /** Ends and saves it; `loss` is what took the microphone. */
  readonly stop: (loss?: MicrophoneLoss) => Promise<void>
}

interface Running extends Pick<NoteEvents, 'onDone'> {
  readonly recorder: Recorder
  readonly recording: Recording
  readonly clock: Clock
  readonly longest: number
}

/** Returns the ways to end a note; a second end meanwhile is the first. */
function endOf({ recorder, recording, clock, longest, onDone }: Running): NoteEnd {
  let isOver = false
  const save = async (loss?: MicrophoneLoss) => {
    clock.pause()
    const why = loss ?? (recorder.hasHeard() ? undefined : 'silent')
    await recorder.stop()
    const note = await recording.finish(Math.min(clock.seconds(), longest))
    isOver = typeof note === 'string' || note.saved
    onDone(note, why)
  }
  let saving: Promise<void> | undefined
  return {
    stop: async (loss) => {
      if (!isOver) await (saving ??= save(loss).finally(() => (saving = undefined)))
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

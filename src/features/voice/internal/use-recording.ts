import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  shortestNoteSeconds,
  type FinishedNote,
  type MicrophoneLoss,
  type MicrophoneProblem,
  type NoteEvents,
  type NoteInProgress,
  type Pause,
} from '#src/platform/files/voice-note.ts'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { useHasLeft } from '#src/platform/ui/use-has-left.ts'
import type { NoteProblem } from './note-sentence.ts'
import { problemIn, recordForDraft } from './record-for-draft.ts'

/** Where a note is recorded. */
export interface NoteDraft {
  /** The draft's id. */
  readonly id: string
  readonly slot: string
  /** In seconds. */
  readonly longest: number
  /** The form's owner when it was opened. */
  readonly owner: string
  /** Saves the draft: a note needs one. */
  readonly save: () => Promise<SaveResult<DraftFailure>>
}

/** State of the recorder. */
export type Phase = 'idle' | 'asking' | 'recording' | 'paused' | 'saving'

/** The recorder of a form's voice note. */
export interface NoteRecorder {
  readonly phase: Phase
  /** Who paused it. */
  readonly paused: Pause
  /** The seconds of sound so far. */
  readonly seconds: number
  /** From 0 to 1. */
  readonly level: number
  readonly problem: NoteProblem | undefined
  readonly start: () => Promise<void>
  readonly pause: () => void
  readonly stop: () => void
  /** Ends a press: stops if there is a note by now. */
  readonly release: () => void
  /** Saves a note again that the phone had no room for; `undefined` if there is none. */
  readonly saveAgain: (() => void) | undefined
}

/** Time between two looks at the level, in milliseconds. */
const lookMs = 200

/** Records into a slot of a form's draft; the recording is saved if the form is closed. */
export function useRecording({ id, slot, longest, owner, save }: NoteDraft): NoteRecorder {
  const note = useRef<NoteInProgress>(undefined)
  const { phase, paused, problem, isUnsaved, setPhase, claim, begin, end, onDone, onPause } = useNoteState()
  const { seconds, level, forget } = useHeard(note, phase)
  const hasLeft = useHasLeft()
  useEffect(() => () => void note.current?.stop(), [])

  const start = async () => {
    // On a slow phone a tap is a press as well, and both begin before the button is gone: the second one is refused, and
    // its refusal would hide the buttons of the first one, which records on.
    if (!claim()) return
    // A note that was not saved is still the draft's: the new one takes its place.
    if (isUnsaved) await note.current?.cancel()
    forget()
    begin()
    const draftSaved = await save()
    if (!draftSaved.saved) return end(draftSaved.why)
    const started = await recordForDraft({ draft: id, slot, longest, owner }, { onDone, onPause, hasLeft })
    if (typeof started === 'string') return started === 'left' ? undefined : end(problemOf(started))
    note.current = started
    // Paused already where the microphone gives no sound.
    setPhase((now) => (now === 'asking' ? 'recording' : now))
  }
  const stop = () => {
    setPhase('saving')
    void note.current?.stop()
  }
  const pause = () => (phase === 'paused' ? note.current?.resume() : note.current?.pause())
  const release = () => {
    const isRunning = phase === 'recording' || phase === 'paused'
    if (isRunning && note.current!.seconds() >= shortestNoteSeconds) stop()
  }
  const saveAgain = isUnsaved ? stop : undefined
  return { phase, paused, seconds, level, problem, start, pause, stop, release, saveAgain }
}

/** What is known of a note, and the events that change it. */
function useNoteState() {
  const isBegun = useRef(false)
  const [phase, setPhase] = useState<Phase>('idle')
  const [paused, setPaused] = useState<Pause>()
  const [problem, setProblem] = useState<NoteProblem>()
  const [isUnsaved, setIsUnsaved] = useState(false)
  /** True for the first of two that begin at once. */
  const claim = () => {
    const isFirst = !isBegun.current
    isBegun.current = true
    return isFirst
  }
  const begin = () => {
    setIsUnsaved(false)
    setProblem(undefined)
    setPaused(undefined)
    setPhase('asking')
  }
  const end = (why: NoteProblem | undefined) => {
    setProblem(why)
    setPhase('idle')
    isBegun.current = false
  }
  const onDone: NoteEvents['onDone'] = (result, why) => {
    setIsUnsaved(typeof result !== 'string' && !result.saved)
    end(problemAfter(result, why))
  }
  const onPause = (pause: Pause) => {
    setPaused(pause)
    setPhase(pause ? 'paused' : 'recording')
  }
  return { phase, paused, problem, isUnsaved, setPhase, claim, begin, end, onDone, onPause }
}

/** Follows a note while it is recorded. */
function useHeard(note: RefObject<NoteInProgress | undefined>, phase: Phase) {
  const [heard, setHeard] = useState(nothing)
  useEffect(() => {
    if (phase !== 'recording') return
    const look = () => setHeard({ seconds: note.current!.seconds(), level: note.current!.level() })
    const looking = setInterval(look, lookMs)
    return () => clearInterval(looking)
  }, [note, phase])
  return { ...heard, forget: () => setHeard(nothing) }
}

const nothing = { seconds: 0, level: 0 }

/** Returns what to say of a note that ended, also if it was saved. */
function problemAfter(
  result: FinishedNote,
  why: MicrophoneLoss | 'silent' | undefined,
): NoteProblem | undefined {
  const problem = problemIn(result)
  if (why === undefined || why === 'silent') return problem ?? why
  if (problem === undefined) return `cut: ${why}`
  // Nobody spoke too short: the microphone was gone.
  const isTooLittle = problem === 'short' || problem === 'broken'
  return isTooLittle
    ? ({ taken: 'taken', unplugged: 'missing', forbidden: 'forbidden' } as const)[why]
    : problem
}

/** A refusal of storage has another sentence than one of the microphone. */
function problemOf(problem: MicrophoneProblem | 'elsewhere'): NoteProblem {
  return problem === 'refused' ? 'forbidden' : problem
}

import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FinishedNote, MicrophoneProblem, NoteInProgress } from '#src/core/documents/voice-note.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { useHasLeft } from '#src/ui/use-has-left.ts'
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
  readonly save: () => Promise<SaveResult>
}

/** State of the recorder. */
export type Phase = 'idle' | 'asking' | 'recording' | 'paused' | 'saving'

/** The recorder of a form's voice note. */
export interface NoteRecorder {
  readonly phase: Phase
  /** The seconds of sound so far. */
  readonly seconds: number
  /** From 0 to 1. */
  readonly level: number
  readonly problem: NoteProblem | undefined
  readonly start: () => Promise<void>
  readonly pause: () => void
  readonly stop: () => void
  /** Saves a note again that the phone had no room for; `undefined` if there is none. */
  readonly saveAgain: (() => void) | undefined
}

/** Time between two looks at the level, in milliseconds. */
const lookMs = 200

/** Records into a slot of a form's draft; the recording is saved if the form is closed. */
export function useRecording({ id, slot, longest, owner, save }: NoteDraft): NoteRecorder {
  const note = useRef<NoteInProgress>(undefined)
  const [phase, setPhase] = useState<Phase>('idle')
  const [problem, setProblem] = useState<NoteProblem>()
  const [isUnsaved, setIsUnsaved] = useState(false)
  const { seconds, level, forget } = useHeard(note, phase)
  const isBegun = useRef(false)
  const hasLeft = useHasLeft()
  useEffect(() => () => void note.current?.stop(), [])

  const end = (why: NoteProblem | undefined) => {
    setProblem(why)
    setPhase('idle')
    isBegun.current = false
  }
  const onDone = (result: FinishedNote) => {
    setIsUnsaved(typeof result !== 'string' && !result.saved)
    end(problemIn(result))
  }
  const start = async () => {
    // On a slow phone a tap is a press as well, and both begin before the button is gone: the second one is refused, and
    // its refusal would hide the buttons of the first one, which records on.
    if (isBegun.current) return
    isBegun.current = true
    // A note that was not saved is still the draft's: the new one takes its place.
    if (isUnsaved) await note.current?.cancel()
    setIsUnsaved(false)
    setProblem(undefined)
    forget()
    setPhase('asking')
    const draftSaved = await save()
    if (!draftSaved.saved) return end(draftSaved.why)
    const started = await recordForDraft({ draft: id, slot, longest, owner }, { onDone, hasLeft })
    if (typeof started === 'string') return started === 'left' ? undefined : end(problemOf(started))
    note.current = started
    setPhase('recording')
  }
  const stop = () => {
    setPhase('saving')
    void note.current?.stop()
  }
  const pause = () => {
    if (phase === 'paused') note.current?.resume()
    else note.current?.pause()
    setPhase(phase === 'paused' ? 'recording' : 'paused')
  }
  return { phase, seconds, level, problem, start, pause, stop, saveAgain: isUnsaved ? stop : undefined }
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

/** A refusal of storage has another sentence than one of the microphone. */
function problemOf(problem: MicrophoneProblem | 'elsewhere'): NoteProblem {
  return problem === 'refused' ? 'forbidden' : problem
}

import { useEffect, useRef, useState } from 'react'
import {
  recordPhrase,
  type MicrophoneProblem,
  type PhraseInProgress,
  type RecordedPhrase,
} from './record-phrase.ts'
import { useHasLeft } from '#src/platform/ui/use-has-left.ts'

/** Why nothing was recorded. */
export type PhraseProblem = MicrophoneProblem | Exclude<RecordedPhrase, { sound: string }>

/** The recorder of the phrases. */
export interface PhraseRecorder {
  readonly phase: 'idle' | 'asking' | 'recording'
  /** From 0 to 1. */
  readonly level: number
  readonly problem: PhraseProblem | undefined
  /** Begins to record, or ends it. */
  readonly toggle: () => void
}

/** Time between two looks at the level, in milliseconds. */
const lookMs = 100

/** Records one phrase after another; `onSound` gets each as a data address. */
export function usePhraseRecorder(onSound: (sound: string) => void): PhraseRecorder {
  const [phase, setPhase] = useState<PhraseRecorder['phase']>('idle')
  const [problem, setProblem] = useState<PhraseProblem>()
  const [level, setLevel] = useState(0)
  const running = useRef<PhraseInProgress>(undefined)
  const hasLeft = useHasLeft()
  useEffect(() => () => running.current?.stop(), [])
  useEffect(() => {
    if (phase !== 'recording') return
    const looking = setInterval(() => setLevel(running.current?.level() ?? 0), lookMs)
    return () => clearInterval(looking)
  }, [phase])
  const done = (phrase: RecordedPhrase) => {
    setPhase('idle')
    setLevel(0)
    running.current = undefined
    if (typeof phrase === 'string') setProblem(phrase)
    else onSound(phrase.sound)
  }
  const begin = async () => {
    setProblem(undefined)
    setPhase('asking')
    const begun = await recordPhrase(done, undefined, hasLeft)
    if (begun === 'left') return
    if (typeof begun === 'string') {
      setProblem(begun)
      return setPhase('idle')
    }
    running.current = begun
    setPhase('recording')
  }
  const toggle = () => {
    if (phase === 'idle') void begin()
    else running.current?.stop()
  }
  return { phase, level, problem, toggle }
}

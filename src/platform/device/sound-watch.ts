import type { SoundLevel } from './sound-level.ts'

/** Why a microphone gives no sound: the phone or another app has `muted` it, or it has been `silent` for ten seconds. */
export type Quiet = 'muted' | 'silent'

/** Follows whether a microphone gives sound. */
export interface SoundWatch {
  /** False if all of it could be measured, and none of it was sound. */
  readonly hasHeard: () => boolean
  /** Notes that somebody records on: where that was silence, it is not reported again before there is sound. */
  readonly goOn: () => void
  readonly end: () => void
}

/** Time between two looks at the level, in milliseconds. */
const lookMs = 250
const deadLooks = 10_000 / lookMs
/** A living microphone is louder in a quiet room, from 0 to 1. */
const deadLevel = 0.0001

/**
 * Watches a microphone.
 *
 * @param isRecorded false during a pause, whose silence says nothing
 * @param onQuiet called once it gives no sound, with the reason, and with `undefined` once it gives some again
 */
export function watchSound(
  track: MediaStreamTrack,
  level: SoundLevel,
  isRecorded: () => boolean,
  onQuiet: (why: Quiet | undefined) => void,
): SoundWatch {
  let quiet: Quiet | undefined
  let dead = 0
  let hasHeard = false
  // Some phones let a page record sound and measure none: whoever was asked once knows better.
  let isAccepted = false
  const become = (now: Quiet | undefined) => {
    dead = 0
    if (now === quiet) return
    quiet = now
    onQuiet(now)
  }
  const look = () => {
    const loud = level.now()
    // What cannot be measured may be sound.
    const isDead = loud !== undefined && loud < deadLevel
    hasHeard ||= !isDead && isRecorded()
    if (!isDead) [dead, isAccepted] = [0, false]
    else if (isRecorded() && !isAccepted) dead += 1
    if (dead >= deadLooks) become('silent')
    else if (quiet === 'silent' && loud !== undefined && !isDead) become(undefined)
  }
  const looking = setInterval(look, lookMs)
  const listening = new AbortController()
  track.addEventListener('mute', () => become('muted'), { signal: listening.signal })
  track.addEventListener('unmute', () => become(undefined), { signal: listening.signal })
  if (track.muted) become('muted')
  return {
    hasHeard: () => {
      look()
      return hasHeard
    },
    goOn: () => {
      isAccepted ||= quiet === 'silent'
      ;[dead, quiet] = [0, undefined]
    },
    end: () => {
      clearInterval(looking)
      listening.abort()
    },
  }
}

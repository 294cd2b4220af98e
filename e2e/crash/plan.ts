import { diceOf, type Dice } from '#tests/simulator/dice.ts'

/** What a person is doing when the phone dies. */
export const phases = [
  'opening',
  'typing',
  'changing steps',
  'opening the camera',
  'choosing a photo',
  'submitting',
  'sending by the page',
  'sending by the worker',
] as const

export type Phase = (typeof phases)[number]

/** How long after the phase's own beginning the phone dies at the latest, in milliseconds. */
const latest: Record<Phase, number> = {
  opening: 900,
  typing: 2500,
  'changing steps': 900,
  'opening the camera': 400,
  'choosing a photo': 1500,
  submitting: 400,
  'sending by the page': 60,
  'sending by the worker': 60,
}

/** How many calls of what it sends are waited for at most. The worker has what the page has left. */
const calls: Partial<Record<Phase, number>> = { 'sending by the page': 9, 'sending by the worker': 3 }

/** One round: what is done, and when the phone dies over it. */
export interface Plan {
  readonly round: number
  readonly phase: Phase
  /** Milliseconds after the phase's own beginning: the first letter, the tap, the file, the call to the centre. */
  readonly after: number
  /** While something is sent: after the how manieth call of it to the centre that is. */
  readonly call: number
  /** For everything else that is drawn in this round. */
  readonly dice: Dice
}

/**
 * The plan of a round; the same for the same seed. Each phase comes once in so many rounds as there are phases, in an
 * order that is drawn. How far a phone comes in its time is the machine's to say.
 */
export function planOf(seed: number, round: number): Plan {
  const place = round % phases.length
  const phase = shuffled(phases, diceOf(seed * 1_000_003 + round - place))[place]!
  const dice = diceOf(-1 - seed * 1_000_003 - round)
  return { round, phase, after: dice.roll() * latest[phase], call: 1 + dice.below(calls[phase] ?? 1), dice }
}

function shuffled<Item>(items: readonly Item[], dice: Dice): Item[] {
  const remaining = [...items]
  return items.map(() => remaining.splice(dice.below(remaining.length), 1)[0]!)
}

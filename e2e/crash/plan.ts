import { diceOf, type Dice } from '#tests/simulator/dice.ts'

/** The person's action at the kill. */
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

/** Latest kill after the phase begins, in milliseconds. */
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

/** Maximum number of awaited calls. The worker sends the page's remaining ones. */
const calls: Partial<Record<Phase, number>> = { 'sending by the page': 9, 'sending by the worker': 3 }

/** One round: its action, and the time of the kill. */
export interface Plan {
  readonly round: number
  readonly phase: Phase
  /** Milliseconds after the phase begins: the first letter, the tap, the file, the call to the centre. */
  readonly after: number
  /** While sending: the number of the call after which the time starts. */
  readonly call: number
  /** For other random choices of this round. */
  readonly dice: Dice
}

/**
 * Returns the plan of a round; the same for the same seed. Every phase comes once per cycle, in random order. The
 * machine's speed decides how far a phone gets.
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

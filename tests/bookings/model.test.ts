import { describe, expect, test } from 'vitest'
import { rounds } from '../rounds.ts'
import { invariants } from './invariants.ts'
import { after, type Answer } from '../centre/bookings.ts'
import { emptyCentre, stepsOf } from './sequence.ts'

/** Returns the names of invariants that a step of a sequence broke, with the step; counts the answers in `counts`. */
function run(seed: number, length: number, counts: Map<string, number>): string[] {
  const steps = stepsOf(seed)
  let centre = emptyCentre()
  for (let place = 0; place < length; place++) {
    const step = steps.next(centre)
    const [next, answer]: readonly [typeof centre, Answer] = after(centre, step)
    const what = step.kind === 'act' ? `${step.action.do} ${answer.code ?? 'done'}` : step.kind
    counts.set(what, (counts.get(what) ?? 0) + 1)
    const broken = Object.keys(invariants).filter(
      (name) => !invariants[name]!({ before: centre, step, after: next, answer }),
    )
    if (broken.length > 0) return broken.map((name) => `${seed}/${place} ${JSON.stringify(step)}: ${name}`)
    centre = next
  }
  return []
}

describe('seeded sequences of bookings', () => {
  const counts = new Map<string, number>()
  const sequences = rounds(5_000, 20_000)

  test(`break no invariant in ${sequences} sequences of 40 steps`, () => {
    const broken: string[] = []
    for (let seed = 1; seed <= sequences; seed++) broken.push(...run(seed, 40, counts))
    expect(broken).toEqual([])
  }, 600_000)

  test('come to every action, and to every reason why it is refused', () => {
    const seen = [...counts].filter(([, times]) => times >= 20).map(([what]) => what)
    const codes = new Set(seen.map((what) => what.split(' ').at(-1)))
    for (const action of ['ask', 'offer', 'confirm', 'take', 'move', 'call_off', 'done', 'bill'])
      expect(seen).toContain(`${action} done`)
    for (const code of [
      'taken',
      'past',
      'closed',
      'retired',
      'too_far',
      'changed_meanwhile',
      'not_possible',
      'not_allowed',
      'begun',
      'not_begun',
      'unknown',
      'conflict',
      'invalid',
    ])
      expect(codes).toContain(code)
    expect(seen).toContain('take taken')
  })
})

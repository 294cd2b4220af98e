import type { Entry } from './entry.ts'
import type { BatchAnswer } from './world.ts'

/** By owner: kinds of which the centre takes no more for now, each until when, in milliseconds since 1970. */
export type Limits = Map<string, Map<string, number>>

/** Notes limits that entries met. A limit holds for their kind: an order does not wait because of too many messages. */
export function noteLimits(
  limits: Limits,
  owner: string,
  answer: BatchAnswer,
  written: readonly Entry[],
): void {
  const ofOwner = limits.get(owner) ?? new Map<string, number>()
  for (const entry of written)
    if (entry.state === 'waiting' && isLimited(answer, entry.id))
      ofOwner.set(entry.kind, Math.max(ofOwner.get(entry.kind) ?? 0, entry.nextAttemptAt))
  limits.set(owner, ofOwner)
}

function isLimited(answer: BatchAnswer, id: string): boolean {
  const result = 'results' in answer ? answer.results.get(id) : undefined
  return result !== undefined && 'refused' in result && result.refused.status === 429
}

/** The promises of the outbox, in the order in which a reader asks. */
export const promiseNames = ['lost', 'twice', 'read', 'changed'] as const

export type PromiseName = (typeof promiseNames)[number]

const read = /work of another|belongs to|\bbecame \S+'s$|'s at the centre$|another owner's/
const twice = /\btwice\b|under another id|is sent again|came back after|stayed beside|stayed behind/
const lost =
  /\blost\b|\bgone\b|no longer|nowhere|\bstuck\b|nothing moves|\bnever\b|\blacks\b|\bforgets\b|without its files|not true|before it was kept|not at the centre|not shown|nothing sends|nobody is told/

/**
 * Returns which promise a violation breaks: anything but a loss, a duplicate or another's data was changed or out of
 * order.
 */
export function promiseOf(violation: string): PromiseName {
  if (read.test(violation)) return 'read'
  if (twice.test(violation)) return 'twice'
  return lost.test(violation) ? 'lost' : 'changed'
}

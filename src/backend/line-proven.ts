const listeners = new Set<() => void>()

/** Of the line of a page that has just begun nothing is known. */
let isProven = false

/**
 * Calls back when the backend answers well for the first time, and again when it does after it had been silent or in error;
 * answers how to stop.
 */
export function onLineProven(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes how the backend answered: well, or not at all or with an error of its own. A refusal tells nothing of the line. */
export function noteAnswer(status: number | undefined): void {
  const wasProven = isProven
  if (status === undefined || status >= 500) isProven = false
  else if (status >= 200 && status < 300) isProven = true
  if (isProven && !wasProven) for (const listener of listeners) listener()
}

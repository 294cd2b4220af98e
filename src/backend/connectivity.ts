const listeners = new Set<() => void>()

/** Unknown when a page has just opened. */
let isConnected = false

/**
 * Calls back when the backend answers well for the first time, and again when it does after it had been silent or in
 * error; returns a function that stops it.
 */
export function onConnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notes how the backend answered: well, or not at all or with an error of its own. A refusal tells nothing of the line. */
export function noteStatusOfConnection(status: number | undefined): void {
  const wasConnected = isConnected
  if (status === undefined || status >= 500) isConnected = false
  else if (status >= 200 && status < 300) isConnected = true
  if (isConnected && !wasConnected) for (const listener of listeners) listener()
}

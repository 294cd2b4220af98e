const listeners = new Set<() => void>()

/** Unknown when a page has just opened. */
let isConnected = false

/**
 * Calls back at the backend's first good answer, and at the first one after a failure; returns a function that
 * stops it.
 */
export function onConnected(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Records a response: a success, a server error or silence. A refusal says nothing about the network. */
export function noteStatusOfConnection(status: number | undefined): void {
  const wasConnected = isConnected
  if (status === undefined || status >= 500) isConnected = false
  else if (status >= 200 && status < 300) isConnected = true
  if (isConnected && !wasConnected) for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Unknown when a page has just opened. */
let isConnected = false

/**
 * Pauses between two good answers that listeners hear of, in milliseconds. They double: where one call fails each time and others do
 * not, each good answer would begin the failing call anew, and its failure the others.
 */
const [firstPause, longestPause] = [1_000, 60_000]

let toldAt = -Infinity
let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Calls back at the backend's first good answer, and at the first one after a failure, or a while later where it fails again and again;
 * returns a function that stops it.
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
  if (!isConnected || wasConnected) return
  const left = toldAt + pause - performance.now()
  if (left <= 0) tell()
  else timer ??= setTimeout(tell, left)
}

function tell(): void {
  timer = undefined
  if (!isConnected) return
  const now = performance.now()
  pause = now - toldAt > 2 * longestPause ? firstPause : Math.min(2 * pause, longestPause)
  toldAt = now
  for (const listener of listeners) listener()
}

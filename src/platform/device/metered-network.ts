interface Connection extends Partial<EventTarget> {
  readonly type?: string
  readonly saveData?: boolean
}

/**
 * True on a mobile network or with the browser's data saver. False if the browser does not report it: most on
 * computers, all by Apple and Mozilla.
 */
export function isMetered(): boolean {
  const { type, saveData } = connection() ?? {}
  return type === 'cellular' || saveData === true
}

/** Calls back when the connection stops being metered. Returns a function that stops watching. */
export function watchUnmetered(onWifi: () => void): () => void {
  let wasMetered = isMetered()
  // The browser tells of every change of speed, too.
  const check = () => {
    const before = wasMetered
    wasMetered = isMetered()
    if (before && !wasMetered) onWifi()
  }
  connection()?.addEventListener?.('change', check)
  return () => connection()?.removeEventListener?.('change', check)
}

function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection
}

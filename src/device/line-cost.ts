interface Connection extends Partial<EventTarget> {
  readonly type?: string
  readonly saveData?: boolean
}

/**
 * Whether the line that is used now is the mobile network's, or the person has asked the browser to save data. False
 * where the browser does not say: most on computers and all of Apple's and Mozilla's.
 */
export function isMetered(): boolean {
  const { type, saveData } = connection() ?? {}
  return type === 'cellular' || saveData === true
}

/** Calls back when the line stops to cost by the byte; answers how to stop. */
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

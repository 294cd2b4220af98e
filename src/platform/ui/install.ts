/** The browser's install prompt; Chromium only. TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const key = 'install'

/** How long a "not now" holds. */
const snoozeMs = 90 * 24 * 60 * 60_000

/**
 * Returns how to install the app here: by the browser's prompt, or by hand as on an iPhone. `undefined` if it is
 * installed, if the browser cannot, or if the person said "not now" in the last 90 days.
 */
export function wayToInstall(now = Date.now()): 'ask' | 'by hand' | undefined {
  const own = navigator as { standalone?: boolean }
  if (own.standalone || matchMedia('(display-mode: standalone)').matches) return undefined
  const since = now - isDismissed()
  // Dismissed in the time to come: the clock was ahead then.
  if (since >= 0 && since < snoozeMs) return undefined
  if (window.install) return 'ask'
  // Only Safari knows `standalone`; all browsers on an iPhone are Safari inside.
  return 'standalone' in navigator ? 'by hand' : undefined
}

/** Shows the browser's prompt; a refusal counts as "not now". */
export async function promptInstall(): Promise<void> {
  const offer = window.install as InstallPrompt | undefined
  // A browser allows the prompt once.
  window.install = undefined
  await offer?.prompt()
  if ((await offer?.userChoice)?.outcome === 'dismissed') dismissInstall()
}

/** Hides the offer for 90 days. */
export function dismissInstall(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Without storage the browser does not offer installing either.
  }
}

function isDismissed(): number {
  try {
    return Number(localStorage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

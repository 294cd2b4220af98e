/** The browser's offer to install this app; Chromium's alone. TypeScript does not know it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const key = 'install'

/** How long a "not now" holds. */
const snoozeMs = 90 * 24 * 60 * 60_000

/**
 * How this app can come to the home screen from here: by the browser's own question, by hand as on an iPhone, or not at
 * all, because it is there, because the browser has no way, or because the person said "not now" not long ago.
 */
export function wayToInstall(now = Date.now()): 'ask' | 'by hand' | undefined {
  const own = navigator as { standalone?: boolean }
  if (own.standalone || matchMedia('(display-mode: standalone)').matches) return undefined
  if (now - isDismissed() < snoozeMs) return undefined
  if (window.install) return 'ask'
  // Safari alone knows `standalone`; everything on an iPhone is Safari within.
  return 'standalone' in navigator ? 'by hand' : undefined
}

/** Shows the browser's question; a "no" there is a "not now" here. */
export async function promptInstall(): Promise<void> {
  const offer = window.install as InstallPrompt | undefined
  // A browser lets it be asked once.
  window.install = undefined
  await offer?.prompt()
  if ((await offer?.userChoice)?.outcome === 'dismissed') dismissInstall()
}

/** Keeps the offer away for long. */
export function dismissInstall(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now))
  } catch {
    // Where nothing is kept the browser does not offer to install, either.
  }
}

function isDismissed(): number {
  try {
    return Number(localStorage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  } catch {
    return Number.NEGATIVE_INFINITY
  }
}

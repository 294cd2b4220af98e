import { isWifiOnly } from '#src/platform/files/wifi-only.ts'
import { existingKey, sendersNow } from '#src/platform/session/keys.ts'
import { sessionState } from '#src/platform/session/stored-session.ts'
import { onConnected } from '#src/platform/backend/connectivity.ts'
import { requestBackgroundSync, haveWorkerSend } from '#src/platform/device/background-sync.ts'
import { watchUnmetered } from '#src/platform/device/metered-network.ts'
import { isOnline, whenNetworkReturns } from '#src/platform/device/network.ts'
import { whenHidden, whileVisible } from '#src/platform/device/visible.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { detectWipe } from '#src/platform/device/storage.ts'
import type { DrainOptions } from './policy.ts'
import { waitingIds } from './stored-outbox.ts'
import { wakeOutbox } from './wake.ts'

/** Interval in milliseconds of checking for waiting entries, in case a timer was lost. */
const interval = 60_000

/** Lower limit of the timer, so that a page never loops. */
const shortestTimer = 1_000

/** The most that a browser's timer can count. */
const longestTimer = 2 ** 31 - 1

/**
 * Drains the outbox while a page is open: at the start, when network, Wi-Fi or visibility returns, after an
 * entry's pause, after submissions and sign-ins. Requests Background Sync for later. Returns a function that
 * stops it.
 */
export function startOutboxSync(): () => void {
  void detectWipe()
  let previous: OutboxState | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const wake = async (options: DrainOptions = {}) => {
    if (!isOnline() || stopped) return
    const { nextAt, waiting } = await wakeOutbox(options)
    if (waiting > 0) void requestBackgroundSync()
    clearTimeout(timer)
    if (nextAt === undefined || stopped) return
    timer = setTimeout(wake, Math.min(Math.max(nextAt - Date.now(), shortestTimer), longestTimer))
  }
  const watching = watchOutbox(readState).subscribe({
    next: (now) => {
      const before = previous
      previous = now
      if (!canSendMore(before, now)) return
      // Asked before anything is sent: the page may be gone before the first answer.
      if (now.waiting.length > 0) void requestBackgroundSync()
      // After a sign-in (perhaps in a page that closed at once), or a permission to send photos over any network, earlier
      // pauses do not count.
      void wake({ ignorePauses: isUnblocked(before, now), signedIn: now.person !== undefined })
    },
    // Without storage, saving reports the failure.
    error: () => {},
  })
  const stops = [
    () => watching.unsubscribe(),
    whileVisible(() => void wake(), interval),
    onConnected(() => void wake({ networkProven: true })),
    whenNetworkReturns(() => void wake({ ignorePauses: true })),
    watchUnmetered(() => void wake({ ignorePauses: true })),
    whenHidden(() => (previous?.waiting.length ?? 0) > 0 && haveWorkerSend()),
    () => clearTimeout(timer),
  ]
  return () => {
    stopped = true
    stops.forEach((stop) => stop())
  }
}

interface OutboxState {
  /** The account that can send; `undefined` while it needs a sign-in or its key is missing. */
  readonly person: string | undefined
  /** Owner and id: what a guest claims can be sent at once. */
  readonly waiting: readonly string[]
  readonly wifiOnly: boolean
}

async function readState(): Promise<OutboxState> {
  const { person, needsSignIn } = await sessionState()
  const sender = person && !needsSignIn && (await existingKey(person.id)) ? person.id : undefined
  const owners = await sendersNow(sender)
  const waiting = await Promise.all(
    owners.map(async (owner) => (await waitingIds(owner)).map((id) => `${owner} ${id}`)),
  )
  return { person: sender, waiting: waiting.flat(), wifiOnly: await isWifiOnly() }
}

/** True if somebody else can send now, or photos may go over any network. */
function isUnblocked(previous: OutboxState | undefined, now: OutboxState): boolean {
  return !!previous && (now.person !== previous.person || (previous.wifiOnly && !now.wifiOnly))
}

/** True if the page has just begun, something is unblocked, or an entry is new. */
function canSendMore(previous: OutboxState | undefined, now: OutboxState): boolean {
  if (!previous) return true
  const known = new Set(previous.waiting)
  return isUnblocked(previous, now) || now.waiting.some((id) => !known.has(id))
}

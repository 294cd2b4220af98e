import { countData } from '#src/device/data-use.ts'
import { whenIdle } from '#src/device/idle.ts'
import { noteErrors } from '#src/device/last-errors.ts'
import { notificationPermission } from '#src/device/push.ts'
import { language } from '#src/i18n/words.ts'
import { exchangeProfile } from '#src/core/account/profile.ts'
import { followCart } from '#src/core/cart/follow.ts'
import { followCatalogue } from '#src/core/catalogue/sync.ts'
import { followEdits } from '#src/core/editing/send.ts'
import { followLock, lockAtStart } from '#src/core/lock/follow.ts'
import { followOrders } from '#src/core/orders/follow.ts'
import { startOutboxSync } from './start-outbox-sync.ts'
import { endVisitAtStart, followVisit } from './follow-visit.ts'
import { sendWaitingConsents } from '#src/core/privacy/send-waiting.ts'
import { followRequests } from '#src/core/requests/follow.ts'
import { learnOwnRoles } from '#src/core/roles/own.ts'
import { pollWhileVisible } from '#src/core/line/poll-while-visible.ts'

/** How often an open page looks whether a profile or a consent waits to be sent, and whether whoever wishes to be told still is. */
const interval = 60_000

/** How often an open page asks which roles somebody has; the menu asks, too, when it unfolds. */
const rolesInterval = 15 * 60_000

/**
 * Keeps up with the centre while a page is open: prices and words, cart, orders, profile, consents, requests, and
 * what waits to be sent; before all that, locks where a PIN says so. Answers how to stop.
 */
export function startSync(onLocked: () => void): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  void lockAtStart()
    .then(async (locked) => (await endVisitAtStart()) || locked)
    // A phone whose storage does not open has nothing to lock.
    .catch(() => false)
    .then((locked) => {
      if (stopped) return
      if (locked) onLocked()
      // What the person looks at comes first.
      stop = whenIdle(() => (stop = startAll(onLocked)))
    })
  return () => {
    stopped = true
    stop?.()
  }
}

function startAll(onLocked: () => void): () => void {
  const stops = [
    followLock(onLocked),
    followVisit(onLocked),
    followCatalogue(),
    followCart(),
    followOrders(),
    followEdits(),
    startOutboxSync(),
    followRequests(),
    countData(),
    noteErrors(),
    pollWhileVisible(exchangeProfile, interval),
    pollWhileVisible(learnOwnRoles, rolesInterval),
    pollWhileVisible(sendWaitingConsents, interval),
    pollWhileVisible(renewTelling, interval),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Its code comes only where somebody once said yes. */
async function renewTelling(): Promise<void> {
  if (notificationPermission() !== 'granted') return
  const notifications = await import('#src/core/push/enrol.ts').catch(() => undefined)
  await notifications?.renewTelling(language())
}

import type { Place } from '#src/base/return-address.ts'
import { countData } from '#src/platform/device/data-use.ts'
import { whenIdle } from '#src/platform/device/idle.ts'
import { noteErrors } from '#src/platform/device/last-errors.ts'
import { notificationPermission } from '#src/platform/device/push.ts'
import { language } from '#src/platform/i18n/words.ts'
import { syncProfile } from '#src/features/account/sync-profile.ts'
import { takeTapped } from '#src/features/shop/in-cart.ts'
import { startCartSync } from '#src/features/cart/start-cart-sync.ts'
import { startCatalogueSync } from '#src/features/catalogue/sync.ts'
import { startAutoLock, lockAtStart } from '#src/features/shared-phone/start-auto-lock.ts'
import { startOrderSync } from '#src/features/orders/start-order-sync.ts'
import { followCentreLife } from './centre-life.ts'
import { followClock } from './follow-clock.ts'
import { lockAddress, type Leaving } from './lock-address.ts'
import { startOutboxSync } from '#src/platform/outbox/start-outbox-sync.ts'
import { endVisitAtStart, followVisit } from './follow-visit.ts'
import { startRequestSync } from '#src/features/requests/start-request-sync.ts'
import { storedVisit } from '#src/platform/session/stored-visit.ts'
import { storedPerson } from '#src/platform/session/stored-session.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { learnOwnRoles } from '#src/features/people/own.ts'
import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'

/** Interval in milliseconds of fetching the profile, and of renewing notifications. */
const interval = 60_000

/** How long a lock that is due waits for what was added before the app ran, in milliseconds. */
const longestTaking = 2_000

/** Interval in milliseconds of asking whether the centre was restored. */
const lifeInterval = 10 * 60_000

/** Interval in milliseconds of fetching roles; the menu also fetches them when it opens. */
const rolesInterval = 15 * 60_000

/**
 * Syncs everything while a page is open: prices and words, cart, orders, profile, consents, requests, outbox.
 * First locks if a lock is due. Returns a function that stops it.
 *
 * @param place returns where the person is
 * @param show loads the lock screen, at its address, instead of this page
 */
export function startSync(place: () => Place, show: (lock: string) => void): () => void {
  // Once: another load of the same address would begin the first one anew.
  let isLeaving = false
  const leave = (why: Leaving) => {
    const lock = lockAddress(why, place())
    if (lock === undefined || isLeaving) return
    isLeaving = true
    show(lock)
  }
  let stop: (() => void) | undefined
  let stopped = false
  addEventListener('added', takeTapped)
  void atStart()
    // A phone whose storage does not open has nothing to lock.
    .catch((): Start => ({}))
    .then((start) => {
      if (stopped) return
      if (start.leaving) leave(start.leaving)
      // The visible page comes first.
      stop = whenIdle(() => (stop = startAll(leave, start)))
    })
  return () => {
    stopped = true
    removeEventListener('added', takeTapped)
    stop?.()
  }
}

/**
 * The phone's user when the page began. Another tab may lock the phone, or end the visit, before this one watches for it.
 */
interface Start {
  /** Why the page is not to be shown. */
  readonly leaving?: Leaving | undefined
  readonly account?: string | undefined
  /** `null` for none. */
  readonly visit?: string | null
}

async function atStart(): Promise<Start> {
  // First: they belong to whoever had the phone when they were made. No lock waits for code that does not come.
  await Promise.race([takeTapped(), new Promise((resolve) => setTimeout(resolve, longestTaking))])
  const account = (await storedPerson())?.id
  const locked = await lockAtStart()
  const visit = (await withOutbox(storedVisit))?.id ?? null
  // Of both, the visit: its address is the borrower's.
  return { leaving: (await endVisitAtStart()) ? 'visit' : locked, account, visit }
}

function startAll(leave: (why: Leaving) => void, { account, visit }: Start): () => void {
  const stops = [startAutoLock(() => leave('locked'), account), followVisit(() => leave('visit'), visit)]
  // One at a time, so that the page answers taps in between.
  const starts = [
    startOutboxSync,
    startCartSync,
    startCatalogueSync,
    startOrderSync,
    startRequestSync,
    followClock,
    countData,
    noteErrors,
    () => pollWhileVisible(followCentreLife, lifeInterval),
    () => pollWhileVisible(syncProfile, interval),
    () => pollWhileVisible(learnOwnRoles, rolesInterval),
    () => pollWhileVisible(renewNotifications, interval),
  ]
  let stopWaiting: (() => void) | undefined
  const startNext = () => {
    const start = starts.shift()
    if (!start) return
    stops.push(start())
    stopWaiting = whenIdle(startNext, 300)
  }
  startNext()
  return () => {
    stopWaiting?.()
    stops.forEach((stop) => stop())
  }
}

/** Renews the subscription; loads its code only if notifications were enabled once. */
async function renewNotifications(): Promise<void> {
  if (notificationPermission() !== 'granted') return
  const notifications = await import('#src/features/push/subscribe-account.ts').catch(() => undefined)
  await notifications?.renewSubscription(language())
}

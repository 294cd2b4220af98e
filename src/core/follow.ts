import { countData } from '#src/device/data-use.ts'
import { whenIdle } from '#src/device/idle.ts'
import { noteErrors } from '#src/device/last-errors.ts'
import { isOnline, whileVisible } from '#src/device/network.ts'
import { exchangeProfile } from './account/profile.ts'
import { followCart } from './cart/follow.ts'
import { followCatalogue } from './catalogue/sync.ts'
import { followEdits } from './editing/send.ts'
import { followLock, lockAtStart } from './lock/follow.ts'
import { followOrders } from './orders/follow.ts'
import { followOutbox } from './outbox/follow.ts'
import { followRequests } from './requests/follow.ts'

/** How often an open page looks whether a profile waits to be sent. */
const profileInterval = 60_000

/**
 * Keeps up with the centre while a page is open: prices and words, cart, orders, profile, requests, and what waits to
 * be sent; before all that, locks where a PIN says so. Answers how to stop.
 */
export function follow(whenLocked: () => void): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  void lockAtStart()
    // A phone whose storage does not open has nothing to lock.
    .catch(() => false)
    .then((locked) => {
      if (stopped) return
      if (locked) whenLocked()
      // What the person looks at comes first.
      stop = whenIdle(() => (stop = followAll(whenLocked)))
    })
  return () => {
    stopped = true
    stop?.()
  }
}

function followAll(whenLocked: () => void): () => void {
  const stops = [
    followLock(whenLocked),
    followCatalogue(),
    followCart(),
    followOrders(),
    followEdits(),
    followOutbox(),
    followRequests(),
    countData(),
    noteErrors(),
    whileVisible(() => isOnline() && void exchangeProfile(), profileInterval),
  ]
  return () => stops.forEach((stop) => stop())
}

import { countData } from '#src/device/data-use.ts'
import { isOnline, whileVisible } from '#src/device/network.ts'
import { exchangeProfile } from './account/profile.ts'
import { followCart } from './cart/follow.ts'
import { followCatalogue } from './catalogue/sync.ts'
import { followEdits } from './editing/send.ts'
import { followOrders } from './orders/follow.ts'
import { followOutbox } from './outbox/follow.ts'
import { followRequests } from './requests/follow.ts'

/** How often an open page looks whether a profile waits to be sent. */
const profileInterval = 60_000

/**
 * Keeps up with the centre while a page is open: prices and words, cart, orders, profile, requests, and what waits to
 * be sent.
 * Answers how to stop.
 */
export function follow(): () => void {
  const stops = [
    followCatalogue(),
    followCart(),
    followOrders(),
    followEdits(),
    followOutbox(),
    followRequests(),
    countData(),
    whileVisible(() => isOnline() && void exchangeProfile(), profileInterval),
  ]
  return () => stops.forEach((stop) => stop())
}

import { centreNow } from '#src/base/clock.ts'
import { indiaDay } from '#src/base/day.ts'
import { dayOf, type Booking } from '#src/features/bookings/booking.ts'
import { turnOf } from '#src/features/bookings/standing.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import { ordersOf, type Order } from '#src/features/orders/sync-orders.ts'
import { countOf } from '#src/platform/outbox/stored-outbox.ts'
import { readRequests, type Request } from '#src/features/requests/requests.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'

/** Something of the current user's that they may want to see at once, as it stands on this phone. */
export type Activity =
  /** So many submissions and orders that are only on this phone. */
  | { readonly about: 'waiting'; readonly count: number }
  /** So many submissions that came back to be mended. */
  | { readonly about: 'returned'; readonly count: number }
  /** A booking that comes today or tomorrow, or whose time the centre asks about. */
  | { readonly about: 'booking'; readonly booking: Booking; readonly when: 'today' | 'tomorrow' | 'question' }
  /** A request that the centre has answered. */
  | { readonly about: 'answer'; readonly request: Request }
  /** An order on its way, or one to pay. */
  | { readonly about: 'order'; readonly order: Order }
  /** Something comes each morning, and may be wanted otherwise tomorrow. */
  | { readonly about: 'standing' }
  /** The order that came last, to be ordered once more. */
  | { readonly about: 'again'; readonly order: Order }

const day = 86_400_000

/** An answer is news for two weeks; an order that came may be wanted again for three months. */
const [newsFor, wantedFor] = [14 * day, 90 * day]

/** As many as anybody looks at in a strip. */
const most = 5

/** The current user's news, the most urgent first; now and after every change. */
export function watchActivity() {
  return watchOutbox(async (): Promise<Activity[]> => {
    const owner = await ownerNow()
    const waiting = await countOf(owner, 'waiting')
    const returned = await countOf(owner, 'returned')
    const orders = await ordersOf(owner)
    // What comes when is its page's affair, whose code is not for home.
    const held = (await outbox.settings.get(`standing-orders:${owner}`))?.value as
      | { standing?: object }
      | undefined
    const standing = Object.keys(held?.standing ?? {}).length > 0
    return activityOf({ waiting, returned, orders, standing, requests: await readRequests() })
  })
}

interface Facts {
  readonly waiting: number
  readonly returned: number
  /** Newest first, as the requests are. */
  readonly orders: readonly Order[]
  readonly requests: readonly Request[]
  readonly standing: boolean
}

/** The same, from given facts. */
export function activityOf(facts: Facts, now = centreNow()): Activity[] {
  const { waiting, returned, orders, requests } = facts
  const isRecent = (iso: string | undefined, ms: number) => iso !== undefined && now - Date.parse(iso) < ms
  const answers = requests.filter((request) => isAnswer(request) && isRecent(answeredAt(request), newsFor))
  const came = orders.find((order) => order.state === 'delivered' && hasGoods(order))
  return [
    ...(returned ? [{ about: 'returned', count: returned } as const] : []),
    ...(waiting ? [{ about: 'waiting', count: waiting } as const] : []),
    ...bookingsIn(requests, now),
    ...(facts.standing ? [{ about: 'standing' } as const] : []),
    ...orders.filter(isOnItsWay).map((order) => ({ about: 'order', order }) as const),
    ...answers.map((request) => ({ about: 'answer', request }) as const),
    ...(came && isRecent(came.created_at, wantedFor) ? [{ about: 'again', order: came } as const] : []),
  ].slice(0, most)
}

const inTurn = ['today', 'question', 'tomorrow']

function bookingsIn(requests: readonly Request[], now: number) {
  return requests
    .flatMap(({ bookings = [] }) => bookings.flatMap((booking) => bookingNews(booking, now)))
    .toSorted((a, b) => inTurn.indexOf(a.when) - inTurn.indexOf(b.when))
}

function bookingNews(booking: Booking, now: number): Extract<Activity, { about: 'booking' }>[] {
  const news = (when: 'today' | 'tomorrow' | 'question') => [{ about: 'booking', booking, when } as const]
  const { state, starts, ends } = booking
  if (turnOf(booking, now) === 'owner' && state !== 'billed') return news('question')
  if (state !== 'confirmed' || !starts || !ends || Date.parse(ends) < now) return []
  const on = dayOf({ starts, ends })
  if (on <= indiaDay(0, now)) return news('today')
  return on === indiaDay(1, now) ? news('tomorrow') : []
}

/** A bill that is paid is over. */
const isOnItsWay = ({ kind, state }: Order) =>
  (kind === 'booking' ? ['placed', 'awaiting_payment'] : goodsOnTheirWay).includes(state)

const goodsOnTheirWay: readonly string[] = ['placed', 'awaiting_payment', 'paid', 'packed', 'shipped']

const isAnswer = ({ status }: Request) => ['answered', 'approved', 'rejected'].includes(status)

const answeredAt = ({ events }: Request) => events.findLast(({ by, to }) => by === 'centre' && to)?.at

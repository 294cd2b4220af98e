import type { CSSProperties } from 'react'
import { t } from '@lingui/core/macro'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { momentText } from '#src/base/moment.ts'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { stateText } from '#src/features/orders/state-text.ts'

type State = Order['state']

// Inline and not in classes, because every page contains its styles and only one needs these.
const step: CSSProperties = {
  alignContent: 'start',
  // With large text the last steps wrap.
  flex: '1 0 3.4rem',
  fontSize: '0.8rem',
  lineHeight: 1.3,
  overflowWrap: 'normal',
}
/** From the center of the previous mark to the center of this one, behind both. */
const line: CSSProperties = {
  position: 'absolute',
  zIndex: -1,
  top: '1rem',
  right: '50%',
  width: '100%',
  height: 2,
}

const ways = {
  online: ['placed', 'paid', 'packed', 'shipped', 'delivered'],
  cash: ['placed', 'packed', 'shipped', 'delivered'],
} as const satisfies Record<string, readonly State[]>

/** Returns the time of each state that an order has been in, as far as it is known. */
function timesOf({ created_at: placed, events }: Pick<Order, 'created_at' | 'events'>): Map<string, string> {
  const moves = events.filter(({ from, to }) => from !== to)
  return new Map([['placed', placed], ...moves.map(({ to, at }) => [to, at] as const)])
}

/**
 * The steps of an order from *placed* to *delivered*: done, current and coming ones. Nothing for a canceled order.
 */
export function OrderSteps({ order }: { order: Order }) {
  const way: readonly State[] = ways[order.pay_by === 'online' ? 'online' : 'cash']
  const times = timesOf(order)
  const reached = way.findLastIndex((state) => state === order.state || times.has(state))
  if (!hasGoods(order) || order.state === 'cancelled' || order.state === 'refunded') return null
  return (
    <ol
      className="card flex flex-wrap gap-y-2 overflow-hidden px-1 py-4"
      style={{ isolation: 'isolate' }}
      aria-label={t`Track this order`}
    >
      {way.map((state, place) => (
        <li
          key={state}
          aria-current={place === reached ? 'step' : undefined}
          className={`relative grid justify-items-center gap-1 text-center ${place <= reached ? '' : 'text-muted'}`}
          style={step}
        >
          {place > 0 && (
            <span style={{ ...line, background: `var(--${place <= reached ? 'green' : 'line'})` }} />
          )}
          {place <= reached ? (
            <StateMark state={state} className="relative size-8" />
          ) : (
            <span className="relative size-8 rounded-full border-2 bg-card" />
          )}
          <span className={place === reached ? 'font-bold' : ''}>{stateText(state)}</span>
          {place < reached && times.has(state) && (
            <span className="sr-only">{momentText(times.get(state)!)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

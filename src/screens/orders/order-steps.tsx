import type { CSSProperties } from 'react'
import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { isForCash } from '#src/core/orders/money-due.ts'
import { momentText } from '#src/base/moment.ts'
import { StateMark } from '#src/ui/state-mark.tsx'
import { stateText } from './state-text.ts'

type State = Order['state']

// Not in classes: the styles of a page travel with each page, and these are wanted on one.
const step: CSSProperties = {
  alignContent: 'start',
  // With large text the last ones go below the others.
  flex: '1 0 3.4rem',
  fontSize: '0.8rem',
  lineHeight: 1.3,
  overflowWrap: 'normal',
}
/** From the middle of the mark before to the middle of this one, under both. */
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

/** When an order came to each state that it has been in. */
function timesOf({ events }: Pick<Order, 'events'>): Map<string, string> {
  return new Map(events.filter(({ from, to }) => from !== to).map(({ to, at }) => [to, at]))
}

/** The way of an order from *placed* to *delivered*: what was, where it is, what comes. Nothing of one that was called off. */
export function OrderSteps({ order }: { order: Order }) {
  const way: readonly State[] = ways[isForCash(order) ? 'cash' : 'online']
  const times = timesOf(order)
  const reached = way.findLastIndex((state) => state === order.state || times.has(state))
  if (order.kind === 'training' || order.state === 'cancelled' || order.state === 'refunded') return null
  return (
    <ol
      className="card flex flex-wrap gap-y-2 overflow-hidden px-1 py-4"
      style={{ isolation: 'isolate' }}
      aria-label={t`How far it has come`}
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
          {place < reached && (
            <span className="sr-only">{momentText(times.get(state) ?? order.created_at)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

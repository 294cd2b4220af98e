import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { Order } from '#src/features/orders/sync-orders.ts'

i18n.activate('en')
const { OrderSteps } = await import('#src/features/orders/internal/order-steps.tsx')

const moved = (from: string | null, to: string, day: string) => ({
  from,
  to,
  code: null,
  note: null,
  at: `2026-11-${day}T06:00:00Z`,
})

function steps(order: Partial<Order>): string[] {
  const created_at = '2026-11-20T06:00:00Z'
  const whole = { created_at, events: [], ...order } as unknown as Order
  const shown = renderToStaticMarkup(createElement(OrderSteps, { order: whole }))
  return shown
    .split('<li')
    .slice(1)
    .map((step) => step.replaceAll(/^[^>]*>|<svg.*?<\/svg>|<[^>]*>/g, ' ').trim())
}

it('an order in cash has no step of payment, also once it is delivered', () => {
  const events = [
    moved(null, 'placed', '20'),
    moved('placed', 'packed', '21'),
    moved('packed', 'shipped', '22'),
    moved('shipped', 'delivered', '23'),
  ]
  for (const [count, state] of (['placed', 'packed', 'shipped', 'delivered'] as const).entries())
    expect(steps({ pay_by: 'cash', state, events: events.slice(0, count + 1) })).toHaveLength(4)
  expect(steps({ pay_by: 'online', state: 'delivered', events })).toHaveLength(5)
})

it('a step says its time where one is known, and no other step’s', () => {
  const shown = steps({ pay_by: 'online', state: 'shipped', events: [moved('packed', 'shipped', '22')] })
  expect(shown[0]).toContain('20-11-2026')
  for (const step of shown.slice(1)) expect(step).not.toContain('20-11-2026')
})

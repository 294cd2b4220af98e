import type { LocalBackend } from '#local/backend.ts'
import type { FrontDoor } from './front-door.ts'

interface Till {
  readonly backend: Pick<LocalBackend, 'query'>
  readonly door: FrontDoor
  readonly now: number
}

/** An order that the centre has. */
export interface Placed {
  readonly id: string
  readonly total: number
}

const reference = ({ id }: Placed) => `demo-${id}`

/** Opens a payment and has the sandbox's message say the outcome. */
export async function payAs(
  { backend, door, now }: Till,
  placed: Placed,
  kind: 'paid' | 'failed',
): Promise<void> {
  const ref = reference(placed)
  const known = await backend.query(`select 1 from public.payment_events where event_id = $1`, [
    `${ref}-${kind}`,
  ])
  if (known.length > 0) return
  const link = `/local/pay/${ref}`
  await door.call(door.service, 'open_payment', { order_id: placed.id, provider: 'sandbox', ref, link })
  await door.call(door.service, 'settle_payment', {
    provider: 'sandbox',
    event_id: `${ref}-${kind}`,
    ref,
    kind,
    amount_paise: placed.total,
    currency: 'INR',
    happened_at: new Date(now).toISOString(),
    charge_ref: `charge-${ref}`,
  })
}

/** Has the sandbox say that it gave all back. */
export async function giveMoneyBack({ door }: Pick<Till, 'door'>, placed: Placed): Promise<void> {
  await door.call(door.service, 'settle_refund', {
    provider: 'sandbox',
    refund_id: null,
    charge_ref: `charge-${reference(placed)}`,
    ref: `refund-${reference(placed)}`,
    outcome: 'returned',
    amount_paise: placed.total,
    currency: 'INR',
  })
}

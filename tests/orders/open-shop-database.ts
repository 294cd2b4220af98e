import type { Language } from '#src/base/languages.ts'
import {
  contentRow,
  openMigrated,
  publish,
  type ContentRow,
  type Person,
  type TestDatabase,
} from '../database/as-person.ts'

/** Goods of these tests: seeds at 40 rupees, dairy of the daily needs, milk by the liter. */
export const goods: ContentRow[] = [
  ...[1, 2, 3].map((key) => contentRow(`item-${key}`, { position: key, price_paise: 4_000 + key })),
  ...[
    { key: 'paneer', price_paise: 32_000, pack_amount: 1, pack_unit: 'kg' },
    { key: 'curd', price_paise: 4_550, pack_amount: 500, pack_unit: 'g' },
    { key: 'buffalo-milk-per-litre', price_paise: 8_600, pack_amount: 1, pack_unit: 'litre' },
    { key: 'cow-milk-per-litre', price_paise: 6_900, pack_amount: 1, pack_unit: 'litre' },
  ].map(({ key, ...row }) =>
    contentRow(key, { ...row, id: `daily-needs/${key}`, catalogue: 'daily-needs', category: 'Dairy' }),
  ),
]

export const [seed, otherSeed] = ['seeds-catalog/item-1', 'seeds-catalog/item-2'] as const
export const [paneer, curd] = ['daily-needs/paneer', 'daily-needs/curd'] as const
export const buffaloMilk = 'daily-needs/buffalo-milk-per-litre'
export const cowMilk = 'daily-needs/cow-milk-per-litre'

export const contact = {
  name: 'Gurpreet Singh',
  email: 'gurpreet@example.org',
  phone: '+91 98765-43210',
  address: 'House 4, Sarna',
}

export interface Line {
  product_id: string
  quantity: number
  options?: { customer_type: 'domestic' | 'commercial' }
  observed?: string[]
}

export interface PricedLine extends Required<Omit<Line, 'observed'>> {
  name: Record<Language, string>
  category: string
  pack_amount: number
  pack_unit: string
  unit_paise: number
  line_paise: number
}

export interface Order {
  id: string
  reference: string
  kind: string
  state: string
  pay_by: string
  version: number
  created_at: string
  language: string
  currency: string
  goods_paise: number
  delivery_fee_paise: number
  total_paise: number
  delivery_area: string | null
  contact: { name: string; email: string; phone: string; address: string | null }
  items: PricedLine[]
  events: { from: string | null; to: string; code: string | null; note: string | null; at: string }[]
}

export interface Payment {
  id: string
  state: string
  provider: string
  ref: string
  amount_paise: number
  link: string | null
  created_at: string
  settled_at: string | null
  refund: string | null
}

export interface Placed {
  placed?: Order
  refused?: 'unavailable' | 'total_changed' | 'ordered_before' | 'limit'
  ids?: string[]
  total_paise?: number
  goods_paise?: number
  delivery_fee_paise?: number
  lines?: PricedLine[]
}

/** A refund as the function that asks the provider receives it. */
export interface DueRefund {
  id: string
  key: string
  ref: string
  charge_ref: string | null
  refund_ref: string | null
  earlier_refs: string[]
  tries: number
  amount_paise: number
  currency: string
}

export interface Settled {
  outcome: string
  repeated: boolean
  order_id?: string
  order_state?: string
  payment_state?: string
}

/** The arguments of place_order, valid except for a test's changes. */
export interface OrderInput {
  id: string
  lines: unknown
  area: string | null
  contact: unknown
  total: number | null
  language: string | null
  payBy?: 'online' | 'cash' | 'account'
}

export interface Shop {
  database: TestDatabase
  /** Calls a function of the database as somebody and gives its answer. */
  call<Answer>(person: Person, expression: string, parameters: unknown[]): Promise<Answer>
  place(person: Person, input: Partial<OrderInput>): Promise<Placed>
  /** Places an order at any price. */
  ordered(person: Person, input?: Partial<OrderInput>): Promise<Order>
  /** Opens a sandbox payment for an order under a fresh name, or finds the one that is open. */
  pay(order: Order): Promise<{ ref: string; id: string; link: string }>
  settle(message: Partial<Message> & { ref: string; amount: number }): Promise<Settled>
  changes(person: Person, since?: number): Promise<{ version: number; more: boolean; orders: Followed[] }>
  cancel(person: Person, order: Order): Promise<Followed>
  /** A provider's message about a refund; completed by default. */
  returned(refund: Pick<DueRefund, 'id' | 'amount_paise'>, outcome?: string, ref?: string): Promise<string>
  /** Has the provider do every refund that is due. */
  returnMoney(): Promise<DueRefund[]>
}

export type Followed = Order & { payments: Payment[] }

export interface Message {
  event: string
  kind: string
  ref: string
  amount: number
  currency: string
}

const placeCall = 'place_order($1, $2::text::jsonb, $3::text::jsonb, $4::text::jsonb, $5, $6)'

/** A migrated database with a catalogue, and people's actions. */
export async function openShopDatabase(): Promise<Shop> {
  const database = await openMigrated()
  await publish(database, 'a', goods)
  const call: Shop['call'] = async <Answer>(person: Person, expression: string, parameters: unknown[]) => {
    const rows = await database.as(person, (query) =>
      query<{ answer: Answer }>(`select ${expression} as answer`, parameters),
    )
    return rows[0]!.answer
  }
  const place: Shop['place'] = (person, given) => {
    const input = {
      id: crypto.randomUUID(),
      lines: [{ product_id: seed, quantity: 2 }],
      area: null,
      contact,
      total: 8_002,
      language: 'en',
      ...given,
    }
    const delivery = JSON.stringify({
      area: input.area,
      ...('payBy' in input ? { pay_by: input.payBy } : {}),
    })
    return call<Placed>(person, placeCall, [
      input.id,
      JSON.stringify(input.lines),
      delivery,
      JSON.stringify(input.contact),
      input.total,
      input.language,
    ])
  }
  const returned: Shop['returned'] = async ({ id, amount_paise }, result = 'returned', ref = `re_${id}`) => {
    const changes = await call<{ outcome: string }>(
      'service key',
      `settle_refund('sandbox', $1, null, $2, $3, $4, 'INR')`,
      [id, ref, result, amount_paise],
    )
    return changes.outcome
  }
  return {
    database,
    call,
    place,
    returned,
    async returnMoney() {
      const due = await call<DueRefund[]>('service key', 'take_refunds()', [])
      for (const refund of due) await returned(refund)
      return due
    },
    async ordered(person, input = {}) {
      const first = await place(person, input)
      const { placed } = first.placed ? first : await place(person, { ...input, total: first.total_paise! })
      return placed!
    },
    async pay(order) {
      const ref = `ref_${crypto.randomUUID()}`
      const opened = await call<{ payment_id: string; link: string }>(
        'service key',
        'open_payment($1, $2, $3, $4)',
        [order.id, 'sandbox', ref, `https://pay.example.org/${ref}`],
      )
      return { ref: opened.link.split('/').at(-1)!, id: opened.payment_id, link: opened.link }
    },
    settle: ({ event = crypto.randomUUID(), kind = 'paid', ref, amount, currency = 'INR' }) =>
      call('service key', 'settle_payment($1, $2, $3, $4, $5, $6, now())', [
        'sandbox',
        event,
        ref,
        kind,
        amount,
        currency,
      ]),
    changes: (person, since = 0) => call(person, 'order_changes($1)', [since]),
    cancel: (person, order) => call(person, 'cancel_order($1)', [order.id]),
  }
}

import type { LocalBackend } from '#local/backend.ts'
import { demoId, type Caller, type FrontDoor } from './front-door.ts'

interface DemoStanding {
  readonly key: string
  /** A demo person, or somebody who called the desk. */
  readonly from: 'farmer' | 'farmer2' | 'phone'
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly area: string
  readonly product: string
  readonly quantity: number
  /** In paise, of one. */
  readonly price: number
  readonly rhythm?: 'daily' | 'alternate'
}

const buffalo = { product: 'daily-needs/buffalo-milk-per-litre', price: 8_600 }
const cow = { product: 'daily-needs/cow-milk-per-litre', price: 6_900 }

/** What comes each morning in the demo. */
export const demoStanding: readonly DemoStanding[] = [
  {
    key: 'milk-farmer',
    from: 'farmer',
    name: 'Gurpreet Singh',
    phone: '9876500001',
    address: 'House 12, Gurdwara Road, Sarna',
    area: 'sarna',
    quantity: 2,
    ...buffalo,
  },
  {
    key: 'curd-farmer',
    from: 'farmer',
    name: 'Gurpreet Singh',
    phone: '9876500001',
    address: 'House 12, Gurdwara Road, Sarna',
    area: 'sarna',
    product: 'daily-needs/curd',
    price: 5_000,
    quantity: 1,
    rhythm: 'alternate',
  },
  {
    key: 'milk-farmer2',
    from: 'farmer2',
    name: 'Manjit Kaur',
    phone: '9876500002',
    address: 'House 3, Mandi Street, Sarna',
    area: 'sarna',
    quantity: 1,
    ...cow,
  },
  {
    key: 'milk-phone-1',
    from: 'phone',
    name: 'Balwinder Kaur',
    phone: '9876500011',
    address: 'House 7, Gurdwara Road, Sarna',
    area: 'sarna',
    quantity: 1,
    ...buffalo,
  },
  {
    key: 'milk-phone-2',
    from: 'phone',
    name: 'Rakesh Kumar',
    phone: '9876500012',
    address: 'Tea stall, Station Road',
    area: 'sarna-station',
    quantity: 4,
    ...cow,
  },
  {
    key: 'milk-phone-3',
    from: 'phone',
    name: 'Harbans Lal',
    phone: '9876500013',
    address: 'House 21, Station Road',
    area: 'sarna-station',
    quantity: 1,
    ...buffalo,
  },
  {
    key: 'milk-phone-4',
    from: 'phone',
    name: 'Sunita Devi',
    phone: '9876500014',
    address: 'House 30, Station Road',
    area: 'sarna-station',
    quantity: 2,
    ...cow,
  },
]

interface Stage {
  readonly backend: Pick<LocalBackend, 'query'>
  readonly door: FrontDoor
  readonly people: ReadonlyMap<string, Required<Caller>>
  readonly now: number
}

/** Begins the demo's standing orders as if three days ago, makes yesterday's and today's orders, and delivers yesterday's. */
export async function seedMilk(stage: Stage): Promise<void> {
  const { backend, door, people, now } = stage
  for (const standing of demoStanding) await begin(stage, standing)
  const ids = demoStanding.map(({ key }) => `'${demoId(key)}'`).join(', ')
  const fresh = await backend.query<{ id: string }>(
    `update public.standing_orders set created_at = created_at - interval '3 days', told_at = told_at - interval '3 days',
       from_day = from_day - 3
     where id in (${ids}) and created_at > now() - interval '1 day' returning id`,
  )
  if (fresh.length === 0) return
  await backend.query('update public.standing_state set run_until = public.india_day() - 2')
  await door.call(door.service, 'run_standing_orders', {})
  const made = await backend.query<{ id: string; total: number }>(
    `select distinct o.id, o.total_paise::int as total from public.standing_days d join public.orders o on o.id = d.order_id
     where d.standing_id in (${ids}) and d.day = public.india_day() - 1`,
  )
  const at = new Date(now - 86_400_000).toISOString()
  for (const [place, { id, total }] of made.entries()) {
    const slip = { number: `MKDAY-${place + 1}`, paise: total }
    await door.call(people.get('staff')!, 'mark_stop', {
      entry: { id: demoId(`mark ${id}`), order: id, what: 'delivered', slip, at },
    })
  }
}

async function begin({ door, people }: Stage, standing: DemoStanding): Promise<void> {
  const { key, from, product, name, phone, address, rhythm = 'daily', ...wish } = standing
  const caller = people.get(from) ?? people.get('staff')!
  const answer = await door.call<{ refused?: { code: string } }>(caller, 'start_standing_order', {
    entry: {
      ...wish,
      id: demoId(key),
      product_id: product,
      rhythm,
      from: '2026-01-01',
      contact: { name, phone, address },
      pay: 'order',
      language: 'pa',
      ...(from === 'phone' && { by_phone: true }),
    },
  })
  // Seeded again with other words, what runs already stays.
  if (answer.refused && !['conflict', 'exists'].includes(answer.refused.code))
    throw new Error(`${key}: ${answer.refused.code}`)
}

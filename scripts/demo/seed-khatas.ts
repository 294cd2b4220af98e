import { demoId, type Caller, type FrontDoor } from './front-door.ts'

interface Desk {
  readonly door: FrontDoor
  readonly people: ReadonlyMap<string, Required<Caller>>
  readonly now: number
}

type Facts = Readonly<Record<string, string | number>> & { readonly daysAgo?: number }

/** Neighbors of the shop without an account. */
const neighbors = {
  bachan: { name: 'Bachan Kaur', phone: '9000000011', village: 'Malikpur' },
  jagtar: { name: 'Jagtar Singh', phone: '9000000012', village: 'Sarna' },
  om: { name: 'Om Parkash', village: 'Narot Jaimal Singh' },
} as const

type Customer = keyof typeof neighbors | 'farmer'

/** What was written into khatas: by the manager a limit, by staff the rest, in rupees. */
const acts: readonly (readonly [Customer, Facts & { do: string }])[] = [
  ['farmer', { do: 'limit', rupees: 10_000 }],
  ['farmer', { do: 'opening', rupees: -1_850, daysAgo: 80, note: 'Old copy, page 41' }],
  ['farmer', { do: 'goods', rupees: 640, daysAgo: 40, note: 'Mustard cake 1 bag' }],
  ['farmer', { do: 'slip', number: 'DEMK2-1', rupees: 1_000, daysAgo: 20 }],
  ['farmer', { do: 'goods', rupees: 420, daysAgo: 5, note: 'Milk can brush, rope' }],
  ['bachan', { do: 'limit', rupees: 5_000 }],
  ['bachan', { do: 'opening', rupees: -3_200, daysAgo: 130 }],
  ['bachan', { do: 'goods', rupees: 250, daysAgo: 10, note: 'Chana dal' }],
  ['jagtar', { do: 'limit', rupees: 20_000 }],
  ['jagtar', { do: 'goods', rupees: 4_050, daysAgo: 34, note: 'DAP 3 bags' }],
  ['jagtar', { do: 'upi', rupees: 2_000, daysAgo: 12, reference: '433210987654' }],
  ['jagtar', { do: 'slip', number: 'DEMK2-3', rupees: 500, daysAgo: 1 }],
  ['om', { do: 'limit', rupees: 2_000 }],
  ['om', { do: 'opening', rupees: 300, daysAgo: 15, note: 'Paid in advance for seeds' }],
]

const idOf = (place: number) => demoId(`khata act ${place}`)

/** The ids of the demo's entries, and of the neighbors. */
export const demoKhataIds = (): readonly string[] => [
  ...acts.map((_, place) => idOf(place)),
  ...Object.keys(neighbors).map(demoId),
]

/** Writes khatas, slips and the shop's UPI address, as if the last months had happened. Throws where the centre refuses something. */
export async function seedKhatas({ door, people, now }: Desk): Promise<void> {
  const [manager, staff, farmer] = ['manager', 'staff', 'farmer'].map((who) => people.get(who)!)
  const upi = { kind: 'setting', path: 'upi', changes: { value: 'khet.seva@example' }, seen: 0 }
  await door.call(manager!, 'edit_shop', { edit: { id: demoId('upi'), ...upi } })
  const customerOf = (who: Customer) => (who === 'farmer' ? farmer!.id : demoId(who))
  const act = async (who: Caller, call: string, content: object) => {
    const { refused } = await door.call<{ refused?: { code: string } }>(who, call, { act: content })
    // Seeded before, at another time of the day.
    if (refused && refused.code !== 'conflict')
      throw new Error(`The demo's khata was refused: ${refused.code} ${JSON.stringify(content)}`)
  }
  for (const [who, facts] of Object.entries(neighbors)) {
    const id = demoId(`khata of ${who}`)
    await act(staff!, 'act_on_khata', { id, do: 'customer', customer: demoId(who), ...facts })
  }
  for (const [place, [who, { daysAgo, rupees, ...facts }]] of acts.entries()) {
    const at = daysAgo === undefined ? {} : { at: new Date(now - daysAgo * 86_400_000).toISOString() }
    const content = {
      id: idOf(place),
      customer: customerOf(who),
      paise: Number(rupees) * 100,
      ...at,
      ...facts,
    }
    const by = facts.do === 'limit' ? manager! : staff!
    await act(by, facts.do === 'slip' ? 'act_on_cash' : 'act_on_khata', content)
  }
}

import { demoId, type Caller, type FrontDoor } from './front-door.ts'

interface Shelf {
  readonly door: FrontDoor
  readonly people: ReadonlyMap<string, Required<Caller>>
  readonly now: number
}

const day = 86_400_000
/** The letters of the slips of the agent's phone. */
const phone = 'DEMQ3'
const [open, fresh] = ['quota of urea', 'quota of oil'].map(demoId) as [string, string]
const sales = ['quota sale 1', 'quota sale 2'].map(demoId)
const [urea, oil] = ['fertilizers/urea-45-kg', 'daily-needs/mustard-oil-can']

/** The ids of the demo's quotas and sales. */
export const demoQuotaIds = (): readonly string[] => [open, fresh, ...sales]

/** Gives the agent goods to sell, of which some are sold and some no phone has taken yet. Given before, nothing is given again. */
export async function seedQuotas({ door, people, now }: Shelf): Promise<void> {
  const [staff, agent] = ['staff', 'agent'].map((who) => people.get(who)!) as [
    Required<Caller>,
    Required<Caller>,
  ]
  const act = async (who: Caller, content: object) => {
    const { refused } = await door.call<{ refused?: { code: string } }>(who, 'act_on_quota', { act: content })
    // Seeded before, at another time of the day.
    if (refused && refused.code !== 'conflict')
      throw new Error(`The demo's quota was refused: ${refused.code}`)
  }
  const at = (days: number) => new Date(now + days * day).toISOString()
  const given = { do: 'give', who: agent.id, until: at(6) }
  await act(staff, { id: open, ...given, product: urea, packs: 10, paise: 26_650 })
  await act(staff, { id: fresh, ...given, product: oil, packs: 2, paise: 68_000 })
  await door.call(agent, 'take_quota', { quota: open, phone })
  for (const [place, id] of sales.entries()) {
    const packs = place + 1
    const sold = { id, do: 'sell', quota: open, product: urea, phone, packs, paise: packs * 26_650 }
    await act(agent, { ...sold, number: `${phone}-${packs}`, at: at(-packs / 24) })
  }
}

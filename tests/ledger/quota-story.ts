import fc from 'fast-check'
import type { Quota } from '#src/features/quota/quota-api.ts'
import type { SellerAct } from '#src/features/quota/quota-act.ts'
import { leftOf, whyNotSold, type OwnAct } from '#src/features/quota/rules.ts'
import { idOf } from './acts.ts'
import { centreWith, inQuota, product, transferOf, withAct, type Centre, type CentreAct } from './quotas.ts'

const dayMs = 86_400_000

/** What happens at the shop, in the hands of an agent, and to a phone; `at` chooses one of the quotas. */
export type Step =
  | { readonly do: 'give'; readonly packs: number; readonly days: number }
  | { readonly do: 'take' | 'sync' | 'back' | 'lie down' | 'wake' | 'end'; readonly at: number }
  | { readonly do: 'sell' | 'sell elsewhere'; readonly at: number; readonly packs: number }
  | { readonly do: 'send'; readonly at: number; readonly isReplyLost: boolean }
  | { readonly do: 'set clock'; readonly at: number; readonly days: number }
  | { readonly do: 'days'; readonly days: number }
  | { readonly do: 'order'; readonly packs: number }
  | { readonly do: 'settle'; readonly how: 'shelf' | 'counted' | 'void' }

const at = fc.nat({ max: 2 })
const packs = fc.integer({ min: 1, max: 5 })
const often = <Of>(weight: number, arbitrary: fc.Arbitrary<Of>) => ({ weight, arbitrary })

const giving = fc.record({ do: fc.constant('give' as const), packs, days: fc.nat({ max: 3 }) })

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    often(2, giving),
    often(5, fc.record({ do: fc.constantFrom('take' as const, 'sync' as const), at })),
    often(
      2,
      fc.record({
        do: fc.constantFrom('lie down' as const, 'wake' as const, 'end' as const, 'back' as const),
        at,
      }),
    ),
    often(9, fc.record({ do: fc.constant('sell' as const), at, packs: fc.integer({ min: 1, max: 3 }) })),
    often(1, fc.record({ do: fc.constant('sell elsewhere' as const), at, packs })),
    often(7, fc.record({ do: fc.constant('send' as const), at, isReplyLost: fc.boolean() })),
    often(
      1,
      fc.record({ do: fc.constant('set clock' as const), at, days: fc.integer({ min: -30, max: 30 }) }),
    ),
    often(4, fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 2 }) })),
    often(2, fc.record({ do: fc.constant('order' as const), packs })),
    often(
      2,
      fc.record({
        do: fc.constant('settle' as const),
        how: fc.constantFrom('shelf' as const, 'counted' as const, 'void' as const),
      }),
    ),
  ),
  { maxLength: 24, size: 'max' },
)

/** Sequences in which up to three phones sell, fall silent, have wrong clocks and come back late. The first takes its goods at once. */
export const quotaSteps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(giving, steps)
  .map(([first, rest]) => [first, { do: 'take', at: 0 }, ...rest])

/** A phone that sells from one quota: what it knows, what it wrote, and what of it is not sent. */
interface Phone {
  readonly letters: string
  readonly quota: string
  facts: Quota | undefined
  own: OwnAct[]
  queue: OwnAct[]
  asOf: number
  clock: number
  isSilent: boolean
}

/** What reached the centre, in order, with its answer and the centre after it. */
export interface Reached {
  readonly act: CentreAct
  readonly answer: string
  readonly after: Centre
}

interface Sold {
  readonly id: string
  readonly quota: string
  readonly packs: number
}

/** Plays steps: phones decide by the product's own rules, the centre by those of quotas.ts. At the end all phones send all they have. */
export class Story {
  centre: Centre
  readonly reached: Reached[] = []
  /** Every sale that a phone has made. */
  readonly sales: Sold[] = []
  #day = 0
  #ids = 0
  readonly #phones: Phone[] = []

  constructor(steps: readonly Step[], shelf: number) {
    this.centre = centreWith(shelf)
    for (const step of steps) this.#play(step)
    for (const phone of this.#phones) while (phone.queue.length > 0) this.#send(phone, false)
  }

  #id() {
    return idOf((this.#ids += 1))
  }

  #tell(act: CentreAct): string {
    const [after, answer] = withAct(this.centre, act, this.#day)
    this.centre = after
    this.reached.push({ act, answer, after })
    return answer
  }

  #play(step: Step): void {
    if ('at' in step) {
      const phone = this.#phones[step.at % Math.max(this.#phones.length, 1)]
      if (phone) this.#onPhone(phone, step)
    } else if (step.do === 'give') this.#give(step)
    else if (step.do === 'days') this.#tell({ ...step, day: (this.#day += step.days) })
    else if (step.do === 'order') this.#tell({ ...step, id: this.#id() })
    else {
      const [sale] = this.centre.claims.keys()
      if (sale !== undefined) this.#tell({ ...step, id: this.#id(), sale })
    }
  }

  #give({ packs: count, days }: Extract<Step, { do: 'give' }>): void {
    if (this.#phones.length === 3) return
    const quota = this.#id()
    if (this.#tell({ do: 'give', id: quota, packs: count, days }) !== 'done') return
    const letters = `TEST${'23456789'[this.#phones.length]}`
    const empty = { facts: undefined, own: [], queue: [], asOf: 0, clock: 0, isSilent: false }
    this.#phones.push({ letters, quota, ...empty })
  }

  #onPhone(phone: Phone, step: Extract<Step, { at: number }>): void {
    const { quota, letters } = phone
    if (step.do === 'end') this.#tell({ do: 'end', id: this.#id(), quota })
    else if (step.do === 'lie down' || step.do === 'wake') phone.isSilent = step.do === 'lie down'
    else if (step.do === 'set clock') phone.clock = step.days
    else if (step.do === 'sell elsewhere')
      this.#tell({ do: 'sell', id: this.#id(), quota, phone: 'WRNGX', packs: step.packs })
    else if (!phone.isSilent) this.#inUse(phone, step)
    if (step.do === 'take' && !phone.isSilent) this.#tell({ do: 'take', quota, phone: letters })
    if ((step.do === 'take' || step.do === 'sync') && !phone.isSilent) this.#sync(phone)
  }

  #inUse(phone: Phone, step: Step): void {
    if (step.do === 'send') this.#send(phone, step.isReplyLost)
    else if (step.do === 'sell') this.#sell(phone, step.packs)
    else if (step.do === 'back' && phone.facts?.phone === phone.letters)
      this.#write(phone, { do: 'back', quota: phone.quota, label: '' })
  }

  #write(phone: Phone, act: SellerAct): string {
    const made = { id: this.#id(), act }
    phone.own.push(made)
    phone.queue.push(made)
    return made.id
  }

  #send(phone: Phone, isReplyLost: boolean): void {
    const [first] = phone.queue
    if (!first) return
    const { id, act } = first
    if (act.do === 'back') this.#tell({ do: 'back', id, quota: act.quota })
    else this.#tell({ do: 'sell', id, quota: act.quota, phone: act.phone, packs: act.packs })
    if (!isReplyLost) phone.queue.shift()
  }

  #sync(phone: Phone): void {
    const { packs: given, until, isEnded, phone: letters } = this.centre.quotas.get(phone.quota)!
    const known = [...this.centre.sales].filter(([, { quota }]) => quota === phone.quota)
    phone.asOf = this.#day
    phone.facts = {
      id: phone.quota,
      product_id: product,
      phone: letters,
      packs: given,
      pack_paise: 100,
      until: new Date(until * dayMs).toISOString(),
      ended: isEnded,
      sales: known.map(([id, sale]) => ({ id, packs: sale.packs })),
    }
  }

  #sell(phone: Phone, count: number): void {
    const { facts, own, letters, quota } = phone
    const now = Math.max(this.#day + phone.clock, phone.asOf) * dayMs
    if (!facts || whyNotSold(facts, own, letters, now) || leftOf(facts, own) < count) return
    const about = { quota, product, phone: letters, packs: count, paise: count * 100 }
    const at = new Date(now).toISOString()
    const id = this.#write(phone, { do: 'sell', ...about, at, label: '', buyer: '' })
    this.sales.push({ id, quota, packs: count })
  }
}

/** What must hold of quotas whatever happened: nothing oversold, stranded, lost or doubled. */
export function quotaFaults(story: Story): string[] {
  return [
    ...story.reached.flatMap((reached) => bookFaults(reached, story)),
    ...story.sales.flatMap((sale) => saleFaults(sale, story)),
  ]
}

function bookFaults({ act, after }: Reached, { sales }: Story): string[] {
  const faults: string[] = []
  for (const [quota, { packs: given, until }] of after.quotas) {
    const sum = sales.reduce((all, sale) => (sale.quota === quota ? all + sale.packs : all), 0)
    if (sum > given) faults.push(`oversold: ${sum} of ${given}`)
    if (act.do === 'days' && act.day >= until + 1 && inQuota(after, quota) !== 0)
      faults.push(`stranded: ${inQuota(after, quota)} on day ${act.day}`)
  }
  for (const sale of after.claims.keys())
    if (after.ledger.transfers.has(transferOf(sale))) faults.push(`doubled: ${sale}`)
  return faults
}

function saleFaults({ id, quota, packs: count }: Sold, { centre, reached }: Story): string[] {
  const first = (is: (one: Reached) => boolean | undefined) => {
    const place = reached.findIndex(is)
    return place < 0 ? Infinity : place
  }
  const told = first(({ act }) => act.do === 'sell' && act.id === id)
  const claimed = first(({ after }) => after.claims.has(id))
  const gone = first(({ after }) => after.quotas.get(quota)?.isEnded)
  const givenBack = first(({ act }) => act.do === 'back' && act.quota === quota)
  return [
    centre.sales.get(id)?.packs !== count && 'lost',
    claimed === Infinity && !centre.ledger.transfers.has(transferOf(id)) && 'neither sold nor a claim',
    claimed < Infinity && told < gone && 'a claim though it was told in time',
    givenBack < told && 'sold after it was given back',
  ].flatMap((fault) => (fault ? [`${fault}: ${id}`] : []))
}

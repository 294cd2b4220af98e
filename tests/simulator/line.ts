import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import type { BatchAnswer, Result } from '#src/core/outbox/world.ts'
import type { Caller, Centre, Sent } from './centre.ts'
import type { Judge } from './judge.ts'
import { hashOf, type Inside } from './seals.ts'
import type { Page, Steps } from './steps.ts'

/** What a line can do to one call. */
export const lineFaults = [
  'request lost',
  'request stalled',
  'reply lost after the commit',
  'delivered twice',
  'delivered late',
  'captive portal',
  '401 for the call',
  '403 for the call',
  '409 for the call',
  '413 for the call',
  '422 for the call',
  '400 or 404 for the call',
  '429 with Retry-After',
  '5xx',
  '5xx after the commit',
  'answer cut short',
  'receipt of other words',
  'receipt of another id',
] as const

export type LineFault = (typeof lineFaults)[number]

/** One call on its way. */
interface Call {
  readonly page: Page
  readonly batch: readonly WaitingEntry[]
  readonly groups: readonly { readonly caller: Caller; readonly entries: readonly Sent[] }[]
  readonly answer: (answer: BatchAnswer) => void
}

const giveUpAfter = 60_000
const silent: BatchAnswer = { silent: true }

/** Carries calls from phones to the centre, well or badly. */
export class Line {
  private readonly steps: Steps
  private readonly centre: Centre
  private readonly judge: Judge

  constructor(steps: Steps, centre: Centre, judge: Judge) {
    this.steps = steps
    this.centre = centre
    this.judge = judge
  }

  /** Sends what the sealed entries hold as whoever each goes out as. */
  send(
    page: Page,
    batch: readonly WaitingEntry[],
    insides: readonly Inside[],
    fault: LineFault | undefined,
  ): Promise<BatchAnswer> {
    return new Promise((resolve) => {
      const answer = (said: BatchAnswer) => this.steps.later(page, () => resolve(said))
      const call = { page, batch, groups: groupsOf(batch, insides), answer }
      this.steps.later(undefined, () => (fault ? this.spoil(call, fault) : this.carry(call)))
    })
  }

  private carry(call: Call): void {
    const tooHeavy = call.batch.length > 1 && call.groups.some(({ entries }) => entries.some(isHeavy))
    call.answer(tooHeavy ? { status: 413 } : { results: this.deliver(call) })
  }

  private deliver({ groups }: Call): Map<string, Result> {
    const results = new Map<string, Result>()
    for (const { caller, entries } of groups) {
      for (const [id, result] of this.centre.submit(caller, entries, this.steps.time)) {
        results.set(id, result)
        if ('refused' in result && result.refused.status !== 429) this.judge.sawRefusal(id)
      }
    }
    return results
  }

  private spoil(call: Call, fault: LineFault): void {
    const { dice } = this.steps
    const status = Number(/^\d+/.exec(fault)?.[0] ?? 0)
    if (fault === '5xx after the commit') this.deliver(call)
    if (fault === '5xx' || fault === '5xx after the commit') {
      return call.answer({ status: dice.oneOf([500, 502, 503, 504]) })
    }
    if (fault === '429 with Retry-After') {
      return call.answer({ status, retryAfterMs: dice.oneOf([30_000, 1_200_000, 2.6e8, 3e11]) })
    }
    if (status > 0) return this.refuse(call, fault.startsWith('400') ? dice.oneOf([400, 404]) : status)
    this.spoilWithoutStatus(call, fault)
  }

  private refuse(call: Call, status: number): void {
    if (call.batch.length === 1 && status !== 401) this.judge.sawRefusal(call.batch[0]!.id)
    call.answer({ status })
  }

  private spoilWithoutStatus(call: Call, fault: LineFault): void {
    const { dice } = this.steps
    switch (fault) {
      case 'request lost':
        return call.answer(silent)
      case 'request stalled':
        return this.steps.after(call.page, giveUpAfter, () => call.answer(silent))
      case 'reply lost after the commit':
        this.deliver(call)
        return call.answer(silent)
      case 'delivered twice':
        this.steps.later(undefined, () => void this.deliver(call))
        return this.carry(call)
      case 'delivered late':
        this.steps.after(undefined, dice.below(1_800_000), () => void this.deliver(call))
        return call.answer(silent)
      case 'captive portal':
        return call.answer(dice.oneOf([silent, { status: 200 }, { status: 302 }, { results: new Map() }]))
      case 'answer cut short':
        return call.answer({ results: new Map([...this.deliver(call)].filter(() => dice.oneIn(2))) })
      default:
        return call.answer({
          results: new Map(call.batch.map((entry) => [entry.id, falseReceipt(entry, fault)])),
        })
    }
  }
}

function falseReceipt({ id, hash }: WaitingEntry, fault: LineFault): Result {
  const wrong =
    fault === 'receipt of other words' ? { id, hash: hashOf('other words') } : { id: 'another', hash }
  return { receipt: { ...wrong, reference: 'KS-false', receivedAt: '', state: 'complete' } }
}

function isHeavy({ content }: Sent): boolean {
  return content.endsWith(' heavy')
}

function groupsOf(batch: readonly WaitingEntry[], insides: readonly Inside[]): Call['groups'] {
  const groups = new Map<string, { caller: Caller; entries: Sent[] }>()
  batch.forEach(({ id }, at) => {
    const { owner, guest, content } = insides[at]!
    const caller: Caller = guest === undefined ? { account: owner } : { guest }
    const group = groups.get(guest ?? owner) ?? { caller, entries: [] }
    group.entries.push({ id, content })
    groups.set(guest ?? owner, group)
  })
  return [...groups.values()]
}

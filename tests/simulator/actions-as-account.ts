import { contentText } from '#src/core/outbox/content.ts'
import type { Entry, WaitingEntry } from '#src/core/outbox/entry.ts'
import type { Queued } from '#src/core/outbox/queue.ts'
import type { EntryRows } from '#src/core/outbox/world.ts'
import { hashOf } from './fake-encryption.ts'
import type { Centre } from '../centre/centre.ts'
import type { Phone, PhoneEnvironment } from './simulated-phone.ts'
import type { SimulatedPage } from './steps.ts'

/** Another person uses the phone by now; nothing was written. */
const locked = new Error('locked')

/** The place of a signed-in person's action; `n` selects the action. */
export interface At {
  readonly phone: Phone
  readonly page: SimulatedPage
  readonly account: string
  readonly n: number
}

/** Common base of the actions of signed-in people. */
export class ActionsAsAccount {
  protected readonly environment: PhoneEnvironment
  protected readonly centre: Centre
  private made = 0

  constructor(environment: PhoneEnvironment, centre: Centre) {
    this.environment = environment
    this.centre = centre
  }

  /** A number that was never given before. */
  protected next(): number {
    return (this.made += 1)
  }

  /** In one transaction, as the account; `undefined` where nothing was written, and the person is told so. */
  protected async transactAs<Result>(
    { phone, page, account }: Pick<At, 'phone' | 'page' | 'account'>,
    work: (rows: EntryRows) => Promise<Result>,
  ): Promise<Result | undefined> {
    try {
      return await phone
        .storeFor(page)
        .transact((rows) => (phone.account === account ? work(rows) : Promise.reject(locked)))
    } catch {
      return undefined
    }
  }

  protected queued(phone: Phone, account: string, { content, lane, id, ...facts }: Queued): WaitingEntry {
    const text = contentText(content)
    const createdAt = phone.now()
    const own = id ?? `k-${this.next()}`
    return {
      ...facts,
      id: own,
      lane: lane ?? own,
      owner: account,
      hash: hashOf(text),
      sealed: this.environment.encryption.encrypt({ owner: account, content: text }),
      state: 'waiting',
      attempts: 0,
      createdAt,
      nextAttemptAt: createdAt,
    }
  }

  protected contentOf({ sealed }: Entry): unknown {
    return JSON.parse(this.environment.encryption.decrypt(sealed).content)
  }

  protected detailsOf(entry: Entry): unknown {
    return entry.state === 'returned'
      ? this.environment.encryption.decryptDetails(entry.returned.sealed)
      : undefined
  }

  protected pick(phone: Phone, n: number, fits: (entry: Entry) => boolean): Entry | undefined {
    const fitting = [...phone.store.disk.entries.values()].filter(
      (entry) =>
        entry.owner === phone.account &&
        fits(entry) &&
        (entry.state !== 'received' || entry.kind === 'order'),
    )
    return fitting[n % Math.max(1, fitting.length)]
  }

  protected words(end = ''): string {
    return `k${this.next()}${end}`
  }
}

import type { KindActions } from './kind-actions.ts'
import { accounts } from './phone-rows.ts'
import type { Operation } from './fault-schedule.ts'
import type { Centre } from '../centre/centre.ts'
import type { Phone } from './simulated-phone.ts'
import type { Steps } from './steps.ts'

/** Events at the centre, or of a phone that is none of the two. */
export class CentreEvents {
  private readonly centre: Centre
  private readonly kinds: KindActions
  private readonly steps: Steps
  private readonly count: (fault: string) => void

  constructor(centre: Centre, kinds: KindActions, steps: Steps, count: (fault: string) => void) {
    this.centre = centre
    this.kinds = kinds
    this.steps = steps
    this.count = count
  }

  /** False for events elsewhere. */
  begin(phone: Phone, what: Operation['what'], n: number): boolean {
    switch (what) {
      case 'price changes':
        this.count(what)
        this.centre.orders.reprice(n)
        return true
      case 'account deleted':
        this.deleteAccount(n)
        return true
      case 'changed on another phone':
        this.changeElsewhere(phone, n)
        return true
      case 'backup':
        this.centre.backUp()
        return true
      case 'centre restored':
        if (this.centre.restore()) this.count(what)
        return true
      default:
        return false
    }
  }

  /** A phone that is none of the two changes something, gets no answer, and its connection delivers that late once more. */
  private changeElsewhere({ account }: Phone, n: number): void {
    if (account === undefined || this.centre.deletedAccounts.has(account)) return
    this.count('changed on another phone')
    const deliver = this.kinds.changeElsewhere(account, n)
    deliver()
    this.steps.after(undefined, this.steps.dice.below(7_200_000), deliver)
  }

  /** Seldom: little can be tested afterwards. */
  private deleteAccount(n: number): void {
    if (n % 16 > 0) return
    this.count('account deleted')
    this.centre.deletedAccounts.add(accounts[(n >> 4) % 2]!)
  }
}

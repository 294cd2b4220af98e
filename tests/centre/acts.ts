/** Ways in which a centre can be built wrong about what staff and sellers write down. */
export interface ActFaults {
  readonly cashCountsAgain?: boolean
}

/** Something that staff, a seller or a buyer wrote down, as the centre has it. */
export interface DoneAct {
  readonly id: string
  readonly kind: string
  readonly who: string
  readonly content: string
}

type ActAnswer =
  | { readonly done: true }
  | { readonly refused: { readonly status: number; readonly code: string } }

/** The packs of each account's quota. */
export const quotaPacks = 10

/**
 * An in-memory model of `act_on_khata`, `act_on_cash`, `say_paid`, `record_stock`, `mark_stop` and `act_on_quota`: what happened is never
 * refused, and counts once for its id.
 */
export class CentreActs {
  /** In the order in which they counted. */
  readonly done: DoneAct[] = []
  private readonly faults: ActFaults

  constructor(faults: ActFaults) {
    this.faults = faults
  }

  act(given: DoneAct): ActAnswer {
    const known = this.done.find(({ id }) => id === given.id)
    if (known && (known.who !== given.who || known.content !== given.content))
      return { refused: { status: 409, code: 'conflict' } }
    if (!known || (this.faults.cashCountsAgain && given.kind === 'cash')) this.done.push(given)
    return { done: true }
  }

  /** An account's acts of a kind. */
  of(who: string, kind: string): DoneAct[] {
    return this.done.filter((act) => act.who === who && act.kind === kind)
  }
}

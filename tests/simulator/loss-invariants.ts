import type { Entry } from '#src/core/outbox/entry.ts'
import { lostCode } from '#src/core/outbox/lost-code.ts'
import type { Changes } from './phone-rows.ts'
import { lifeSetting, type Mirrored } from './mirrored.ts'
import type { Centre } from '../centre/centre.ts'

/** Losses of a restored centre, for the invariants. */
export class LossInvariants {
  private readonly centre: Centre
  private readonly violated: (promise: string) => void
  private readonly sentAgain = new Set<string>()

  constructor(centre: Centre, violated: (promise: string) => void) {
    this.centre = centre
    this.violated = violated
  }

  /** Notes an entry that a transaction is about to put in place of a mirrored one which the centre has lost. */
  noteSentAgain({ id, state }: Entry, mirrored: Mirrored | undefined): void {
    this.sentAgain.add(id)
    const isPaid = mirrored && 'order' in mirrored && mirrored.order.state === 'paid'
    if (isPaid && state === 'waiting') this.violated(`${id} is paid and is sent again`)
  }

  isSentAgain(id: string): boolean {
    return this.sentAgain.has(id)
  }

  /** True for an entry that has the words of the list, which names no files, and not an order's goods in the cart. */
  isFromList(entry: Entry): boolean {
    return isReturnedAsLost(entry) || (entry.kind === 'order' && this.sentAgain.has(entry.id))
  }

  /** True for the transaction by which a phone begins anew. */
  beginsAnew({ values }: Changes): boolean {
    return values.has(lifeSetting)
  }

  /** The centre lost it at least once: it came again later than others, and its files may be gone with their phone. */
  wasLost(id: string): boolean {
    return this.centre.lost.has(id)
  }

  /** True if its absence from the centre comes from a restored backup and not from a phone. */
  isExcused(id: string, owner: string): boolean {
    return this.wasLost(id) && this.centre.deletedAccounts.has(owner)
  }
}

/** True for an entry that was returned because the centre has lost it. */
export function isReturnedAsLost(entry: Entry): boolean {
  return entry.state === 'returned' && entry.returned.code === lostCode
}

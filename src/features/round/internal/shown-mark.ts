import { mayHaveArrived } from '#src/platform/outbox/save-entry.ts'
import type { Opened } from '#src/platform/outbox/queue.ts'
import type { Slip } from '#src/features/cash/cash-act.ts'
import type { Mark } from '#src/features/round/mark.ts'
import type { Stop } from '#src/features/round/round-api.ts'

/** A mark as the round shows it. */
export interface ShownMark extends Pick<Mark, 'what' | 'at' | 'bottles' | 'note'> {
  readonly slip: Pick<Slip, 'number' | 'paise' | 'at'> | undefined
  /** Why somebody has to look. */
  readonly reason: string | null
  /** The entry's id while it can be taken back. */
  readonly waiting?: string
  /** True if the centre returned it. */
  readonly isReturned?: boolean
  /** True if something else was said of this door before, which the centre has or will have. */
  readonly isSecond?: boolean
}

/** Returns what is known of a door: this phone's last mark, else the centre's. */
export function shownMark(
  own: readonly Opened<Mark, unknown>[],
  centre: Stop['mark'],
): ShownMark | undefined {
  const last = own.at(-1)
  if (!last) return centre ? ofCentre(centre) : undefined
  const { entry, content } = last
  const { what, at, bottles, note, slip } = content
  const isKnown = centre?.at === at
  return {
    what,
    at,
    bottles,
    slip,
    ...(note && { note }),
    reason: isKnown ? centre.reason : null,
    isSecond:
      (centre !== null && !isKnown && isOther(centre, content)) ||
      own.some(({ content: before }) => isOther(before, content)),
    ...(entry.state === 'waiting' && !mayHaveArrived(entry) && { waiting: entry.id }),
    ...(entry.state === 'returned' && { isReturned: true }),
  }
}

/** True if a later word is another one, at which the centre looks. */
const isOther = (before: Pick<Mark, 'what' | 'bottles'> & { readonly note?: string | null }, later: Mark) =>
  before.what !== later.what ||
  before.bottles !== later.bottles ||
  (later.note !== undefined && later.note !== before.note)

function ofCentre({ slip, cash, note, ...mark }: NonNullable<Stop['mark']>): ShownMark {
  return {
    ...mark,
    ...(note !== null && { note }),
    slip: slip === null ? undefined : { number: slip, paise: cash, at: mark.at },
  }
}

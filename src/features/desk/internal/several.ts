import type { DraftFailure } from '#src/base/outcome.ts'
import { withdraw } from '#src/features/forms/submissions.ts'
import { answerFromDesk, type DeskAction } from './answer.ts'
import { itemKey, type DeskItem } from './item.ts'

/** An item of a bulk action: its entry, and its state before. */
export interface DoneToOne {
  readonly id: string
  readonly item: DeskItem
  readonly action: DeskAction
}

/** The stored part of a bulk action, and the reason for the rest. */
export interface DoneToSeveral {
  readonly done: readonly DoneToOne[]
  readonly why?: DraftFailure
}

/**
 * Applies one action to several items, each stored as its own entry; ends at the first one that cannot be
 * stored.
 */
export async function answerSeveral(
  account: string,
  items: readonly DeskItem[],
  action: Pick<DeskAction, 'status' | 'assignee'>,
): Promise<DoneToSeveral> {
  const done: DoneToOne[] = []
  for (const item of items) {
    const { outcome, id } = await answerFromDesk(account, item, action)
    if (!outcome.saved) return { done, why: outcome.why }
    done.push({ id, item, action })
  }
  return { done }
}

/**
 * Undoes a bulk action: withdraws unsent entries, and sends the opposite for the others. Closed items return to
 * *in review*, the only status that the centre allows.
 */
export async function takeSeveralBack(
  account: string,
  all: readonly DoneToOne[],
  now: readonly DeskItem[],
): Promise<DoneToSeveral> {
  const done: DoneToOne[] = []
  for (const one of all) {
    const { withdrawal } = await withdraw(one.id)
    if (withdrawal === 'withdrawn') {
      done.push(one)
      continue
    }
    const current = now.find((item) => itemKey(item) === itemKey(one.item)) ?? one.item
    const before = { after: [one.id] }
    const { outcome } = await answerFromDesk(account, unchanged(current, one), inverseOf(one), before)
    if (!outcome.saved) return { done, why: outcome.why }
    done.push(one)
  }
  return { done }
}

/** Returns the item with its current assignee, even before the mirror shows it. */
function unchanged(item: DeskItem, { action: { assignee } }: DoneToOne): DeskItem {
  return assignee === undefined ? item : { ...item, assignee: assignee || null }
}

function inverseOf({ item, action }: DoneToOne): DeskAction {
  return action.assignee === undefined ? { status: 'in_review' } : { assignee: item.assignee ?? '' }
}

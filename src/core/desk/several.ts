import type { SaveFailure } from '#src/base/outcome.ts'
import { withdraw } from '#src/core/submissions/submissions.ts'
import { answerFromDesk, type DeskAction } from './answer.ts'
import { itemKey, type DeskItem } from './item.ts'

/** One of several that something was done to: the entry that says so, and how it was before. */
export interface DoneToOne {
  readonly id: string
  readonly item: DeskItem
  readonly action: DeskAction
}

/** What was kept of it, and why the rest was not. */
export interface DoneToSeveral {
  readonly done: readonly DoneToOne[]
  readonly why?: SaveFailure
}

/** Does the same to several, each kept by itself like every answer; ends at the first that this phone cannot keep. */
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
 * Takes back what was done to several: what is not sent yet never goes, and of the rest the centre is told the opposite. What was closed
 * is in review again, since the centre knows no other way back.
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
    const { outcome } = await answerFromDesk(account, unchanged(current, one), inverseOf(one))
    if (!outcome.saved) return { done, why: outcome.why }
    done.push(one)
  }
  return { done }
}

/** With whom it is now, though the mirror may not have heard of it yet. */
function unchanged(item: DeskItem, { action: { assignee } }: DoneToOne): DeskItem {
  return assignee === undefined ? item : { ...item, assignee: assignee || null }
}

function inverseOf({ item, action }: DoneToOne): DeskAction {
  return action.assignee === undefined ? { status: 'in_review' } : { assignee: item.assignee ?? '' }
}

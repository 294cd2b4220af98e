import { keyAtHand } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import type { Answers } from '#src/forms/rules.ts'
import { formDrafts, lineOf, wordsOf, type DraftLine } from './drafts.ts'

/** A draft with what there is in it, for somebody who fills in many. */
export interface DraftOnBoard extends DraftLine {
  readonly answers: Answers
  /** How many papers of it are on this phone. */
  readonly papers: number
}

/**
 * The drafts of whoever uses the phone now with what is in them, the latest first, now and after every change in any tab.
 * Files are counted, not opened: of 200 farmers there are 1,600.
 */
export function watchBoard() {
  return watchOutbox(async (): Promise<DraftOnBoard[]> => {
    const owner = await ownerNow()
    const rows = await formDrafts(owner)
    const [key, papers] = await Promise.all([keyAtHand(owner), paperCounts(owner)])
    if (!key) return []
    const lines = await Promise.all(
      rows.map(async (row): Promise<DraftOnBoard | undefined> => {
        const words = await wordsOf(row, key)
        const line = lineOf(row, words)
        return line && { ...line, answers: words!.answers, papers: papers.get(row.id) ?? 0 }
      }),
    )
    return lines.filter((line) => line !== undefined).toSorted((a, b) => b.updatedAt - a.updatedAt)
  })
}

async function paperCounts(owner: string): Promise<Map<string, number>> {
  const places = await outbox.files.where('[owner+of]').between([owner, ''], [owner, '\uffff']).keys()
  const counts = new Map<string, number>()
  for (const [, of] of places as unknown as [string, string][]) counts.set(of, (counts.get(of) ?? 0) + 1)
  return counts
}

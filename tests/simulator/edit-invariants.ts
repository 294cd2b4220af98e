import type { EditConflict, EditContent } from '#src/core/editing/edits.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import { unseenBy, type CentreDesk } from '../centre/desk.ts'
import type { AppliedEdit, CentreEdits } from '../centre/edits.ts'
import type { KindLedger } from './kind-ledger.ts'

/** Says which promise about edits and desk answers was broken. */
export class EditInvariants {
  private readonly ledger: KindLedger

  constructor(ledger: KindLedger) {
    this.ledger = ledger
  }

  returned(entry: Extract<Entry, { state: 'returned' }>, edits: CentreEdits): void {
    const { violated, wordsOf } = this.ledger
    if (entry.returned.code !== 'changed') return
    if (!entry.returned.sealed) violated(`${entry.id} came back without the other editor's version`)
    const { after } = editIn(wordsOf(entry))
    const last = edits.factOf(entry.lane).edits.at(-1)
    if (last?.who === entry.owner && [entry.id, ...after].includes(last.id))
      violated(`${entry.id} came back because of ${last.id}, which it is or takes in`)
  }

  /** A desk answer comes back because of a colleague, or of an answer that its phone did not have. */
  returnedAnswer(
    { id, owner, lane, returned, ...entry }: Extract<Entry, { state: 'returned' }>,
    { answers }: CentreDesk,
  ): void {
    if (returned.code !== 'answered_elsewhere') return
    const { earlier, violated, wordsOf } = this.ledger
    const content = wordsOf({ id, owner, lane, returned, ...entry })
    const unseen = unseenBy({ item: lane, content }, answers)
    if (unseen.every((answer) => answer.who === owner && earlier.get(id)?.includes(answer.id)))
      violated(`${id} came back because of an answer of the same phone`)
  }

  /**
   * A later edit takes in the earlier one of its lane: its changes, its name and the seen version of the other editor's.
   */
  deleted(before: Entry, others: readonly Entry[]): void {
    const { id, lane } = before
    const { made, replaced, violated, wordsOf } = this.ledger
    const next = others.find((entry) => entry.lane === lane)
    if (!next) return
    replaced.add(id)
    const [earlier, later] = [editIn(made.get(id)!.content), editIn(wordsOf(next))]
    if (!later.after.includes(id)) violated(`${next.id} does not name the edit ${id} that it takes in`)
    if (Object.keys(earlier.changes).some((field) => !(field in later.changes)))
      violated(`a change in the edit ${id} is lost`)
    this.insists(before, next, later)
  }

  private insists(before: Entry, next: Entry, later: EditContent): void {
    const { agreed, detailsOf, made, violated } = this.ledger
    const version = (detailsOf(before) as EditConflict | undefined)?.theirs['version']
    if (agreed.has(next.id) && version !== undefined && later.seen < Number(version))
      violated(`${next.id} insists without having seen version ${String(version)}`)
    const { seen } = editIn(made.get(before.id)!.content)
    if (!agreed.has(next.id) && later.seen > Math.max(seen, Number(version ?? 0)))
      violated(`${next.id} claims to have seen more than the edit ${before.id} that it takes in`)
  }

  /** Called when the world has healed. */
  conclude(facts: CentreEdits['facts'], desk: CentreDesk): void {
    const done = new Set<string>()
    for (const { edits } of facts.values())
      edits.forEach((edit, at) => this.concludeEdit(edit, edits[at - 1], done))
    this.concludeDesk(desk)
  }

  private concludeEdit(edit: AppliedEdit, last: AppliedEdit | undefined, done: Set<string>): void {
    const { made, violated } = this.ledger
    if (made.get(edit.id)?.owner !== edit.who) violated(`the edit ${edit.id} is ${edit.who}'s at the centre`)
    if (done.has(edit.id)) violated(`the edit ${edit.id} was done twice`)
    done.add(edit.id)
    if (last && !hasSeen(edit, last)) violated(`${edit.id} overwrote ${last.id} unseen`)
  }

  private concludeDesk({ answers }: CentreDesk): void {
    const { made, violated } = this.ledger
    for (const [at, answer] of answers.entries()) {
      const { id, who } = answer
      const before = answers.slice(0, at)
      if (made.get(id)?.owner !== who) violated(`the answer ${id} is ${who}'s at the centre`)
      if (before.some((other) => other.id === id)) violated(`the answer ${id} was given twice`)
      const unseen = unseenBy(answer, before)
      if (unseen.some((other) => other.who !== who))
        violated(`${id} answered what somebody else had answered`)
      if (unseen.some((other) => made.get(other.id)?.phone !== made.get(id)?.phone))
        violated(`${id} answered what another phone had answered`)
    }
  }
}

const editIn = (content: string) => JSON.parse(content) as EditContent

function hasSeen(edit: AppliedEdit, last: AppliedEdit): boolean {
  return last.version <= edit.seen || (last.who === edit.who && edit.after.includes(last.id))
}

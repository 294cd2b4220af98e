import { billText } from '#src/base/bill-text.ts'
import type { Paise } from '#src/base/money.ts'
import { notSaved, saved, type Result, type SaveResult } from '#src/base/outcome.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { queueForAccount } from '#src/platform/outbox/queue-for-account.ts'
import { newEntry, openEntriesOf } from '#src/platform/outbox/queue.ts'
import { deleteWithdrawn, putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { say } from '#src/platform/i18n/words.ts'
import { saveWithSlip, type CashAct, type Slip } from '#src/features/cash/cash-act.ts'
import { cashKind, markKind } from '#src/features/cash/cash-api.ts'
import type { Mark, Said } from '#src/features/round/mark.ts'
import { roundWords as words } from './round-words.ts'

let running: Promise<unknown> = Promise.resolve()

/** One after the other, so that the second tap on a door knows of the first. */
function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  const turn = running.then(run)
  running = turn.catch(() => undefined)
  return turn
}

/** Of a door that was marked, the slip for its cash, and the one of the word before that does not count any more. */
export type Marked = Result<Slip | undefined> & { readonly voided?: Slip | undefined }

/**
 * Says what was done at a door: on this phone at once, with a numbered slip for its cash in the same transaction, and at the centre when it
 * can be reached. Another word takes the place of one that has not been sent; behind one that may have been it waits its turn, and the
 * centre looks at both. The same again says nothing new, and the same sum has the same slip.
 *
 * @returns the slip, if cash was taken, and the one that it voids
 */
export function markDoor(account: string, said: Said, cash: Paise): Promise<Marked> {
  return inTurn(() => answerOf(() => markNow(account, said, cash)))
}

async function markNow(account: string, said: Said, cash: Paise): Promise<Marked> {
  const before = await lastMark(account, said.order)
  const known = before?.content.slip
  if (before && wordOf(before.content, known?.paise) === wordOf(said, cash))
    return { saved: true, value: known }
  const slip = known?.paise === cash ? known : undefined
  const old = slip ? undefined : known
  const undone = await takenBack(account, old)
  if (!undone) return notSaved('locked')
  let isBack = false
  const put: Put = async (rows, entry) => {
    isBack = await withdraw(rows, account, before?.entry.id)
    for (const one of isBack ? undone : []) await putEntry(rows, one)
    await putEntry(rows, entry)
  }
  const outcome = await queueMark(account, { said, cash, slip }, put)
  return { ...outcome, voided: isBack ? old : undefined }
}

interface Word {
  readonly said: Said
  readonly cash: Paise
  /** The slip that the cash has already. */
  readonly slip: Slip | undefined
}

type Put = (rows: EntryRows, entry: WaitingEntry) => Promise<void>

async function queueMark(
  account: string,
  { said, cash, slip }: Word,
  put: Put,
): Promise<Result<Slip | undefined>> {
  const queued = (given: Slip | undefined) => ({
    kind: markKind,
    lane: said.order,
    content: { ...said, ...(given && { slip: given }) } satisfies Mark,
  })
  if (cash > 0 && !slip) {
    const about = { order: said.order, paise: cash, label: said.label }
    return saveWithSlip(account, about, queued, put)
  }
  const outcome = await queueForAccount(account, queued(slip), put)
  return outcome.saved ? { saved: true, value: slip } : outcome
}

/** Takes back a mark that the centre does not have; its slip counts no more, and the centre is told so. `refused` if it may have it. */
export function withdrawMark(account: string, id: string): Promise<SaveResult> {
  return inTurn(() =>
    answerOf(async (): Promise<SaveResult> => {
      const [mark] = await opened(account, (entry) => entry.id === id)
      const undone = await takenBack(account, mark?.content.slip)
      if (!undone) return notSaved('locked')
      let isBack = false
      const outcome = await saveForAccount(account, outboxTables, () =>
        storedOutbox().transact(async (rows) => {
          isBack = await withdraw(rows, account, id)
          if (isBack) for (const one of undone) await putEntry(rows, one)
        }),
      )
      return outcome.saved ? (isBack ? saved : notSaved('refused')) : outcome
    }),
  )
}

const withdraw = async (rows: EntryRows, owner: string, id: string | undefined) =>
  id !== undefined && (await deleteWithdrawn(rows, Date.now(), { id, owner })) === 'withdrawn'

/**
 * Returns the entry by which the centre learns that a number of this phone counts no more, since it would look for its slip; none without
 * a slip, and `undefined` without the account's key.
 */
async function takenBack(
  account: string,
  slip: Slip | undefined,
): Promise<readonly WaitingEntry[] | undefined> {
  if (!slip) return []
  const { number, paise, label } = slip
  const reason = say(words.takenBack, { money: billText(paise), name: label }).slice(0, 200)
  const content: CashAct = { do: 'explain', number, reason }
  const entry = await newEntry(account, { kind: cashKind, lane: `explain ${number}`, alone: true, content })
  return entry && [entry]
}

/** What is said, without when. */
const wordOf = ({ what, lines, bottles, said_paid: paid, note }: Said, cash = 0) =>
  JSON.stringify([what, lines ?? [], bottles, paid ?? false, note ?? '', cash])

const lastMark = async (account: string, order: string) =>
  (await opened(account, ({ lane }) => lane === order)).at(-1)

async function opened(account: string, isWanted: (entry: WaitingEntry) => boolean) {
  const unsent = await withOutbox(() => unsentOfKind(account, markKind))
  return openEntriesOf<Mark>(
    account,
    unsent.filter((entry): entry is WaitingEntry => entry.state === 'waiting' && isWanted(entry)),
  )
}

import { outcomeFor } from './after-attempt.ts'
import { laneHeads, dueAt, type DrainOptions, pauseAfter } from './policy.ts'
import type { Entry, Wait, WaitingEntry } from './entry.ts'
import { releaseFiles } from './file-copies.ts'
import { noteLimits } from './limits.ts'
import { theRules, type Rules } from './rules.ts'
import { ownersNow, runTransaction, settleReceived, startRun, type Run } from './run.ts'
import { noteWritten, selectWaiting } from './waiting-view.ts'
import type { BatchAnswer, EntryRows, OutboxWorld } from './world.ts'

/** The result of a drain run. */
export interface Drained {
  /** Entries that the centre gave a receipt for. */
  readonly sent: number
  /** The kinds of the received and returned entries, each once. */
  readonly kinds: readonly string[]
  /** Entries that the centre gave back. */
  readonly returned: number
  /** Entries that still wait, of the owners whose work can be sent now. */
  readonly waiting: number
  /** Why they wait; of several reasons the one that the person can do most about. Absent where none was tried. */
  readonly why?: Wait
  /** When to drain again, by the phone's clock; absent when nothing waits. A timer is one wake-up of several. */
  readonly nextAt?: number
}

/** A failing store is retried like a connection that failed this often: within 40 seconds. */
const storeRetryAttempt = 4

/** Reasons to wait, first those that the person can end. */
const reasons = [
  'sign-in',
  'wifi',
  'newer-app',
  'busy',
  'centre',
  'network',
] as const satisfies readonly Wait[]

/** A store that refuses this many entries refuses all. */
const maxStoreRefusals = 20

/**
 * Sends due entries of all owners that can send, until none is due. Takes a lease on each entry before sending,
 * and writes the result only if the lease is still ours, so that a page may die at any point. Runs alone among
 * pages and worker, so that a dead page's leases are void at once; without locks, two concurrent runs do no
 * harm. One that was frozen, and whose turn another took, ends at its next step. Tries an entry once per run; an entry with files continues while it makes progress. Never rejects: a
 * later run finishes the work of a failing store.
 */
export function drain(
  world: OutboxWorld,
  haste: DrainOptions = {},
  rules: Rules = theRules,
): Promise<Drained> {
  return world.withLock('outbox', async (locked, isLost = () => false) => {
    const run = startRun(world, { ...haste, leasesAreDead: rules.passesLeases(locked) }, rules, isLost)
    for (const owner of await ownersNow(run)) {
      await settleReceived(run, owner)
      await drainOwner(run, owner)
    }
    return summary(run)
  })
}

async function drainOwner(run: Run, owner: string): Promise<void> {
  // Asked before every batch: the phone may have changed hands while the last one was on its way.
  while ((await ownersNow(run)).includes(owner)) {
    const batch = await leaseNext(run, owner)
    if (batch.length === 0) return
    const answer = await sendBatch(run, owner, batch)
    const split = batch.length > 1 && run.rules.splits(answer)
    const written = split ? await splitBatch(run, owner, batch) : await settleBatch(run, owner, batch, answer)
    noteLimits(run.limits, owner, answer, written)
    if (run.rules.stops(answer)) {
      run.pausedOwners.set(owner, endOfPauses(run, written))
      return
    }
  }
}

async function leaseNext(run: Run, owner: string): Promise<WaitingEntry[]> {
  const leasedBatch = await leaseBatch(run, owner, (batch) => batch)
  return leasedBatch ?? leaseFirstWritable(run, owner)
}

/** Leases single entries after leasing a batch has failed, so that one bad row does not block the others. */
async function leaseFirstWritable(run: Run, owner: string): Promise<WaitingEntry[]> {
  for (let tries = 0; tries < maxStoreRefusals; tries += 1) {
    let id: string | undefined
    const leasedAlone = await leaseBatch(run, owner, ([first]) => {
      id = first?.id
      return first ? [first] : []
    })
    if (leasedAlone) return leasedAlone
    if (id === undefined) break
    run.tried.add(id)
  }
  return []
}

function leaseBatch(
  run: Run,
  owner: string,
  select: (batch: WaitingEntry[]) => WaitingEntry[],
): Promise<WaitingEntry[] | undefined> {
  const { world, rules, holder, view } = run
  // Without a lock another run writes the same rows: then all are read before each call.
  if (run.leasesAreDead !== true) view.delete(owner)
  return runTransaction(run, async (rows) => {
    // Inside the transaction: it may have waited long for its turn.
    const now = world.now()
    const known = { ...run, limited: run.limits.get(owner) }
    if (run.isLost()) return []
    const next = await selectWaiting(rows, owner, view, (waiting) =>
      select(rules.nextBatch(waiting, now, known)),
    )
    const batch = next.map((entry) => rules.leased(entry, holder, now))
    for (const entry of batch) await rows.put(entry)
    return batch
  })
}

async function sendBatch(run: Run, owner: string, batch: readonly WaitingEntry[]): Promise<BatchAnswer> {
  try {
    return await run.world.send(owner, batch, run)
  } catch {
    return { silent: true }
  }
}

/** Releases a batch that was refused as a whole, to resend its entries one by one in this run. */
function splitBatch(run: Run, owner: string, batch: readonly WaitingEntry[]): Promise<Entry[]> {
  for (const { id } of batch) run.singly.add(id)
  return writeBack(run, owner, batch, ({ lease: _over, ...row }) => ({ ...row, attempts: row.attempts + 1 }))
}

async function settleBatch(
  run: Run,
  owner: string,
  batch: readonly WaitingEntry[],
  answer: BatchAnswer,
): Promise<Entry[]> {
  const { now, random } = run.world
  const written = await writeBack(run, owner, batch, (row) =>
    run.rules.afterAttempt(row, outcomeFor(row.id, answer), now(), random()),
  )
  const { goesOn } = run.rules
  for (const entry of batch) if (!written.some((after) => goesOn(entry, after))) run.tried.add(entry.id)
  const received = written.filter((entry) => entry.state === 'received')
  run.sent += received.length
  const returned = written.filter((entry) => entry.state === 'returned')
  run.returned += returned.length
  for (const { kind } of [...received, ...returned]) run.kinds.add(kind)
  const unsettled = received.filter(({ settles }) => settles)
  if (unsettled.length > 0) await settleReceived(run, owner, unsettled)
  return written
}

/** Writes a batch in one transaction. If that fails, writes each entry alone, so that a bad row affects only itself. */
async function writeBack(
  run: Run,
  owner: string,
  batch: readonly WaitingEntry[],
  after: (row: WaitingEntry) => Entry,
): Promise<Entry[]> {
  const together = await runTransaction(run, (rows) => writeRows(run, rows, batch, after))
  if (together) noteWritten(run.view, owner, together)
  if (together || batch.length === 1) return together ?? []
  const written: Entry[] = []
  for (const entry of batch) {
    written.push(...((await runTransaction(run, (rows) => writeRows(run, rows, [entry], after))) ?? []))
  }
  return written
}

async function writeRows(
  run: Run,
  rows: EntryRows,
  batch: readonly WaitingEntry[],
  after: (row: WaitingEntry) => Entry,
): Promise<Entry[]> {
  const written: Entry[] = []
  for (const { id, lease } of batch) {
    // The row as it is now and not as it was sent: it may have been claimed by an account meanwhile.
    const row = await rows.get(id)
    if (!run.rules.holdsLease(row, lease)) continue
    const next = after(row)
    await rows.put(next)
    if (run.rules.frees(next)) await releaseFiles(rows, next)
    written.push(next)
  }
  return written
}

/** The next entries would be refused for the same reason until these pauses end. */
function endOfPauses(run: Run, written: readonly Entry[]): number {
  const ends = written.map((entry) => (entry.state === 'waiting' ? entry.nextAttemptAt : 0))
  return Math.max(run.world.now() + pauseAfter(1, run.world.random()), ...ends)
}

async function summary(run: Run): Promise<Drained> {
  const { sent, returned } = run
  const kinds = [...run.kinds]
  let waiting = 0
  let nextAt = Infinity
  const whys = new Set<Wait | undefined>()
  const noteDue = (at: number) => (nextAt = Math.min(nextAt, at))
  for (const owner of await ownersNow(run)) {
    const waitingEntries = (await runTransaction(run, (rows) => rows.waiting(owner))) ?? []
    const now = run.world.now()
    waiting += waitingEntries.length
    const limits = run.limits.get(owner)
    for (const head of laneHeads(waitingEntries)) {
      whys.add(head.why)
      noteDue(Math.max(dueAt(head, now, run), run.pausedOwners.get(owner) ?? 0, limits?.get(head.kind) ?? 0))
    }
  }
  const why = reasons.find((reason) => whys.has(reason))
  if (run.storeFailed) nextAt = afterStoreFailure(run, nextAt)
  return { sent, kinds, returned, waiting, ...(why && { why }), ...(nextAt === Infinity ? {} : { nextAt }) }
}

/** A failing store leaves entries due. Retrying at once would be a busy loop. */
function afterStoreFailure({ world }: Run, nextAt: number): number {
  const retryAt = world.now() + pauseAfter(storeRetryAttempt, world.random())
  return nextAt === Infinity ? retryAt : Math.max(nextAt, retryAt)
}

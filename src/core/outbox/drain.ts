import { outcomeFor } from './after-attempt.ts'
import { laneHeads } from './batch.ts'
import { dueAt, type Haste } from './due.ts'
import type { Entry, WaitingEntry } from './entry.ts'
import { pauseAfter } from './pause.ts'
import { theRules, type Rules } from './rules.ts'
import type { BatchAnswer, EntryRows, OutboxWorld } from './world.ts'

/** What a run of the drain came to. */
export interface Drained {
  /** Entries that the centre gave a receipt for. */
  readonly sent: number
  /** Entries that the centre gave back. */
  readonly returned: number
  /** Entries that still wait, of the owners whose work can be sent now. */
  readonly waiting: number
  /** When to drain again, by the phone's clock; absent when nothing waits. A timer is one wake-up of several. */
  readonly nextAt?: number
}

interface Run extends Haste {
  readonly world: OutboxWorld
  readonly rules: Rules
  readonly holder: string
  readonly tried: Set<string>
  readonly singly: Set<string>
  /** Owners whom the centre refused as a whole, and until when there is no use in asking. */
  readonly resting: Map<string, number>
  sent: number
  returned: number
  troubled: boolean
}

/**
 * Sends what is due, of every owner whose work can be sent, until nothing is due. Each entry is leased in place before
 * it is sent and written back after, only if the lease is still ours, so that a page may die anywhere in between.
 * Runs alone among pages and worker; where there are no locks two runs at once do no harm. Tries an entry once a run.
 * Never rejects: what a failing store leaves undone is done by a later run.
 */
export function drain(world: OutboxWorld, haste: Haste = {}, rules: Rules = theRules): Promise<Drained> {
  return world.alone('outbox', async () => {
    const run = begin(world, haste, rules)
    for (const owner of await ownersNow(run)) await drainOwner(run, owner)
    return summary(run)
  })
}

function begin(world: OutboxWorld, haste: Haste, rules: Rules): Run {
  // One page may run twice at once where there are no locks, and must not take the other run's lease for its own.
  const holder = `${world.holder}/${Math.floor(world.random() * 2 ** 32).toString(36)}`
  const counts = { sent: 0, returned: 0, troubled: false }
  return {
    ...haste,
    ...counts,
    world,
    rules,
    holder,
    tried: new Set(),
    singly: new Set(),
    resting: new Map(),
  }
}

async function drainOwner(run: Run, owner: string): Promise<void> {
  // Asked before every batch: the phone may have changed hands while the last one was on its way.
  while ((await ownersNow(run)).includes(owner)) {
    const batch = await leaseNext(run, owner)
    if (batch.length === 0) return
    const answer = await sent(run, owner, batch)
    if (batch.length > 1 && run.rules.splits(answer)) await parted(run, batch)
    else await settled(run, batch, answer)
    if (run.rules.stops(answer)) {
      rest(run, owner, batch)
      return
    }
  }
}

async function leaseNext(run: Run, owner: string): Promise<WaitingEntry[]> {
  const { world, rules, holder } = run
  const batch = await transacted(run, async (rows) => {
    const now = world.now()
    const next = rules.nextBatch(await rows.waiting(owner), now, run)
    const leased = next.map((entry) => rules.leased(entry, holder, now))
    for (const entry of leased) await rows.put(entry)
    return leased
  })
  return batch ?? []
}

async function sent(run: Run, owner: string, batch: readonly WaitingEntry[]): Promise<BatchAnswer> {
  try {
    return await run.world.send(owner, batch)
  } catch {
    return { silent: true }
  }
}

/** Gives a batch that was refused as a whole free again, to be sent one by one in this same run. */
async function parted(run: Run, batch: readonly WaitingEntry[]): Promise<void> {
  for (const { id } of batch) run.singly.add(id)
  await writtenBack(run, batch, ({ lease: _over, ...row }) => ({ ...row, attempts: row.attempts + 1 }))
}

async function settled(run: Run, batch: readonly WaitingEntry[], answer: BatchAnswer): Promise<void> {
  for (const { id } of batch) run.tried.add(id)
  const { now, random } = run.world
  const written = await writtenBack(run, batch, (row) =>
    run.rules.afterAttempt(row, outcomeFor(row.id, answer), now(), random()),
  )
  run.sent += written.filter(({ state }) => state === 'received').length
  run.returned += written.filter(({ state }) => state === 'returned').length
}

/** Writes all of a batch in one transaction; where that fails each by itself, so that one bad row costs only itself. */
async function writtenBack(
  run: Run,
  batch: readonly WaitingEntry[],
  after: (row: WaitingEntry) => Entry,
): Promise<Entry[]> {
  const together = await transacted(run, (rows) => writtenRows(run, rows, batch, after))
  if (together || batch.length === 1) return together ?? []
  const written: Entry[] = []
  for (const entry of batch) {
    written.push(...((await transacted(run, (rows) => writtenRows(run, rows, [entry], after))) ?? []))
  }
  return written
}

async function writtenRows(
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
    written.push(next)
  }
  return written
}

function rest(run: Run, owner: string, batch: readonly WaitingEntry[]): void {
  const attempts = Math.max(...batch.map((entry) => entry.attempts)) + 1
  run.resting.set(owner, run.world.now() + pauseAfter(attempts, run.world.random()))
}

async function summary(run: Run): Promise<Drained> {
  const { sent: received, returned } = run
  let waiting = 0
  let nextAt = Infinity
  const note = (at: number) => (nextAt = Math.min(nextAt, at))
  for (const owner of await ownersNow(run)) {
    const left = (await transacted(run, (rows) => rows.waiting(owner))) ?? []
    const now = run.world.now()
    waiting += left.length
    for (const head of laneHeads(left)) note(Math.max(dueAt(head, now), run.resting.get(owner) ?? 0))
  }
  if (run.troubled) note(run.world.now() + pauseAfter(1, run.world.random()))
  return { sent: received, returned, waiting, ...(nextAt === Infinity ? {} : { nextAt }) }
}

async function transacted<Result>(
  run: Run,
  work: (rows: EntryRows) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run.world.store.transact(work)
  } catch {
    run.troubled = true
  }
}

async function ownersNow(run: Run): Promise<readonly string[]> {
  try {
    return await run.world.owners()
  } catch {
    run.troubled = true
    return []
  }
}

import type { DrainOptions, Leases } from './policy.ts'
import type { Entry } from './entry.ts'
import type { Limits } from './limits.ts'
import type { Rules } from './rules.ts'
import type { WaitingView } from './waiting-view.ts'
import type { EntryRows, OutboxWorld } from './world.ts'

/** One run of a drain: its options, and its state. */
export interface Run extends DrainOptions, Leases {
  readonly world: OutboxWorld
  readonly rules: Rules
  readonly holder: string
  /** True once another run has taken over, because this page was frozen: leases are live again, and theirs. */
  readonly isLost: () => boolean
  readonly tried: Set<string>
  readonly singly: Set<string>
  /** Owners refused as a whole, and until when not to retry. */
  readonly pausedOwners: Map<string, number>
  readonly limits: Limits
  readonly view: WaitingView
  readonly kinds: Set<string>
  sent: number
  returned: number
  storeFailed: boolean
}

/** Begins a run, which has sent nothing. */
export function startRun(
  world: OutboxWorld,
  haste: DrainOptions & Leases,
  rules: Rules,
  isLost: () => boolean,
): Run {
  // One page may run twice at once where there are no locks, and must not take the other run's lease for its own.
  const holder = `${world.holder}/${Math.floor(world.random() * 2 ** 32).toString(36)}`
  const counts = { sent: 0, kinds: new Set<string>(), returned: 0, storeFailed: false }
  return {
    ...haste,
    ...counts,
    world,
    rules,
    holder,
    isLost,
    tried: new Set(),
    singly: new Set(),
    pausedOwners: new Map(),
    limits: new Map(),
    view: new Map(),
  }
}

/** The result of a transaction; `undefined` if it failed, and then nothing was written. */
export async function runTransaction<Result>(
  run: Run,
  work: (rows: EntryRows) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run.world.store.transact(work)
  } catch {
    run.storeFailed = true
  }
}

/** Receipts that could not be applied now are applied at the start of the next run. */
export async function settleReceived(run: Run, owner: string, received?: readonly Entry[]): Promise<void> {
  try {
    await run.world.settle(
      owner,
      received?.map(({ id }) => id),
    )
  } catch {
    run.storeFailed = true
  }
}

/** The owners whose work can be sent now; nobody if that cannot be read. */
export async function ownersNow(run: Run): Promise<readonly string[]> {
  try {
    return await run.world.owners()
  } catch {
    run.storeFailed = true
    return []
  }
}

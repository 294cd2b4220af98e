import { keyAtHand } from '#src/core/keys/keys.ts'
import { ownerNow } from '#src/core/keys/owner.ts'
import { lineStatus } from '#src/core/line-status.ts'
import { watchOutbox } from '#src/device/outbox-database.ts'
import { contentOf } from './content.ts'
import { isLeased, isStuck } from './due.ts'
import type { Entry, Receipt, Returned, Wait, WaitingEntry } from './entry.ts'
import { openContent } from './sealed-content.ts'
import { entriesOf } from './stored-outbox.ts'

/** An entry as a list shows it. */
export interface EntryLine {
  readonly id: string
  readonly form: string
  readonly subject?: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly createdAt: number
  readonly state: 'waiting' | 'sending' | 'returned' | 'received'
  /** What holds a waiting one up. */
  readonly why?: Wait
  readonly nextAttemptAt?: number
  /** It does not move although the network is there: the person has to be told. */
  readonly stuck?: true
  readonly returned?: Returned
  readonly receipt?: Receipt
}

/** How often a list looks at the clock, without anything having changed: leases run out, entries get stuck. */
const tick = 15_000

/** Since when the network is known to reach the centre; nothing while it does not. */
let provenSince = lineStatus.getState().centre === 'answers' ? Date.now() : undefined
lineStatus.subscribe(({ centre }, before) => {
  if (centre !== before.centre) provenSince = centre === 'answers' ? Date.now() : undefined
})

interface Observer {
  next(lines: EntryLine[]): void
  error(cause: unknown): void
}

/** What whoever uses the phone now has submitted, the latest first; after every change, and as time passes. */
export function watchEntries() {
  return {
    subscribe(observer: Observer) {
      let latest: Opened[] | undefined
      const tell = () => latest && observer.next(latest.map((opened) => lineOf(opened, Date.now())))
      const watching = watchOutbox(openedEntries).subscribe({
        next: (entries) => {
          latest = entries
          tell()
        },
        error: (cause) => observer.error(cause),
      })
      const timer = setInterval(tell, tick)
      return {
        unsubscribe() {
          clearInterval(timer)
          watching.unsubscribe()
        },
      }
    },
  }
}

interface Opened {
  readonly entry: Entry
  readonly subject?: string
}

/** What was opened once: a submission never changes, and an outbox of 2,000 must not be opened anew at every change. */
let known = { owner: '', subjects: new Map<string, string | undefined>() }

async function openedEntries(): Promise<Opened[]> {
  const owner = await ownerNow()
  const [entries, key] = await Promise.all([entriesOf(owner), keyAtHand(owner)])
  if (known.owner !== owner) known = { owner, subjects: new Map() }
  const { subjects } = known
  // Without its key an account's list still counts what is there.
  if (key)
    await Promise.all(entries.filter(({ id }) => !subjects.has(id)).map((one) => learn(one, key, subjects)))
  const lines = entries.map((entry) => {
    const subject = subjects.get(entry.id)
    return { entry, ...(subject === undefined ? {} : { subject }) }
  })
  return lines.toSorted((a, b) => b.entry.createdAt - a.entry.createdAt)
}

async function learn(
  { id, sealed }: Entry,
  key: CryptoKey,
  subjects: Map<string, string | undefined>,
): Promise<void> {
  const said = await openContent(key, sealed)
  if (said) subjects.set(id, contentOf(said.content).subject)
}

function lineOf({ entry, subject }: Opened, now: number): EntryLine {
  const { id, kind: form, createdAt } = entry
  const facts = { id, form, createdAt, ...(subject === undefined ? {} : { subject }) }
  if (entry.state === 'returned') return { ...facts, state: 'returned', returned: entry.returned }
  if (entry.state === 'received') return { ...facts, state: 'received', receipt: entry.receipt }
  return { ...facts, ...movement(entry, now) }
}

function movement(entry: WaitingEntry, now: number) {
  const { why, nextAttemptAt } = entry
  return {
    state: isLeased(entry, now) ? ('sending' as const) : ('waiting' as const),
    nextAttemptAt,
    ...(why === undefined ? {} : { why }),
    ...(isStuck(entry, now, provenSince) ? { stuck: true as const } : {}),
  }
}

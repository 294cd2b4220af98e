import { existingKey } from '#src/platform/session/keys.ts'
import { ownerNow } from '#src/platform/session/owner.ts'
import { connectionStatus } from '#src/platform/device/connection-status.ts'
import { senderIn } from './sender-in.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { contentOf, type Content } from '#src/platform/outbox/content.ts'
import { isLeased, isStuck } from '#src/platform/outbox/policy.ts'
import type { Entry, Receipt, Returned, Wait, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { decryptContent } from '#src/platform/outbox/encrypted-content.ts'
import { entriesOf, entriesOfLane, entryFor, latestEntries } from '#src/platform/outbox/stored-outbox.ts'

/** An entry as a list shows it. */
export interface EntryLine {
  readonly id: string
  readonly form: string
  readonly subject?: string
  /** The item it was opened from, in the format of src/features/forms/opened-from.ts. */
  readonly askedFor?: string
  /** The sender's name from the form. */
  readonly name?: string
  /** As phones are kept everywhere; `village` as a list shows it. */
  readonly phone?: string
  readonly village?: string
  /** Somebody filled it in for another. */
  readonly forAnother?: true
  /** Milliseconds since 1970 by the phone's clock. */
  readonly createdAt: number
  readonly state: 'waiting' | 'sending' | 'returned' | 'received'
  /** The reason of a waiting entry. */
  readonly why?: Wait
  readonly nextAttemptAt?: number
  /** True if the entry is stuck although the network works: the person must learn it. */
  readonly stuck?: true
  readonly returned?: Returned
  /** It was made for an account that is gone. */
  readonly ofAccount?: true
  readonly receipt?: Receipt
  /** Progress of its files: sent and total slots. */
  readonly files?: {
    readonly sent: number
    readonly total: number
    readonly bytes: number
    /** The receipt for the answers, while files are missing. */
    readonly receipt?: Receipt
  }
}

/** Interval in milliseconds of recalculating states that depend on the time: leases expire, entries get stuck. */
const tick = 15_000

/** Since when the network is known to reach the centre; `undefined` while it does not. */
let provenSince = connectionStatus.getState().centre === 'answers' ? Date.now() : undefined
connectionStatus.subscribe(({ centre }, before) => {
  if (centre !== before.centre) provenSince = centre === 'answers' ? Date.now() : undefined
})

interface Observable<Value> {
  subscribe(observer: { next(value: Value): void; error(cause: unknown): void }): Subscription
}

/** The decrypted details that a list shows. They are never stored unencrypted. */
type EntryDetails = Pick<EntryLine, 'subject' | 'askedFor' | 'name' | 'phone' | 'village' | 'forAnother'>

/** An owner's submissions as they were read. */
interface ListedEntries {
  /** The latest first. */
  readonly entries: readonly Entry[]
  readonly details: ReadonlyMap<string, EntryDetails>
}

/**
 * Emits the submissions of the current user, latest first, after every change and every tick. All, one by id, or
 * those of a lane.
 */
export function watchEntries(
  which: { readonly id?: string; readonly lane?: string } = {},
): Observable<EntryLine[]> {
  const work = async () => {
    const owner = await ownerNow()
    return withContent(owner, await selectEntries(owner, which))
  }
  return {
    subscribe: (observer) =>
      repeatOnTick<ListedEntries>(
        (next) => watchOutbox(work).subscribe({ next, error: (cause) => observer.error(cause) }),
        (listed) => observer.next(linesOf(listed)),
      ),
  }
}

function selectEntries(
  owner: string,
  { id, lane }: { readonly id?: string; readonly lane?: string },
): Promise<Entry[]> {
  if (id !== undefined) return entryFor(owner, id).then((entry) => (entry ? [entry] : []))
  return lane === undefined ? entriesOf(owner) : entriesOfLane(owner, lane)
}

const states = ['waiting', 'returned', 'received'] as const

/** So many of each state at first, about two screens, and so many more at a time. */
const [first, more] = [8, 20]

/** The latest of an owner's submissions: however many there are, only these were read. */
export interface LatestEntries {
  readonly lines: readonly EntryLine[]
  /** Number of unlisted entries by state. */
  readonly left: Readonly<Record<(typeof states)[number], number>>
  /** Reads more of a state; they come with the next value. */
  readonly showMore: (state: (typeof states)[number]) => void
}

/** The latest that the current user has submitted, of each state; after every change, and as time passes. */
export function watchLatest(): Observable<LatestEntries> {
  return {
    subscribe(observer) {
      const wanted = { waiting: first, returned: first, received: first }
      const query = restartable<Latest>((next) =>
        watchOutbox(() => latestOf(wanted)).subscribe({ next, error: (cause) => observer.error(cause) }),
      )
      const showMore: LatestEntries['showMore'] = (state) => {
        wanted[state] += more
        query.restart()
      }
      return repeatOnTick(query.start, (latest) =>
        observer.next({ lines: linesOf(latest), left: latest.left, showMore }),
      )
    },
  }
}

type Latest = ListedEntries & Pick<LatestEntries, 'left'>

async function latestOf(wanted: LatestEntries['left']): Promise<Latest> {
  const owner = await ownerNow()
  const read = await Promise.all(
    states.map(async (state) => ({ state, ...(await latestEntries(owner, state, wanted[state])) })),
  )
  const entries = read.flatMap(({ entries: entriesOfState }) => entriesOfState)
  const left = Object.fromEntries(read.map(({ state, left: others }) => [state, others]))
  return { ...(await withContent(owner, entries)), left: left as LatestEntries['left'] }
}

interface Subscription {
  unsubscribe(): void
}

/** Calls back with each value of a query. */
type Subscribe<Value> = (next: (value: Value) => void) => Subscription

/** Returns the same query, and a function that repeats it, because it observes only the database. */
function restartable<Value>(subscribe: Subscribe<Value>): {
  readonly start: Subscribe<Value>
  readonly restart: () => void
} {
  let restart: (() => void) | undefined
  const start: Subscribe<Value> = (next) => {
    let running = subscribe(next)
    restart = () => {
      running.unsubscribe()
      running = subscribe(next)
    }
    return { unsubscribe: () => running.unsubscribe() }
  }
  return { start, restart: () => restart?.() }
}

/** Repeats the latest value at each tick. */
function repeatOnTick<Value>(start: Subscribe<Value>, emit: (value: Value) => void): Subscription {
  let latest: Value | undefined
  const watching = start((value) => {
    latest = value
    emit(value)
  })
  const timer = setInterval(() => latest !== undefined && emit(latest), tick)
  return {
    unsubscribe() {
      clearInterval(timer)
      watching.unsubscribe()
    },
  }
}

/** Cache of decrypted submissions, which never change. */
let cache = { owner: '', details: new Map<string, EntryDetails>() }

/** Adds the decrypted content; without the account's key, the list has states only. */
async function withContent(owner: string, entries: readonly Entry[]): Promise<ListedEntries> {
  const key = await existingKey(owner)
  if (cache.owner !== owner || !key) cache = { owner, details: new Map() }
  const { details } = cache
  const closed = key ? entries.filter(({ id }) => !details.has(id)) : []
  await Promise.all(
    closed.map(async ({ id, sealed }) => {
      const content = await decryptContent(key!, sealed)
      details.set(id, content ? detailsOf(contentOf(content.content)) : {})
    }),
  )
  return { entries: entries.toSorted((a, b) => b.createdAt - a.createdAt), details }
}

/** Returns a content's details for a list; for other kinds than forms, only the label. */
function detailsOf({
  subject,
  label,
  answers = {},
  filledBy,
}: Partial<Content> & { label?: string }): EntryDetails {
  const { name, phone, village } = senderIn(answers)
  const { askedFor } = answers
  return {
    ...((subject ?? label) === undefined ? {} : { subject: subject ?? label! }),
    ...(typeof askedFor === 'string' ? { askedFor } : {}),
    ...(name === undefined ? {} : { name }),
    ...(phone === undefined ? {} : { phone }),
    ...(village === undefined ? {} : { village }),
    ...(filledBy === undefined ? {} : { forAnother: true }),
  }
}

function linesOf({ entries, details }: ListedEntries): EntryLine[] {
  const now = Date.now()
  return entries.map((entry) => lineOf(entry, details.get(entry.id), now))
}

function lineOf(entry: Entry, details: EntryDetails | undefined, now: number): EntryLine {
  const { id, kind: form, createdAt, ofAccount } = entry
  const facts = { id, form, createdAt, ...(ofAccount && { ofAccount }), ...details, ...filesOf(entry) }
  if (entry.state === 'returned') return { ...facts, state: 'returned', returned: entry.returned }
  if (entry.state === 'received') return { ...facts, state: 'received', receipt: entry.receipt }
  return { ...facts, ...movement(entry, now) }
}

function filesOf({ files }: Entry) {
  if (!files) return {}
  const { stored, total, again = {}, bytes, receipt } = files
  const slots = (shas: readonly string[]) => shas.reduce((sum, sha) => sum + (again[sha] ?? 0), 0)
  return {
    files: {
      sent: stored.length + slots(stored),
      total: total + slots(Object.keys(again)),
      bytes,
      ...(receipt ? { receipt } : {}),
    },
  }
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

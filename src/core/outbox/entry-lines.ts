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
  /** How far the sending of its files has come: so many of so many are with the centre. */
  readonly files?: {
    readonly sent: number
    readonly total: number
    readonly bytes: number
    /** The centre's word that it has the answers, while files are missing there. */
    readonly receipt?: Receipt
  }
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

/**
 * What whoever uses the phone now has submitted, the latest first; after every change, and as time passes. Of a long list
 * the later ones get their subjects a little after the first word.
 */
export function watchEntries() {
  return {
    subscribe(observer: Observer) {
      let latest: Listed | undefined
      const tell = () => latest && observer.next(linesOf(latest, Date.now()))
      const watching = watchOutbox(listedNow).subscribe({
        next: (listed) => {
          latest = listed
          tell()
          void openRest(listed, () => latest === listed).then((opened) => opened && tell())
        },
        error: (cause) => observer.error(cause),
      })
      const timer = setInterval(tell, tick)
      return {
        unsubscribe() {
          latest = undefined
          clearInterval(timer)
          watching.unsubscribe()
        },
      }
    },
  }
}

type Subjects = Map<string, string | undefined>

interface Listed {
  /** The latest first. */
  readonly entries: readonly Entry[]
  /** Without it an account's list still counts what is there. */
  readonly key: CryptoKey | undefined
  readonly subjects: Subjects
}

/** What was opened once: a submission never changes, and an outbox of 2,000 must not be opened anew at every change. */
let known = { owner: '', subjects: new Map() as Subjects }

/** So many of each state are opened before anything is told: as many as a list shows before it is asked for more. */
const openedFirst = 20

/** So many are opened at a time after that: a slow phone stays free for the next tap. */
const openedTogether = 50

async function listedNow(): Promise<Listed> {
  const owner = await ownerNow()
  const [entries, key] = await Promise.all([entriesOf(owner), keyAtHand(owner)])
  if (known.owner !== owner) known = { owner, subjects: new Map() }
  const latestFirst = entries.toSorted((a, b) => b.createdAt - a.createdAt)
  const listed = { entries: latestFirst, key, subjects: known.subjects }
  const states = ['waiting', 'returned', 'received'] as const
  await open(
    listed,
    states.flatMap((state) => latestFirst.filter((entry) => entry.state === state).slice(0, openedFirst)),
  )
  return listed
}

/** Opens what is not open yet for as long as it is wanted; true where it has opened all there was. */
async function openRest(listed: Listed, isWanted: () => boolean): Promise<boolean> {
  const closed = listed.entries.filter(({ id }) => !listed.subjects.has(id))
  if (!listed.key || closed.length === 0) return false
  for (let at = 0; at < closed.length && isWanted(); at += openedTogether)
    await open(listed, closed.slice(at, at + openedTogether))
  return isWanted()
}

async function open({ key, subjects }: Listed, entries: readonly Entry[]): Promise<void> {
  if (!key) return
  const closed = entries.filter(({ id }) => !subjects.has(id))
  await Promise.all(
    closed.map(async ({ id, sealed }) => {
      const said = await openContent(key, sealed)
      subjects.set(id, said && contentOf(said.content).subject)
    }),
  )
}

function linesOf({ entries, subjects }: Listed, now: number): EntryLine[] {
  return entries.map((entry) => lineOf(entry, subjects.get(entry.id), now))
}

function lineOf(entry: Entry, subject: string | undefined, now: number): EntryLine {
  const { id, kind: form, createdAt } = entry
  const about = subject === undefined ? {} : { subject }
  const facts = { id, form, createdAt, ...about, ...filesOf(entry) }
  if (entry.state === 'returned') return { ...facts, state: 'returned', returned: entry.returned }
  if (entry.state === 'received') return { ...facts, state: 'received', receipt: entry.receipt }
  return { ...facts, ...movement(entry, now) }
}

function filesOf({ files }: Entry) {
  if (!files) return {}
  const { stored, total, bytes, receipt } = files
  return { files: { sent: stored.length, total, bytes, ...(receipt ? { receipt } : {}) } }
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

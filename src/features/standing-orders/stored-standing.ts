import { centreNow } from '#src/base/clock.ts'
import { indiaDay } from '#src/base/day.ts'
import { syncMirror } from '#src/base/mirror.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { standingOrderChanges, type Standing, type StandingPage } from './standing-orders-api.ts'
import {
  changeKind,
  heldKey,
  startKind,
  type ChangeOfStanding,
  type Held,
  type Refused,
  type Wish,
} from './wish.ts'

const nothing: Held = { version: 0, standing: {} }

/** A change that the centre returned. */
export interface ReturnedChange {
  readonly id: string
  readonly change: ChangeOfStanding
  readonly code: string
  readonly refused: Refused | undefined
}

/** A standing order with what this phone has still to send about it. */
export interface StandingView extends Standing {
  /** The earliest time by which a change has to be sent to count, in milliseconds since 1970; `undefined` if all are. */
  readonly sendBefore: number | undefined
  /** True until the centre has it. */
  readonly isNew: boolean
  readonly returned: readonly ReturnedChange[]
}

/** An account's standing orders with its own changes, the latest begun first. */
export async function standingOf(account: string): Promise<StandingView[]> {
  return withWaiting(account, Object.values((await heldOf(account)).standing), false)
}

/**
 * Returns standing orders with what this phone has still to send about them, the latest begun first.
 *
 * @param isCallers true for those of people who called, false for the account's own
 */
export async function withWaiting(
  account: string,
  held: readonly Standing[],
  isCallers: boolean,
): Promise<StandingView[]> {
  const opened = <Content>(kind: string) =>
    withOutbox(() => unsentOfKind(account, kind)).then((entries) =>
      openEntriesOf<Content, Refused>(account, entries),
    )
  const starts = await opened<Wish>(startKind)
  const changes = await opened<ChangeOfStanding>(changeKind)
  const begun = starts.flatMap(({ entry, content }) =>
    entry.state === 'waiting' && (content.by_phone ?? false) === isCallers ? [ofWish(entry.id, content)] : [],
  )
  const all = [...begun.filter(({ id }) => held.every((one) => one.id !== id)), ...held]
  return all
    .map((one) => withOwn(one, begun.includes(one), changes))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
}

async function heldOf(account: string): Promise<Held> {
  return (
    ((await withOutbox(() => outbox.settings.get(heldKey(account))))?.value as Held | undefined) ?? nothing
  )
}

type Opened = Awaited<ReturnType<typeof openEntriesOf<ChangeOfStanding, Refused>>>

function withOwn(one: Standing, isNew: boolean, changes: Opened): StandingView {
  const own = changes.filter(({ content }) => content.standing === one.id)
  const waiting = own.flatMap(({ entry, content }) =>
    entry.state === 'waiting' ? [{ id: entry.id, ...content }] : [],
  )
  const returned = own.flatMap(({ entry, content, details }) =>
    entry.state === 'returned'
      ? [{ id: entry.id, change: content, code: entry.returned.code, refused: details }]
      : [],
  )
  const times = waiting.map(({ sendBefore }) => sendBefore)
  return {
    ...one,
    changes: [...one.changes, ...waiting],
    isNew,
    returned,
    sendBefore: times.length > 0 ? Math.min(...times) : undefined,
  }
}

/** A standing order that is on its way, as the centre will answer it. */
function ofWish(id: string, { contact, until = null, days = 127, price, ...wish }: Wish): Standing {
  return {
    ...wish,
    id,
    version: 0,
    days,
    until,
    ...contact,
    price,
    was: price,
    told_at: new Date(centreNow()).toISOString(),
    changes: [],
    log: [],
  }
}

/** Brings the standing orders of the signed-in user to the phone. */
export async function syncStanding(): Promise<void> {
  const account = (await currentPerson().catch(() => undefined))?.id
  const token = account && (await accessToken({ owner: account }))
  if (!account || !token) return
  const key = heldKey(account)
  const put = (value: Held) => outbox.settings.put({ key, value })
  await syncMirror<StandingPage, object>({
    reached: async () => (await heldOf(account)).version,
    fetch: (since = 0) => standingOrderChanges(since, token),
    transact: (write) => writeForAccount(account, [outbox.settings], write),
    store: async ({ version, standing }) => {
      const held = await heldOf(account)
      await put({
        version,
        standing: { ...held.standing, ...Object.fromEntries(standing.map((one) => [one.id, one])) },
      })
    },
    beginAnew: () => put(nothing),
  })
}

/** True if a price has risen lately and its owner has not seen another since. */
export function isDearer({ price, was, told_at: told }: Standing, now = centreNow()): boolean {
  return price > was && now - Date.parse(told) < 7 * 86_400_000
}

/** The day of India on which a price was told. */
export const dayOfPrice = ({ told_at: told }: Standing) => indiaDay(0, Date.parse(told))

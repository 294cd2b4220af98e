import { keyAtHand } from '#src/core/keys/keys.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { sessionState } from '#src/core/session/held-session.ts'
import { askForBackgroundSync, haveWorkerSend } from '#src/device/background-sync.ts'
import { isOnline, watchNetwork, whenHidden, whileVisible } from '#src/device/network.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import { noticeWipe } from '#src/device/storage.ts'
import type { Haste } from './due.ts'
import { wakeOutbox } from './wake.ts'

/** How often an open page looks whether something waits, should a timer have been lost. */
const interval = 60_000

/** The most that a browser's timer can count. */
const longestTimer = 2 ** 31 - 1

/**
 * Sends what waits while a page is open: at the start, when the network returns, when the page is looked at, when an
 * entry's pause is over, and when something is submitted or somebody signs in. Asks the browser to do so when no page is
 * open. Answers how to stop.
 */
export function followOutbox(): () => void {
  void noticeWipe()
  let before: Standing = { person: undefined, waiting: [] }
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const wake = async (haste: Haste = {}) => {
    if (!isOnline() || stopped) return
    const { nextAt } = await wakeOutbox(haste)
    clearTimeout(timer)
    if (nextAt === undefined || stopped) return
    timer = setTimeout(wake, Math.min(Math.max(nextAt - Date.now(), 0), longestTimer))
  }
  const watching = watchOutbox(standing).subscribe({
    next: (now) => {
      if (now.waiting.length > 0) void askForBackgroundSync()
      if (hasMore(before, now)) void wake({ ignorePauses: now.person !== before.person })
      before = now
    },
    // A phone that keeps nothing says so where something is to be kept.
    error: () => {},
  })
  const stops = [
    () => watching.unsubscribe(),
    whileVisible(() => void wake(), interval),
    // A pause was taken because of the line that has just come back.
    watchNetwork((online) => online && void wake({ ignorePauses: true })),
    whenHidden(() => before.waiting.length > 0 && haveWorkerSend()),
    () => clearTimeout(timer),
  ]
  return () => {
    stopped = true
    stops.forEach((stop) => stop())
  }
}

interface Standing {
  /** Who can send: none while the session needs a sign-in or the key is missing. */
  readonly person: string | undefined
  readonly waiting: readonly string[]
}

async function standing(): Promise<Standing> {
  const { person, needsSignIn } = await sessionState()
  const able = person && !needsSignIn && (await keyAtHand(person.id)) ? person.id : undefined
  const owners = able === undefined ? [guestOwner] : [able, guestOwner]
  const pairs = owners.map((owner) => [owner, 'waiting'])
  return { person: able, waiting: await outbox.entries.where('[owner+state]').anyOf(pairs).primaryKeys() }
}

function hasMore(before: Standing, now: Standing): boolean {
  const known = new Set(before.waiting)
  return now.person !== before.person || now.waiting.some((id) => !known.has(id))
}

import { personOnRecord } from '#src/core/session/held-session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { whenHidden, whileVisible } from '#src/device/visible.ts'
import { markOpen, isFirstPage } from '#src/device/open-pages.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { awayKey, pinKey } from './belongings.ts'
import { lock, lockWhereDue } from './lock.ts'
import { pinOf } from './pin.ts'
import { prolongStay } from './stay.ts'

/** How often an open page says that somebody is still there, and looks whether nobody is. */
const interval = 15_000

/**
 * Locks what a PIN locks: at the first page since the browser was closed, and where the person was away for too long.
 * To be waited for before anything is read or sent for whoever is signed in. True where it has locked.
 */
export async function lockAtStart(): Promise<boolean> {
  const account = (await personOnRecord())?.id
  if (account === undefined || !(await pinOf(account))) return false
  const locked = (await isFirstPage()) ? (await lock()).kept : await lockWhereDue()
  markOpen()
  return locked
}

/** Keeps the time while a page is open, and says when this phone was locked, in whatever tab. Answers how to stop. */
export function followLock(whenLocked: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookLater = async () => {
    const account = (await personOnRecord())?.id
    const pin = account && (await pinOf(account))
    clearTimeout(timer)
    // A page that the browser has put to sleep looks when it wakes, and the worker before it sends.
    if (pin) timer = setTimeout(() => void outcomeOf(lockWhereDue), pin.awayMs + 1_000)
  }
  let before: string | undefined
  const watching = liveQuery(standing).subscribe({
    next: ({ account, locked }) => {
      if (before !== undefined && before !== account && locked.includes(before)) whenLocked()
      before = account ?? before
    },
    error: () => {},
  })
  const stops = [
    whileVisible(look, interval),
    whenHidden(() => void outcomeOf(() => prolongStay(false).then(lookLater))),
    () => clearTimeout(timer),
    () => watching.unsubscribe(),
  ]
  return () => stops.forEach((stop) => stop())
}

const look = () => void outcomeOf(async () => (await lockWhereDue()) || (await prolongStay(true)))

async function standing(): Promise<{ account: string | undefined; locked: string[] }> {
  const account = (await personOnRecord())?.id
  const keys = new Set(await device.settings.toCollection().primaryKeys())
  const away = [...keys]
    .filter((key) => key.startsWith(awayKey('')))
    .map((key) => key.slice(awayKey('').length))
  return { account, locked: away.filter((one) => keys.has(pinKey(one))) }
}

import { closedPerson, pinKey, storedPerson } from '#src/platform/session/stored-session.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { whenHidden, whileVisible } from '#src/platform/device/visible.ts'
import { markOpen, isFirstPage } from '#src/platform/device/open-pages.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { encryptedDataKey } from './account-data.ts'
import { close, lock, lockWhereDue } from './lock.ts'
import { pinOf } from './pin.ts'
import { extendUnlockPeriod } from '#src/features/shared-phone/internal/unlock-period.ts'

/** Interval in milliseconds at which an open page extends the unlock period and checks it. */
const interval = 15_000

/**
 * Locks the account's data if it has a PIN: at the first page since the browser was closed, and after too long an
 * absence. To be waited for before anything is read or sent for the signed-in user. `locked` where it has locked,
 * `closed` where it has no room to lock and is closed until it does.
 */
export async function lockAtStart(): Promise<'locked' | 'closed' | undefined> {
  const account = (await storedPerson())?.id
  if (account === undefined || !(await pinOf(account))) return undefined
  if (await isFirstPage()) await lockOrClose()
  else await lockWhereDue()
  markOpen()
  if (await closedPerson()) return 'closed'
  return (await storedPerson()) ? undefined : 'locked'
}

/** Deleting needs no room. Without a key there is nothing to lock, and nobody could open it again. */
async function lockOrClose(): Promise<void> {
  const outcome = await lock()
  if (!outcome.saved && outcome.why !== 'locked') await close()
}

/**
 * Extends the unlock period while a page is used, and calls back when the phone was locked, in any tab. Returns
 * a function that stops it.
 *
 * @param startedAs who used the phone when the page began
 */
export function startAutoLock(onLocked: () => void, startedAs?: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const checkLater = async () => {
    const account = (await storedPerson())?.id
    const pin = account && (await pinOf(account))
    clearTimeout(timer)
    // A page that the browser has put to sleep looks when it wakes, and the worker before it sends.
    if (pin) timer = setTimeout(() => void saveResultOf(lockWhereDue), pin.awayMs + 1_000)
  }
  let current = startedAs
  const watching = watchOutbox(readLockState).subscribe({
    next: ({ account, locked }) => {
      if (current !== undefined && current !== account && locked.includes(current)) onLocked()
      current = account ?? current
    },
    error: () => {},
  })
  const stops = [
    whileVisible(check, interval),
    whenHidden(() => void saveResultOf(() => extendUnlockPeriod(false).then(checkLater))),
    () => clearTimeout(timer),
    () => watching.unsubscribe(),
  ]
  return () => stops.forEach((stop) => stop())
}

const check = () => void saveResultOf(async () => (await lockWhereDue()) || (await extendUnlockPeriod(true)))

async function readLockState(): Promise<{ account: string | undefined; locked: string[] }> {
  const account = (await storedPerson())?.id
  const lockKeys = new Set(await outbox.settings.toCollection().primaryKeys())
  const encryptedRow = [...lockKeys]
    .filter((key) => key.startsWith(encryptedDataKey('')))
    .map((key) => key.slice(encryptedDataKey('').length))
  return { account, locked: encryptedRow.filter((item) => lockKeys.has(pinKey(item))) }
}

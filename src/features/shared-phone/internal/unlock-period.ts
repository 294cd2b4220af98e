import {
  isOver,
  newUnlockPeriod,
  pinKey,
  storedPerson,
  sessionKeys,
  type UnlockPeriod,
} from '#src/platform/session/stored-session.ts'
import { outbox, transactOutbox } from '#src/platform/device/outbox-database.ts'
import type { StoredPin } from '#src/features/shared-phone/pin.ts'

/**
 * Extends the time until an account with a PIN locks: from now if the page was just hidden, twice as long while it is
 * visible. A period that is over stays over. Writes rarely, since every write notifies all observers.
 */
export async function extendUnlockPeriod(isActive: boolean, now = Date.now()): Promise<void> {
  await transactOutbox([outbox.settings], async () => {
    const account = (await storedPerson())?.id
    if (account === undefined) return
    const pin = (await outbox.settings.get(pinKey(account)))?.value as StoredPin | undefined
    if (!pin) return
    const unlockPeriod = (await outbox.settings.get(sessionKeys.stay))?.value as UnlockPeriod | undefined
    // Waking the phone or changing the tab must not be faster than the lock, and a lock without room must not leave the
    // page open.
    if (!unlockPeriod || isOver(unlockPeriod, now)) return
    if (isActive && isLongEnough(unlockPeriod, pin.awayMs, now)) return
    const value = newUnlockPeriod(isActive ? 2 * pin.awayMs : pin.awayMs, now)
    await outbox.settings.put({ key: sessionKeys.stay, value })
  })
}

/** While the page is visible, the remaining time is kept between one and two lock periods. */
function isLongEnough(period: UnlockPeriod, awayMs: number, now: number): boolean {
  const left = period.until - now
  return left >= awayMs && left <= 2 * awayMs
}

import { newStay, personOnRecord, sessionKeys, type Stay } from '#src/core/session/held-session.ts'
import { device } from '#src/device/database.ts'
import { pinKey } from './belongings.ts'
import type { HeldPin } from './pin.ts'

/**
 * Says how long whoever has a PIN may now be away: from this moment where they just turned away, or for as long again
 * where they are looking. A stay is written seldom, since whatever shows the person looks again after each.
 */
export async function prolongStay(looking: boolean, now = Date.now()): Promise<void> {
  await device.transaction('rw', device.settings, async () => {
    const account = (await personOnRecord())?.id
    if (account === undefined) return
    const pin = (await device.settings.get(pinKey(account)))?.value as HeldPin | undefined
    if (!pin) return
    const stay = (await device.settings.get(sessionKeys.stay))?.value as Stay | undefined
    const left = (stay?.until ?? now) - now
    // While somebody looks, the end is always between one and two times as far away as it may be.
    if (looking && left >= pin.awayMs && left <= 2 * pin.awayMs) return
    const value = newStay(looking ? 2 * pin.awayMs : pin.awayMs, now)
    await device.settings.put({ key: sessionKeys.stay, value })
  })
}

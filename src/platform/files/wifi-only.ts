import type { SaveResult } from '#src/base/outcome.ts'
import { isMetered } from '#src/platform/device/metered-network.ts'
import { outbox, withOutbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

/** A setting of the phone, stored where the worker can read it. */
const setting = 'files-over-wifi-only'

/** Observes the setting. */
export function watchWifiOnly() {
  return watchOutbox(isWifiOnly)
}

/** Sets whether photos wait for Wi-Fi. Turning it off starts the outbox if a page follows it. */
export function saveWifiOnly(wanted: boolean): Promise<SaveResult> {
  return saveResultOf(() => withOutbox(() => outbox.settings.put({ key: setting, value: wanted })))
}

/** True if photos wait for Wi-Fi. */
export async function isWifiOnly(): Promise<boolean> {
  return (await outbox.settings.get(setting))?.value === true
}

/** True if the setting is on and the current network is metered. */
export async function waitsForWifi(): Promise<boolean> {
  return isMetered() && (await withOutbox(isWifiOnly))
}

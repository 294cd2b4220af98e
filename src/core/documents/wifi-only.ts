import type { SaveResult } from '#src/base/outcome.ts'
import { isMetered } from '#src/device/line-cost.ts'
import { outbox, withOutbox, watchOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

/** A choice of the phone and not of a person; kept where the worker can read it too. */
const setting = 'files-over-wifi-only'

/** Whether photos wait for Wi-Fi on this phone, now and after every change. */
export function watchWifiOnly() {
  return watchOutbox(isWifiOnly)
}

/** Has photos wait for Wi-Fi, or no longer; what waits goes out then, while an open page follows the outbox. */
export function saveWifiOnly(wanted: boolean): Promise<SaveResult> {
  return saveResultOf(() => withOutbox(() => outbox.settings.put({ key: setting, value: wanted })))
}

/** Whether photos wait for Wi-Fi on this phone. */
export async function isWifiOnly(): Promise<boolean> {
  return (await outbox.settings.get(setting))?.value === true
}

/** Whether a photo is not to be sent over the network that is used now. */
export async function waitsForWifi(): Promise<boolean> {
  return isMetered() && (await withOutbox(isWifiOnly))
}

import { farmFieldKey, farmFieldText, type FarmField } from '#src/base/farm-field.ts'
import type { SaveResult } from '#src/base/outcome.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { alreadyNotified, type Fault } from '#src/platform/fields/typed-form.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify, undoing } from '#src/platform/ui/toasts.ts'

/**
 * Saves a field in the profile, or removes it, and shows a notice that can undo it; returns the fault, if any.
 *
 * @param before the field as its form showed it; null for a new one
 */
export async function saveFarmField(
  account: string,
  id: string,
  field: FarmField | null,
  before: FarmField | null,
): Promise<Fault | undefined> {
  const loaded = await loadOrNotify(() => import('#src/features/account/profile.ts'))
  if (!loaded) return alreadyNotified
  const key = farmFieldKey(id)
  const write = (to: FarmField | null, from: FarmField | null) =>
    loaded.saveProfile(account, { [key]: to && farmFieldText(to) }, { [key]: from && farmFieldText(from) })
  const fault = faultOf(await write(field, before))
  if (fault) return fault
  const undo = async () => {
    const failed = faultOf(await write(before, field))
    if (failed) notify({ ...failed, tone: 'alarm' })
  }
  const title = localize(field ? farmFieldWords.saved : farmFieldWords.removed)
  notify({ title, action: undoing(localize(farmFieldWords.undo), () => void undo()) })
  return undefined
}

function faultOf(outcome: SaveResult): (Fault & { title: string }) | undefined {
  return outcome.saved
    ? undefined
    : { title: localize(farmFieldWords.failed), text: whyNotSaved(outcome.why) }
}

import { newId } from '#src/base/ids.ts'
import { goesWhen } from '#src/platform/faults/why-no-answer.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { sendEntry } from '#src/platform/outbox/send-entry.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { queueSheet, type SheetContent } from './sheets.ts'
import { syncStock } from './stored-stock.ts'
import { words } from './words.ts'

/**
 * Stores a sheet or a change on this phone, sends it if possible, and shows which of the two happened, or returns why it was not
 * stored.
 *
 * @param onSaved deletes what was typed, before waiting for the network
 */
export async function saveSheet(
  account: string,
  content: SheetContent,
  onSaved: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Fault | undefined> {
  const id = newId()
  const outcome = await queueSheet(account, id, content)
  if (!outcome.saved) return { title: localize(words.failed), text: whyNotSaved(outcome.why) }
  await onSaved()
  const entry = await sendEntry(account, id)
  if (entry?.state === 'waiting') notify({ title: localize(words.saved), text: goesWhen(entry.why) })
  else if (entry?.state === 'returned')
    notify({ title: localize(words.notTaken), text: localize(words.notTakenWhy), tone: 'alarm' })
  else {
    await syncStock()
    notify({ title: localize(words.done), text: content.label })
  }
  return undefined
}

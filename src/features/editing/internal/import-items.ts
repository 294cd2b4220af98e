import { newId } from '#src/base/ids.ts'
import { fill } from '#src/base/fill.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { storedVersion } from '#src/features/catalogue/sync.ts'
import type { Fault } from '#src/platform/fields/typed-form.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify, undoing } from '#src/platform/ui/toasts.ts'
import { t } from '@lingui/core/macro'
import { dropEdit, editsOf, storeBeside } from './edits.ts'
import { importWords } from './import-words.ts'
import { notSaved } from './not-saved.ts'
import { sendAndNotify } from './save-edit.ts'

/** The most products that the centre changes at once. */
export const mostItems = 2_000

/** The most letters of what is sent at once, in bytes; a request of the centre may have 2 MB. */
export const mostBytes = 1_800_000

/** Changes by product. */
export type ItemChanges = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns the bytes that changes have when they are sent. */
export const bytesOf = (items: ItemChanges) => new TextEncoder().encode(JSON.stringify(items)).length

/**
 * Stores the changes of many products as one edit, sends it if possible, and shows which of the two happened, with *Undo* for all of them.
 *
 * @param seen the version that the phone had reached when the person saw the changes
 */
export async function importItems(
  account: string,
  items: ItemChanges,
  { label, seen }: { label: string; seen: number },
): Promise<Fault | undefined> {
  const path = newId()
  const outcome = await storeBeside(account, { path, label, seen, changes: { items } })
  if (!outcome.saved) return notSaved(whyNotSaved(outcome.why))
  const stored = (await editsOf(account)).find((edit) => edit.path === path)
  const undo =
    stored && undoing(localize(importWords.undo), () => void undoItems(account, stored.id, { path, label }))
  await sendAndNotify(account, { kind: 'items', path, part: '' }, undo)
  return undefined
}

/** Takes back what one file has changed: withdraws it while it waits here, else asks the centre to undo it. */
export async function undoItems(
  account: string,
  id: string,
  { path, label }: { path: string; label: string },
): Promise<void> {
  const waiting = (await editsOf(account)).find((edit) => edit.id === id)
  if (waiting) {
    const dropped = await dropEdit(waiting)
    if (dropped.saved) return notify({ title: t`Not changed`, text: localize(importWords.withdrawn) })
  }
  const seen = (await storedVersion()) ?? 0
  const changes = { undo: id }
  const named = fill(localize(importWords.undoLabel), { label })
  const outcome = await storeBeside(account, { path, label: named, seen, changes })
  if (outcome.saved) await sendAndNotify(account, { kind: 'items', path, part: '' })
  else notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

import { t } from '@lingui/core/macro'
import type { SaveFailure } from '#src/base/outcome.ts'
import type { Imported } from './import.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

/** The result for a file without usable entries. */
export type NotBrought = Extract<Imported, { skipped: unknown }>

/** Returns the text after importing unsent entries from a file. */
export function importResultText({ imported, present: here, left }: Exclude<Imported, NotBrought>): string {
  const { entries, drafts } = imported
  const words = [
    entries + drafts > 0 ? t`Restored: to be sent ${entries}, drafts ${drafts}.` : '',
    here > 0 ? t`On this phone already: ${here}.` : '',
    left > 0 ? t`Only the other phone can send these: ${left}.` : '',
  ].filter(Boolean)
  return words.length ? words.join(' ') : t`There was nothing in the file.`
}

/** Returns why no file was made. */
export function exportFailureText(why: SaveFailure): string {
  return why === 'locked' ? t`It is locked. Sign in again as the person who wrote it.` : whyNotSaved(why)
}

/** Returns why no entry was imported, and what to do. */
export function importFailureText({ skipped: why }: NotBrought): string {
  switch (why) {
    case 'not ours':
      return t`This is not a file of unsent forms. Choose the file that the other phone saved.`
    case 'newer':
      return t`A newer version of the app made this file. Update the app on this phone, then try again.`
    case 'wrong passphrase':
      return t`Wrong password for this file. Check what you wrote down, then try again.`
    case 'cut short':
      return t`The end of the file is missing. Copy the whole file again from the other phone.`
    case 'damaged':
      return t`The file is damaged. Copy it again from the other phone.`
    case 'foreign':
      return t`This file belongs to another account. Sign in here as the person who saved it, then try again.`
    case 'guest':
      return t`This file was saved without an account. Sign out here first, then open it.`
    case 'locked':
      return t`It is locked. Sign in again as the person who wrote it.`
    default:
      return whyNotSaved(why)
  }
}

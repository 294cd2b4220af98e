import { t } from '@lingui/core/macro'
import { mailReceipt } from './mail-receipt.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { shareFile } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { isolated } from '#src/base/isolated.ts'
import { receiptPicture } from './receipt-picture.ts'
import type { Sheet } from './receipt-sheet.ts'

/** Saves the receipt as a picture. */
export async function download(order: Order, _account: string, sheet: Sheet): Promise<void> {
  const picture = await pictureOf(order, sheet)
  if (picture) await save(picture)
}

/** Shares the picture by the phone's share sheet; saves it if there is none. */
export async function share(order: Order, _account: string, sheet: Sheet): Promise<void> {
  const picture = await pictureOf(order, sheet)
  const outcome = picture && (await shareFile(sheet.title, picture))
  if (picture && (outcome === 'nowhere' || outcome === 'too late')) await save(picture)
}

/** Asks the centre to mail the receipt to the order's e-mail address. */
export async function email({ id, contact }: Order, account: string): Promise<void> {
  const outcome = await mailReceipt(id, account)
  if (outcome === 'sent')
    return notify({ title: t`Receipt sent`, text: t`Sent to ${isolated(contact.email)}.` })
  notify({ title: t`Receipt not sent`, text: whyNotSent(outcome), tone: 'alarm' })
}

function whyNotSent(outcome: 'too often' | 'refused' | 'sign-in' | 'silent'): string {
  if (outcome === 'sign-in') return t`Sign in again. Until then, your forms stay on this phone.`
  if (outcome === 'too often') return t`The receipt was already sent several times. Try again in an hour.`
  return outcome === 'refused'
    ? t`No email can be sent to the address of this order. Download the receipt instead.`
    : whyNoAnswer()
}

async function pictureOf({ receipt, reference }: Order, sheet: Sheet): Promise<File | undefined> {
  const picture = await receiptPicture(sheet, receipt?.serial ?? reference)
  if (!picture)
    notify({ title: t`Error`, text: t`This browser cannot draw a picture. Print it instead.`, tone: 'alarm' })
  return picture
}

function save(picture: File): Promise<void> {
  return saveFile(picture.name, picture.type, picture, () =>
    notify({ title: t`Picture saved`, text: picture.name }),
  )
}

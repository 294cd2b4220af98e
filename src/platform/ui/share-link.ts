import { t } from '@lingui/core/macro'
import { pageAddress, shareOrCopy } from './share.ts'
import { notify } from './toasts.ts'

/** Shares this page, and shows the result if the phone does not. */
export async function share({ title, text }: { title: string; text?: string }) {
  const url = pageAddress()
  const outcome = await shareOrCopy({ title, text: text ?? title, url })
  if (outcome === 'copied') notify({ title: t`Link copied`, text: t`Paste it into a message to send it.` })
  if (outcome === 'nowhere') notify({ title: t`This is the link`, text: url })
}

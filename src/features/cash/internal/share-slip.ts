import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import { drawnPicture } from '#src/platform/ui/drawn-picture.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { shareFile } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import type { ShownSlip } from '#src/features/cash/slip-view.tsx'

/** Shares a slip as a picture by the phone's share sheet; saves it if there is none. */
export async function shareSlip(
  { number, paise, at, label, goods }: ShownSlip,
  centre: string,
  phone: string,
): Promise<void> {
  const title = t`Slip ${number}`
  const picture = await drawnPicture([
    { left: centre, size: 16, faint: true },
    { left: title, size: 24, bold: true },
    { gap: 20, line: true },
    { left: t`Cash received from`, right: label, size: 16 },
    { left: billText(paise), size: 30, bold: true },
    ...(goods ? [{ left: goods, size: 16 }] : []),
    { left: momentText(at), size: 15 },
    { gap: 20, line: true },
    { left: t`Keep this slip. Questions: ${phone}`, size: 14, faint: true },
  ])
  if (!picture)
    return notify({ title: t`Error`, text: t`This browser cannot draw the slip. Print it.`, tone: 'alarm' })
  const file = new File([picture], `slip-${number}.png`, { type: 'image/png' })
  const outcome = await shareFile(title, file)
  if (outcome === 'nowhere' || outcome === 'too late') await saveFile(file.name, file.type, file)
}

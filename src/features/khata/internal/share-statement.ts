import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { isolated } from '#src/base/isolated.ts'
import { dayText } from '#src/base/moment.ts'
import { drawnPicture, type Row } from '#src/platform/ui/drawn-picture.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'
import { shareFile } from '#src/platform/ui/share.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { entryText } from './entry-text.ts'
import type { Statement } from './statement.ts'

/** Shares a statement as a picture by the phone's share sheet; saves it if there is none. */
export async function shareStatement(statement: Statement, whose: string): Promise<void> {
  const name = isolated(whose)
  const title = t`Khata of ${name}`
  const picture = await drawnPicture(rowsOf(statement, title))
  if (!picture)
    return notify({
      title: t`Error`,
      text: t`This browser cannot draw the statement. Print it.`,
      tone: 'alarm',
    })
  const file = new File([picture], `khata-${statement.from}-${statement.to}.png`, { type: 'image/png' })
  const outcome = await shareFile(title, file)
  if (outcome === 'nowhere' || outcome === 'too late') await saveFile(file.name, file.type, file)
}

const rule: Row = { gap: 20, line: true }

function rowsOf({ from, to, before, lines, after }: Statement, title: string): Row[] {
  return [
    { left: title, size: 24, bold: true },
    { left: t`Khata from ${dayText(from)} to ${dayText(to)}`, size: 15 },
    rule,
    { left: t`Balance before`, right: billText(before), size: 15 },
    rule,
    ...lines.flatMap(({ entry, day }): Row[] => [
      { left: entryText(entry), right: billText(entry.paise), size: 16, bold: true },
      { left: [dayText(day), entry.note].filter(Boolean).join(' · '), size: 14, faint: true },
      { gap: 4 },
    ]),
    rule,
    {
      left: after < 0 ? t`Still owed` : t`Paid in advance`,
      right: billText(Math.abs(after)),
      size: 20,
      bold: true,
    },
  ]
}

import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { momentText } from '#src/base/moment.ts'
import { headOf, senderOf, type DeskItem } from './item.ts'
import type { Form } from '#src/features/forms/define.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'
import { contextText } from '#src/features/forms/opened-from.ts'
import { fillerOf } from './reader.ts'
import { kindText } from './kind-text.ts'
import { standingOf } from './standing-text.ts'

/** Returns the column heads of the printed or saved list. */
export function tableHead(): string[] {
  return [
    t`Number`,
    t`Kind`,
    t`Came in`,
    t`Status`,
    t`Name`,
    t`Phone`,
    t`Village`,
    t`PIN code`,
    t`Filled in by`,
    t`Assigned to`,
    t`Total in rupees`,
  ]
}

/** Returns a row for each item; amounts are numbers. `forms` are the forms of the requests. */
export function tableRows(
  items: readonly DeskItem[],
  me: string,
  forms: ReadonlyMap<string, Form>,
): (string | number)[][] {
  return items.map((item) => {
    const { reference, at } = headOf(item)
    const { name, phone, village, pin } = senderOf(item)
    return [
      reference,
      whatOf(item, forms),
      momentText(at),
      standingOf(item),
      name,
      // A plus would begin a formula.
      indianMobile(phone)?.slice('+91'.length) ?? phone,
      village,
      pin,
      fillerText(item),
      item.assignee === null ? '' : item.assignee === me ? t`You` : (item.assigned_to ?? t`A colleague`),
      item.what === 'order' ? item.order.total_paise / 100 : '',
    ]
  })
}

/** Returns the request as the list shows it; the short name if the form's file is not loaded. */
function whatOf(item: DeskItem, forms: ReadonlyMap<string, Form>): string {
  const { kind, subject, askedFor } = headOf(item)
  if (item.what === 'order') return kind === 'booking' ? t`Bill` : t`Order`
  const form = forms.get(kind)
  if (form) return requestTitle(form, subject, askedFor)
  return [kindText(kind), contextText({ ...(askedFor && { askedFor }) })].filter(Boolean).join(': ')
}

function fillerText(item: DeskItem): string {
  const filler = fillerOf(item)
  if (!filler) return ''
  return filler.name || t`A field agent`
}

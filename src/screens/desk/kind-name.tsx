import { t } from '@lingui/core/macro'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { useFormTitle } from '#src/screens/requests/use-form.ts'

/** What was asked for, by its form's own name; an order is one. */
export function KindName({ item }: { item: DeskItem }) {
  const { kind, subject } = headOf(item)
  return item.what === 'order' ? t`Order` : <FormName kind={kind} subject={subject} />
}

function FormName({ kind, subject }: { kind: string; subject: string | undefined }) {
  return useFormTitle(kind, subject)
}

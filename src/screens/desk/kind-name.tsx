import { t } from '@lingui/core/macro'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { requestTitle } from '#src/screens/forms/form-title.ts'
import { useForm } from '#src/screens/requests/use-form.ts'

/** Requested; an order is one. A row goes by without it until the form's file has come. */
export function useKindName(item: DeskItem): string {
  const { kind, subject, askedFor } = headOf(item)
  const form = useForm(item.what === 'order' ? undefined : kind)
  if (item.what === 'order') return t`Order`
  return form ? requestTitle(form, subject, askedFor) : '…'
}

/** The same as text of a row. */
export function KindName({ item }: { item: DeskItem }) {
  return useKindName(item)
}

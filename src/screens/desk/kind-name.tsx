import { t } from '@lingui/core/macro'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { useRequestTitle } from '#src/screens/requests/use-form.ts'

/** What was asked for; an order is one. */
export function KindName({ item }: { item: DeskItem }) {
  const { kind, subject } = headOf(item)
  return item.what === 'order' ? t`Order` : <FormName kind={kind} subject={subject} />
}

function FormName({ kind, subject }: { kind: string; subject: string | undefined }) {
  return useRequestTitle(kind, subject)
}

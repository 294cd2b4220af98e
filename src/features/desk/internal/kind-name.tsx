import { t } from '@lingui/core/macro'
import { leadingBooking } from './booked.ts'
import { headOf, type DeskItem } from './item.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
import { requestTitle } from '#src/features/apply/form-title.ts'
import { useForm } from '#src/features/my-requests/use-form.ts'

/** Returns the name of an item's kind, and loads the form's file for it; empty until then. */
export function useKindName(item: DeskItem): string {
  const { kind, subject, askedFor } = headOf(item)
  const form = useForm(item.what === 'order' ? undefined : kind)
  if (item.what === 'order') return kind === 'booking' ? t`Bill` : t`Order`
  return form ? requestTitle(form, subject, askedFor) : '…'
}

/** The kind's name as text of a row. */
export function KindName({ item }: { item: DeskItem }) {
  return useKindName(item)
}

/** What an item is about, as narrow as a column: what was booked, else its kind. */
export function ShortName({ item }: { item: DeskItem }) {
  const name = useKindName(item)
  const booking = leadingBooking(item)
  return booking ? resourceName(booking.resource) : name
}

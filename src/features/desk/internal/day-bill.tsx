import { t } from '@lingui/core/macro'
import type { Booking } from '#src/features/bookings/booking.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
import { suggestedBill } from '#src/features/bookings/standing.ts'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'

interface BillLine {
  readonly resource: string
  /** In paise; `undefined` where nothing was written, and rates and hours do not say it. */
  readonly written: number | undefined
}

/** Returns the bill as it was written, else as it follows from quotes and hours: what is booked, then what goes along. */
function linesOf(booking: Booking): BillLine[] {
  const { resource, bill_paise: bill, hour_paise: hour, day_paise: day, parts = [] } = booking
  const along = parts.reduce((sum, part) => sum + (part.bill_paise ?? 0), 0)
  // What is rented as a set has no price besides that of its parts.
  const isSet = parts.length > 0 && hour === null && day === null
  const suggested = isSet ? 0 : suggestedBill(booking)
  return [
    { resource, written: bill === null ? suggested : bill - along },
    ...parts.map((part) => ({
      resource: part.resource,
      written: part.bill_paise ?? suggestedBill(booking, part),
    })),
  ]
}

function paiseOf(rupees: string | undefined): number | undefined {
  const paise = Math.round(Number(rupees) * 100)
  return rupees && paise >= 0 && paise < 1e9 ? paise : undefined
}

interface BillProps {
  booking: Booking
  button: string
  act: (change: BookingChange) => Promise<void>
}

/** The bill of a booking; what goes along has a field of its own. */
export function Bill({ booking, button, act }: BillProps) {
  const lines = linesOf(booking)
  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const amounts = lines.map(({ resource }) => ({ resource, paise: paiseOf(typed[resource]) ?? Number.NaN }))
    const paise = amounts.reduce((sum, line) => sum + line.paise, 0)
    const wrong = amounts.find((line) => Number.isNaN(line.paise)) ?? (paise < 1e9 ? undefined : amounts[0])
    if (wrong) return { text: t`Write the rupees as a number.`, at: [wrong.resource] }
    const along = Object.fromEntries(amounts.slice(1).map((line) => [line.resource, line.paise]))
    await act({ do: 'bill', paise, ...(lines.length > 1 ? { parts: along } : {}) })
    return undefined
  }
  return (
    <TypedForm className="grid gap-3" submit={submit}>
      {lines.map(({ resource, written }) => {
        const name = resourceName(resource)
        return (
          <Field
            key={resource}
            name={resource}
            label={lines.length > 1 ? t`${name}, in rupees` : t`The bill in rupees`}
            defaultValue={written === undefined ? undefined : String(written / 100)}
            type="number"
            inputMode="decimal"
            min="0"
            step="any"
            enterKeyHint="done"
          />
        )
      })}
      <Submit className="button-quiet justify-self-start">{button}</Submit>
    </TypedForm>
  )
}

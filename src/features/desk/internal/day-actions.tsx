import type { ComponentProps } from 'react'
import { t } from '@lingui/core/macro'
import { freeSlotsNow, type DeskBooking, type DeskDays } from './stored-day.ts'
import { workedHours } from './day-plan.ts'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import { TakeCash } from '#src/features/cash/take-cash.tsx'
import { CallOff } from '#src/features/bookings/change-booking.tsx'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { Bill } from './day-bill.tsx'
import { TimeForm, type ChosenTime } from './day-time-form.tsx'
import { whyUndone } from '#src/platform/faults/why-undone.ts'

interface BookingActionsProps {
  booking: DeskBooking
  days: DeskDays
  account: string
  act: (change: BookingChange) => Promise<void>
}

/** The desk's actions on a booking. */
export function BookingActions({ booking, days, account, act }: BookingActionsProps) {
  switch (booking.state) {
    case 'asked':
    case 'offered':
      return (
        <>
          <Answering booking={booking} days={days} account={account} act={act} />
          <CallOff onCallOff={(reason) => act({ do: 'call_off', reason })} />
        </>
      )
    case 'confirmed':
      return (
        <>
          <WhoGoes booking={booking} days={days} act={act} />
          <Worked booking={booking} button={t`Done`} act={act} />
          <details>
            <summary className="font-bold text-green">{t`Move it`}</summary>
            <TimeForm booking={booking} days={days}>
              {(time) => (
                <Act label={t`Move it there`} onClick={() => act({ do: 'move', ...time })} isChief />
              )}
            </TimeForm>
          </details>
          <CallOff onCallOff={(reason) => act({ do: 'call_off', reason })} />
        </>
      )
    case 'done':
      return (
        <>
          <Bill booking={booking} button={t`Write the bill`} act={act} />
          <Worked booking={booking} button={t`Correct it`} act={act} />
        </>
      )
    case 'billed':
      return booking.paid ? null : (
        <>
          {booking.order && booking.bill_paise !== null && (
            <TakeCash
              account={account}
              about={{ order: booking.order }}
              label={booking.name ?? booking.reference}
              paise={booking.bill_paise}
            />
          )}
          <Bill booking={booking} button={t`Correct it`} act={act} />
        </>
      )
    default:
      return null
  }
}

/** Confirms a time, or offers it or the three nearest free ones. */
function Answering({ booking, days, account, act }: BookingActionsProps) {
  const offerNearest = async (time: ChosenTime) => {
    const { starts, ends, resource = booking.resource } = time
    const slots = await freeSlotsNow(account, { resource, starts, ends })
    if (typeof slots !== 'string' && slots.length > 0) return act({ do: 'offer', resource, slots })
    notify({
      title: t`Nothing was offered`,
      text: typeof slots === 'string' ? whyUndone(slots) : t`No free time within 14 days.`,
      tone: 'alarm',
    })
  }
  return (
    <TimeForm booking={booking} days={days}>
      {({ resource, ...slot }) => {
        const other = resource === undefined ? {} : { resource }
        return (
          <>
            <Act label={t`Book it`} onClick={() => act({ do: 'confirm', ...other, ...slot })} isChief />
            <Act label={t`Offer this time`} onClick={() => act({ do: 'offer', ...other, slots: [slot] })} />
            <Act
              label={t`Offer the three nearest free times`}
              onClick={() => offerNearest({ ...other, ...slot })}
            />
          </>
        )
      }}
    </TimeForm>
  )
}

interface ActProps {
  label: string
  onClick: () => Promise<void>
  isChief?: boolean
}

function Act({ label, onClick, isChief = false }: ActProps) {
  return (
    <button type="button" className={isChief ? 'button' : 'button-quiet'} onClick={() => void onClick()}>
      {label}
    </button>
  )
}

/** The longest text about who goes; the database has the same. */
const longestOperator = 80

function WhoGoes({ booking, days, act }: Pick<BookingActionsProps, 'booking' | 'days' | 'act'>) {
  const known = [...new Set(days.bookings.flatMap(({ operator }) => operator ?? []))].toSorted()
  const list = `known-${booking.id}`
  return (
    <>
      <OneAnswer
        label={t`Person assigned, with a phone number`}
        button={t`Assign`}
        defaultValue={booking.operator ?? ''}
        list={list}
        longest={longestOperator}
        onDone={(operator) => done(act({ do: 'assign', operator }))}
      />
      <datalist id={list}>
        {known.map((operator) => (
          <option key={operator}>{operator}</option>
        ))}
      </datalist>
    </>
  )
}

/** The database has 31 days, in minutes. */
const mostHours = 744

interface WrittenProps extends Pick<BookingActionsProps, 'booking' | 'act'> {
  button: string
}

function Worked({ booking, button, act }: WrittenProps) {
  return (
    <OneAnswer
      label={t`Hours worked`}
      button={button}
      defaultValue={String(workedHours(booking))}
      {...aNumber}
      onDone={async (hours) => {
        const minutes = Math.round(Number(hours) * 60)
        if (!(minutes >= 1 && minutes <= mostHours * 60)) return faultAt(t`Write the hours as a number.`)
        return done(act({ do: 'done', minutes }))
      }}
    />
  )
}

const aNumber = { type: 'number', inputMode: 'decimal', min: '0', step: 'any' } as const
/** Waits for an action, which reports its failure itself. */
const done = (action: Promise<void>) => action.then(() => undefined)
const faultAt = (text: string): Fault => ({ text, at: ['answer'] })

interface OneAnswerProps extends Omit<ComponentProps<typeof Field>, 'name'> {
  button: string
  onDone: (answer: string) => Promise<Fault | undefined>
}

/** A field with a button. */
function OneAnswer({ button, onDone, ...field }: OneAnswerProps) {
  const submit = async (form: HTMLFormElement) => {
    const { answer = '' } = typedIn(form)
    return answer === '' ? faultAt(t`Please fill this in.`) : onDone(answer)
  }
  return (
    <TypedForm className="grid gap-3" submit={submit}>
      <Field {...field} name="answer" enterKeyHint="done" />
      <Submit className="button-quiet justify-self-start">{button}</Submit>
    </TypedForm>
  )
}

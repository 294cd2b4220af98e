import { t } from '@lingui/core/macro'
import { dropAnswer } from './answer.ts'
import type { PendingAction } from '#src/features/bookings/pending-actions.ts'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import { slotText } from '#src/features/bookings/slot-text.ts'
import { notifyIfNotSaved } from './notify-saved.ts'
import { writtenAction } from './written-action.ts'

interface ReturnedProps {
  returned: PendingAction
  act: (change: BookingChange, replaces?: string) => Promise<void>
}

/** A returned action, with the reason, its text, and the nearest free times. */
export function Returned({ returned, act }: ReturnedProps) {
  const { id, action, code } = returned
  const written = writtenAction(action)
  const tried = slotText(action)
  const again = changeAgain(returned)
  return (
    <div className="grid gap-3 pb-4">
      {written && (
        <p className="wrap-anywhere">
          <span className="block text-muted">{t`Your unsent answer`}</span>
          {written}
        </p>
      )}
      <p className="font-bold text-red" role="status">
        {whyBack(code, tried)}
      </p>
      {code === 'changed_meanwhile' && (
        <button type="button" className="button justify-self-start" onClick={() => void act(again, id)}>
          {t`Send it anyway`}
        </button>
      )}
      <OtherTimes returned={returned} act={act} />
      <button
        type="button"
        className="button-quiet justify-self-start"
        onClick={() => void dropAnswer(id).then(notifyIfNotSaved)}
      >
        {t`Delete returned items`}
      </button>
    </div>
  )
}

/** Returns a returned action as one to the booking as the centre had it then. */
function changeAgain({ action, refused }: PendingAction): BookingChange {
  const { booking: _booking, label: _label, ...rest } = action
  return { ...rest, seen: refused?.booking?.version ?? rest.seen }
}

/** The nearest free times, each one tap away; those of an offer together. */
function OtherTimes({ returned, act }: ReturnedProps) {
  const { id, action, refused } = returned
  const slots = refused?.slots ?? []
  const again = changeAgain(returned)
  return (
    <>
      {action.do !== 'offer' &&
        slots.map((slot) => (
          <button
            key={slot.starts}
            type="button"
            className="button justify-self-start"
            onClick={() => void act({ ...again, ...slot }, id)}
          >
            {slotText(slot)}
          </button>
        ))}
      {action.do === 'offer' && <p>{slots.map((slot) => slotText(slot)).join('; ')}</p>}
      {action.do === 'offer' && slots.length > 0 && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => void act({ ...again, slots }, id)}
        >
          {t`Offer these times`}
        </button>
      )}
    </>
  )
}

const timeCodes = ['taken', 'past', 'closed', 'too_far', 'retired']

function whyBack(code: string | undefined, tried: string): string {
  if (code === undefined) return t`The centre did not accept this answer. Check it again.`
  // Names the time, so that a second refusal is not read as the first one.
  if (timeCodes.includes(code))
    return tried
      ? t`${tried} is not free. The nearest free times:`
      : t`This time is not free. The nearest free times:`
  if (code === 'paid') return t`This bill is paid already. Give the money back first.`
  if (code === 'not_begun') return t`It has not begun yet.`
  if (code === 'changed_meanwhile' || code === 'not_possible')
    return t`Somebody changed it meanwhile. Look again.`
  return t`The centre did not accept this answer. Check it again.`
}

import { t } from '@lingui/core/macro'
import { bookingActionKind } from '#src/features/requests/booking-action.ts'
import { dayGoneCode } from '#src/features/bookings/read-nearest-days.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { timeText } from '#src/base/moment.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { inOneLine, RequestHead } from '#src/features/my-requests/internal/request-head.tsx'
import { ReturnedActs } from '#src/features/my-requests/internal/returned-acts.tsx'
import { SaveCopy } from '#src/features/my-requests/internal/save-copy.tsx'
import { CancelRequest } from './cancel-request.tsx'
import { correctEntry } from '#src/features/my-requests/internal/own-entry.ts'
import { useForm } from './use-form.ts'
import { reasonOf, titleOf } from '#src/features/my-requests/internal/words-of-entry.ts'

const NearestDays = lazyPart(() => import('#src/features/bookings/nearest-days.tsx'))
const NearestTimes = lazyPart(async () => ({
  default: (await import('#src/features/bookings/own-bookings.tsx')).NearestTimes,
}))

/** A returned entry; in a farmer's list without the name. */
export function ReturnedRow({ entry, ofFarmer }: { entry: EntryLine; ofFarmer?: true }) {
  const form = useForm(entry.form)
  const kind = titleOf(entry, form)
  const title = inOneLine(kind, entry.name)
  return (
    <li className="card grid gap-2 border-2 border-red p-4" data-state="returned">
      <RequestHead title={kind} name={ofFarmer ? undefined : entry.name} as={ofFarmer && 'h4'} />
      <p className="flex items-center gap-3 font-bold text-red">
        <StateMark state="returned" />
        <span>{reasonOf(entry, form)}</span>
      </p>
      <p className="text-muted">{t`Saved on this phone ${timeText(entry.createdAt)}`}</p>
      {entry.form === bookingActionKind && (
        <LaterPart>
          <NearestTimes id={entry.id} />
        </LaterPart>
      )}
      {entry.returned?.code === dayGoneCode && (
        <LaterPart>
          <NearestDays
            id={entry.id}
            onChoose={(day) => correctEntry(entry, { [entry.returned?.field ?? '']: day })}
          />
        </LaterPart>
      )}
      <CancelRequest id={entry.id} title={title}>
        <ReturnedActs entry={entry} form={form} title={title} />
        <SaveCopy entry={entry} form={form} title={title} />
      </CancelRequest>
    </li>
  )
}

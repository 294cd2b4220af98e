import { type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { momentText } from '#src/base/moment.ts'
import type { Request } from '#src/features/requests/requests.ts'
import { timelineOf, type TimelineStep } from '#src/features/requests/timeline.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { MessageFiles } from '#src/features/voice/message-files.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { statusText } from '#src/features/my-requests/status-text.ts'

// Lazy: few requests book anything.
const BookingWord = lazyPart(async () => ({
  default: (await import('#src/features/bookings/own-bookings.tsx')).BookingWord,
}))

interface TimelineProps {
  request: Request | undefined
  kind: string
  receivedAt: string
}

/** The history of a request since the centre received it. */
export function Timeline({ request, kind, receivedAt }: TimelineProps) {
  return (
    <ol className="grid gap-2">
      <Step at={receivedAt} word={statusText('received')} note={undefined} />
      {request &&
        timelineOf(request).map((step) =>
          'what' in step ? (
            <Step
              key={`${step.booking.id} ${step.at} ${step.what.what}`}
              at={step.at}
              word={<BookingWord booking={step.booking} what={step.what} />}
              note={step.what.reason}
            />
          ) : (
            <Step key={step.event.id} at={step.at} word={eventWord(step, kind)} note={step.event.note}>
              <MessageFiles request={request.id} files={step.event.files} />
            </Step>
          ),
        )}
    </ol>
  )
}

function eventWord({ event }: Extract<TimelineStep, { event: unknown }>, kind: string): string {
  const { from, to, note, files } = event
  if (from === to && (note || files?.length)) return note ? t`The centre writes:` : t`The centre answers:`
  return statusText(to, kind, from)
}

interface StepProps {
  at: string
  word: ReactNode
  note: string | null | undefined
  children?: ReactNode
}

function Step({ at, word, note, children }: StepProps) {
  return (
    <li className="border-l-4 pl-3">
      <span className="block text-muted">{momentText(at)}</span>
      <strong>
        <LaterPart>{word}</LaterPart>
      </strong>
      {note && (
        <span className="block">
          <PersonalText>{note}</PersonalText>
        </span>
      )}
      {children}
    </li>
  )
}

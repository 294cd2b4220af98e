import { t } from '@lingui/core/macro'
import type { Request } from '#src/features/requests/requests.ts'
import { MessageFiles } from '#src/features/voice/message-files.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'

/** The centre's latest answer about a request; nothing without one. */
export function CentreNote({ request }: { request: Request | undefined }) {
  const answer = request?.events.findLast(({ by, note, files }) => by === 'centre' && (note || files?.length))
  if (!request || !answer) return null
  return (
    <div className="border-l-4 border-green pl-3 wrap-anywhere">
      <p>
        <span className="block text-muted">
          {answer.note ? t`The centre writes:` : t`The centre answers:`}
        </span>
        <PersonalText>{answer.note ?? ''}</PersonalText>
      </p>
      <MessageFiles request={request.id} files={answer.files} />
    </div>
  )
}

import { t } from '@lingui/core/macro'
import type { Request } from '#src/core/requests/requests.ts'
import { PersonalText } from '#src/ui/personal-text.tsx'

/** The centre's latest note about a request; nothing without one. */
export function CentreNote({ request }: { request: Request | undefined }) {
  const answer = request?.events.findLast(({ by, note }) => by === 'centre' && note)
  if (!answer) return null
  return (
    <p className="border-l-4 border-green pl-3 wrap-anywhere">
      <span className="block text-muted">{t`The centre writes:`}</span>
      <PersonalText>{answer.note ?? ''}</PersonalText>
    </p>
  )
}

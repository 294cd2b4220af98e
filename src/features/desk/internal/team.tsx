import { t } from '@lingui/core/macro'
import type { Role } from '#src/base/roles.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { roleName } from '#src/features/people/role-words.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { colleagueName, useColleagues } from './use-colleagues.ts'

/** Members of the desk with their numbers of open items. Admins grant roles. */
export function Team({ account }: { account: string }) {
  const { colleagues, why } = useColleagues(account)
  if (why) return <p role="status">{whyUndone(why)}</p>
  if (!colleagues) return <Spinner />
  return (
    <div className="grid max-w-2xl gap-4">
      <p>{t`To assign a request, open it and choose under “Assigned to”.`}</p>
      <ul className="grid gap-3">
        {colleagues.map((colleague) => (
          <li key={colleague.id} className="card flex flex-wrap items-center justify-between gap-2 p-4">
            <span>
              <strong className="block wrap-anywhere">
                {colleague.id === account ? t`You` : <PersonalText>{colleagueName(colleague)}</PersonalText>}
              </strong>
              <span className="text-muted">
                {colleague.roles.map((role) => roleName(role as Role)).join(', ')}
              </span>
            </span>
            <span>{t`${colleague.open} open`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { t } from '@lingui/core/macro'
import type { AccountHolder } from '#src/features/people/people.ts'
import { isolated } from '#src/base/isolated.ts'
import { momentText } from '#src/base/moment.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { FindPeople } from './find-people.tsx'
import { GiveRole } from './give-role.tsx'
import { personName, provenNumber } from './person-name.ts'
import { RoleBadges } from './role-badges.tsx'
import type { People } from './use-people.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'

interface UserManagementProps {
  people: People
  onManage: (id: string) => void
}

/** The list of accounts: e-mail, name, roles and date. */
export function UserManagement({ people, onManage }: UserManagementProps) {
  const { shown, why, more, busy, showMore } = people
  return (
    <div className="grid gap-4">
      <FindPeople people={people} />
      {shown?.length === 0 && !busy && <p role="status">{t`No person was found.`}</p>}
      {!shown && !busy && why && <p role="status">{whyUndone(why)}</p>}
      <ul className="grid gap-3">
        {shown?.map((person) => (
          <UserRow key={person.id} person={person} people={people} onManage={onManage} />
        ))}
      </ul>
      {busy && <Spinner />}
      {more && !busy && (
        <button type="button" className="button-quiet justify-self-center" onClick={showMore}>
          {t`Show more`}
        </button>
      )}
    </div>
  )
}

interface UserRowProps extends UserManagementProps {
  person: AccountHolder
}

function UserRow({ person, people, onManage }: UserRowProps) {
  const name = isolated(personName(person))
  const day = momentText(person.created_at).slice(0, 10)
  return (
    <li className="card grid gap-3 p-4 md:grid-cols-[1fr_1fr_auto] md:items-center">
      <div>
        <h2 className="text-lg wrap-anywhere">
          <PersonalText>{person.display_name ?? 'N/A'}</PersonalText>
        </h2>
        <p className="break-all">{person.email ? <PersonalText>{person.email}</PersonalText> : 'N/A'}</p>
        {person.phone && (
          <p>
            <PersonalText>{provenNumber(person)}</PersonalText>
          </p>
        )}
        <p className="text-muted">{t`Joined ${day}`}</p>
      </div>
      <RoleBadges
        of={name}
        roles={person.roles}
        onTake={(role) => void people.change(person, [{ role, give: false }])}
      />
      <div className="flex flex-wrap items-start gap-2">
        <GiveRole to={name} onGive={(role) => void people.change(person, [{ role, give: true }])} />
        <button
          type="button"
          className="button-quiet"
          aria-label={t`Manage ${name}`}
          onClick={() => onManage(person.id)}
        >
          {t`Manage`}
        </button>
      </div>
    </li>
  )
}

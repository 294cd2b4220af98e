import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { roles, type Role } from '#src/base/roles.ts'
import type { AccountHolder } from '#src/features/people/people.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { FindPeople } from './find-people.tsx'
import { personName, provenNumber } from './person-name.ts'
import { roleMeaning, roleName } from '#src/features/people/role-words.ts'
import type { People } from './use-people.ts'

interface RoleAssignmentProps {
  people: People
  /** The id of the person whose roles are shown. */
  managed: string | undefined
  onManage: (id: string) => void
  /** True right after *Manage*; then the chosen person gets the focus. */
  isLedHere: boolean
  onFound: () => void
}

/** All roles of one person with their meaning; selected first, then saved. */
export function RoleAssignment({ people, managed, onManage, isLedHere, onFound }: RoleAssignmentProps) {
  const person = people.shown?.find(({ id }) => id === managed)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isLedHere || !heading.current) return
    heading.current.focus()
    onFound()
  }, [isLedHere, onFound])
  return (
    <div className="grid max-w-2xl gap-4">
      <FindPeople people={people} />
      <label className="grid gap-1 font-bold">
        {t`Roles of`}
        <select
          className="field font-normal"
          value={person?.id ?? ''}
          onChange={(event) => onManage(event.target.value)}
        >
          <option value="" disabled>{t`Choose a person`}</option>
          {people.shown?.map((item) => (
            <option key={item.id} value={item.id}>
              {[item.display_name, item.email, provenNumber(item)]
                .flatMap((text) => (text ? [isolated(text)] : []))
                .join(', ') || 'N/A'}
            </option>
          ))}
        </select>
      </label>
      {person && (
        <section className="grid gap-3">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere">
            <PersonalText>{personName(person)}</PersonalText>
          </h2>
          <RolesOf key={`${person.id} ${person.roles.join(' ')}`} person={person} people={people} />
        </section>
      )}
    </div>
  )
}

/** Checkboxes for a person's roles; only the button saves. */
function RolesOf({ person, people }: { person: AccountHolder; people: People }) {
  const [wanted, setWanted] = useState<ReadonlySet<Role>>(new Set(person.roles))
  const changes = roles
    .filter((role) => wanted.has(role) !== person.roles.includes(role))
    .map((role) => ({ role, give: wanted.has(role) }))
  const choose = (role: Role) => {
    const after = new Set(wanted)
    if (!after.delete(role)) after.add(role)
    setWanted(after)
  }
  return (
    <>
      <ul className="grid gap-2">
        {roles.map((role) => (
          <li key={role} className="card p-4">
            <label className="flex min-h-12 items-center gap-3 font-bold">
              <input
                type="checkbox"
                className="size-6 accent-green"
                checked={wanted.has(role)}
                onChange={() => choose(role)}
              />
              {roleName(role)}
            </label>
            <p className="text-muted">{roleMeaning(role)}</p>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button justify-self-start aria-disabled:opacity-60"
        aria-disabled={changes.length === 0}
        onClick={() => changes.length > 0 && void people.change(person, changes)}
      >
        {t`Save these roles`}
      </button>
    </>
  )
}

import { t } from '@lingui/core/macro'
import { AppLink } from '#src/platform/ui/link.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useRoles } from '#src/platform/ui/use-roles.ts'
import { MainMenu } from './main-menu.tsx'

const WorkLinks = lazyPart(() => import('#src/features/desk/work-links.tsx'))

/** The main pages in the header of a wide window; for people with roles, their places of work. */
export function TopMenu() {
  const roles = useRoles()
  const work = roles && roles.length > 0 && (
    <LaterPart>
      <WorkLinks roles={roles} className="top-entry" />
    </LaterPart>
  )
  return (
    <MainMenu className="mr-auto ml-2 hidden wide:flex" entry="top-entry" isPlain work={work || undefined} />
  )
}

/** At the end of the header of a wide window: the sign-in, or the profile. */
export function TopSession() {
  const person = usePerson()
  const here = useReturnAddress()
  if (person)
    return (
      <AppLink to="/profile" className="top-entry">
        {t`Profile`}
      </AppLink>
    )
  return (
    // The stylesheet hides it from those who seem to be signed in, until the session is read.
    <AppLink
      to="/auth"
      search={{ to: here }}
      className={person === null ? 'top-entry' : 'top-entry signed-out'}
    >
      {t`Sign In`}
    </AppLink>
  )
}

import { t } from '@lingui/core/macro'
import { readablePhone } from '#src/base/phone.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { useRoles } from '#src/platform/ui/use-roles.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'

const WorkLinks = lazyPart(() => import('#src/features/desk/work-links.tsx'))
const SignOut = lazyPart(() => import('#src/features/account/sign-out.tsx'))

/** The signed-in person, and links to sign in or out. */
export function SessionLinks({ onGo }: { onGo: () => void }) {
  const person = usePerson()
  const here = useReturnAddress()
  const roles = useRoles()
  if (!person)
    return (
      <AppLink to="/auth" search={{ to: here }} className="button-quiet w-full" onClick={onGo}>
        {t`Sign In`}
      </AppLink>
    )
  return (
    <div className="grid gap-2">
      <p>
        {t`Welcome`}{' '}
        <strong>
          <bdi>{person.email || readablePhone(person.phone ?? '')}</bdi>
        </strong>
      </p>
      {roles && roles.length > 0 && (
        <LaterPart>
          <WorkLinks roles={roles} onGo={onGo} />
        </LaterPart>
      )}
      <AppLink to="/profile" className="button-quiet" onClick={onGo}>
        {t`Profile`}
      </AppLink>
      {/* As high as the button, so that nothing moves. */}
      <LaterPart fallback={<div className="min-h-12" />}>
        <SignOut onGo={onGo} />
      </LaterPart>
    </div>
  )
}

import { deskRoles } from '#src/base/roles.ts'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { Page } from '#src/features/gate/page.tsx'
import { roundWords as words } from '#src/features/round/internal/round-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only staff need this code.
const Round = lazyPart(() => import('#src/features/round/internal/round.tsx'))
loadEarly(Round)
const Tomorrow = lazyPart(() => import('#src/features/round/internal/tomorrow.tsx'))

/** The round of a day, for whoever brings the goods. */
export function RoundPage({ day }: { day: string | undefined }) {
  const title = localize(words.title)
  const staff = useStaff()
  return (
    <Page title={title} description={localize(words.description)} access="signed-in" canonical="/desk/round">
      <div className="column grid max-w-2xl gap-4 py-4">
        <RoleGate for={deskRoles} refusal={localize(words.noAccess)} heading={<h1>{title}</h1>} staff={staff}>
          {(account) => <Round key={account} account={account} day={day} />}
        </RoleGate>
      </div>
    </Page>
  )
}

const Claims = lazyPart(() => import('#src/features/round/internal/claims.tsx'))

/** The doors at which the words do not agree. */
export function ClaimsPage() {
  const title = localize(words.claimsTitle)
  const staff = useStaff()
  return (
    <Page
      title={title}
      description={localize(words.claimsDescription)}
      access="signed-in"
      canonical="/desk/claims"
    >
      <div className="column grid max-w-2xl gap-4 py-4">
        <RoleGate for={deskRoles} refusal={localize(words.noAccess)} heading={<h1>{title}</h1>} staff={staff}>
          {(account, roles) => <Claims key={account} account={account} roles={roles} />}
        </RoleGate>
      </div>
    </Page>
  )
}

/** What tomorrow needs, for whoever buys it in. */
export function TomorrowPage() {
  const title = localize(words.needsTitle)
  const staff = useStaff()
  return (
    <Page
      title={title}
      description={localize(words.tomorrowDescription)}
      access="signed-in"
      canonical="/desk/tomorrow"
    >
      <div className="column grid max-w-2xl gap-4 py-4">
        <RoleGate for={deskRoles} refusal={localize(words.noAccess)} heading={<h1>{title}</h1>} staff={staff}>
          {(account) => <Tomorrow key={account} account={account} />}
        </RoleGate>
      </div>
    </Page>
  )
}

import { deskRoles } from '#src/base/roles.ts'
import { Page } from '#src/features/gate/page.tsx'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { standingWords as words } from '#src/features/standing-orders/internal/standing-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only staff need this code.
const Callers = lazyPart(() => import('#src/features/standing-orders/internal/callers.tsx'))
loadEarly(Callers)

/** What comes each morning to people who call the desk. */
export function CallersPage() {
  const title = localize(words.callersTitle)
  const staff = useStaff()
  return (
    <Page
      title={title}
      description={localize(words.callersDescription)}
      access="signed-in"
      canonical="/desk/callers"
    >
      <div className="column grid max-w-2xl gap-4 py-4">
        <RoleGate
          for={deskRoles}
          refusal={localize(words.callersNoAccess)}
          heading={<h1>{title}</h1>}
          staff={staff}
        >
          {(account) => <Callers key={account} account={account} />}
        </RoleGate>
      </div>
    </Page>
  )
}

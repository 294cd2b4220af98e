import { t } from '@lingui/core/macro'
import { deskRoles } from '#src/base/roles.ts'
import type { DayPlace } from '#src/features/desk/internal/place.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { language } from '#src/platform/i18n/words.ts'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'
import { Page } from '#src/features/gate/page.tsx'

// Lazy: only staff need this code.
const Day = lazyPart(() => import('#src/features/desk/internal/day.tsx'))
loadEarly(Day)

speakDesk(language())

/** The day and the week of machines, workers and visits, for staff. */
export function DayPage({ place }: { place: DayPlace }) {
  const staff = useStaff()
  return (
    <Page
      title={t`Work of the day`}
      description={t`Bookings of machines, workers and visits.`}
      access="signed-in"
      canonical="/desk/day"
      signInFor={t`Please sign in to see the requests.`}
    >
      <div className="column grid gap-6 py-6">
        <RoleGate
          for={deskRoles}
          refusal={t`You don't have access to the desk`}
          more={<p>{t`Staff, managers and admins see the requests.`}</p>}
          heading={<h1>{t`Work of the day`}</h1>}
          staff={staff}
        >
          {(account) => <Day key={account} account={account} place={place} />}
        </RoleGate>
      </div>
    </Page>
  )
}

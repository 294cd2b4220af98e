import { t } from '@lingui/core/macro'
import { deskRoles } from '#src/base/roles.ts'
import { Page } from '#src/features/gate/page.tsx'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only staff need this code.
const CashDesk = lazyPart(() => import('#src/features/cash/internal/cash-desk.tsx'))
loadEarly(CashDesk)

speakMoney(language())

/** The cash of the centre: who has it, its slips, and its counts. */
export function CashPage() {
  const staff = useStaff()
  return (
    <Page
      title={t`Cash`}
      description={t`Cash in hand, with its slips and counts.`}
      access="signed-in"
      canonical="/cash"
      signInFor={t`Please sign in to see the cash.`}
    >
      <div className="column grid max-w-3xl gap-6 py-6">
        <RoleGate
          for={deskRoles}
          refusal={t`You don't have access to the cash`}
          heading={<h1>{t`Cash`}</h1>}
          staff={staff}
        >
          {(account, roles) => <CashDesk key={account} account={account} roles={roles} />}
        </RoleGate>
      </div>
    </Page>
  )
}

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
const Khatas = lazyPart(() => import('#src/features/khata/internal/khatas.tsx'))
loadEarly(Khatas)

speakMoney(language())

/** The khatas of all customers, for staff. */
export function KhatasPage({ of }: { of: string | undefined }) {
  const staff = useStaff()
  return (
    <Page
      title={t`Khatas`}
      description={t`Dues of each customer, and since when.`}
      access="signed-in"
      canonical="/khatas"
      signInFor={t`Please sign in to see the khatas.`}
    >
      <div className="column grid max-w-3xl gap-6 py-6">
        <RoleGate
          for={deskRoles}
          refusal={t`You don't have access to the khatas`}
          heading={<h1>{t`Khatas`}</h1>}
          staff={staff}
        >
          {(account, roles) => <Khatas key={account} account={account} roles={roles} of={of} />}
        </RoleGate>
      </div>
    </Page>
  )
}

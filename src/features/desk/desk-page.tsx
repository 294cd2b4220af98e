import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { deskRoles } from '#src/base/roles.ts'
import type { DeskPlace } from '#src/features/desk/internal/place.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { Page } from '#src/features/gate/page.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only staff need this code.
const Desk = lazyPart(() => import('#src/features/desk/internal/desk.tsx'))
loadEarly(Desk)

speakDesk(language())
speakForms(language())

/** A list and an open item side by side take the whole window. */
const wide = { maxWidth: '110rem', marginInline: 'auto' }

/** The desk, where staff read and answer requests and orders. */
export function DeskPage({ place }: { place: DeskPlace }) {
  // The open item names the window, so that two desk tabs differ.
  const [inner, setInner] = useState('')
  const staff = useStaff()
  return (
    <Page
      title={inner ? `${inner}, ${t`Desk`}` : t`Desk`}
      description={t`Requests and orders at the centre, and how they stand.`}
      access="signed-in"
      canonical="/desk"
      signInFor={t`Please sign in to see the requests.`}
    >
      <div className="column grid gap-6 pt-3 pb-6" style={wide}>
        <RoleGate
          for={deskRoles}
          refusal={t`You don't have access to the desk`}
          more={<p>{t`Staff, managers and admins see the requests.`}</p>}
          heading={<h1>{t`Desk`}</h1>}
          staff={staff}
        >
          {(account, roles) => (
            <Desk key={account} account={account} roles={roles} place={place} onTitle={setInner} />
          )}
        </RoleGate>
      </div>
    </Page>
  )
}

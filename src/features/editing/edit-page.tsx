import { t } from '@lingui/core/macro'
import { shopRoles } from '#src/base/roles.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { RoleGate } from '#src/features/people/role-gate.tsx'
import { useStaff } from '#src/features/people/use-staff.ts'
import { Page } from '#src/features/gate/page.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadEarly } from '#src/platform/ui/load-early.ts'

// Lazy: only editors need this code.
const EditDesk = lazyPart(() => import('#src/features/editing/internal/edit-desk.tsx'))
loadEarly(EditDesk)

speakDesk(language())
speakForms(language())

/** The item to edit: a product, a page or one of its texts, an area or a machine; the overview if empty. */
export interface Edited {
  readonly item?: string
  readonly page?: string
  readonly part?: string
  /** The name of a page's picture. */
  readonly picture?: string
  readonly area?: string
  /** A machine, a worker or a visit; the list of them if empty. */
  readonly resource?: string
  /** The name of a setting of the centre; the list of settings if empty. */
  readonly setting?: string
  readonly article?: string
  /** The step of the set-up that a setting leads back to. */
  readonly step?: string
  /** Set to open the log of edits. */
  readonly log?: string
  /** Set to change many products by a file. */
  readonly import?: string
  /** Set to record the phrases of Listen. */
  readonly record?: string
}

/** The page of editors, for prices and texts. */
export function EditPage(edited: Edited) {
  const staff = useStaff()
  return (
    <Page
      title={t`Change the shop`}
      description={t`Prices, the stock of the day, and the text of pages.`}
      access="signed-in"
    >
      <div className="column grid gap-6 py-6">
        <h1>{t`Change the shop`}</h1>
        <RoleGate
          for={shopRoles}
          refusal={t`Only editors, managers and admins change the shop.`}
          staff={staff}
        >
          {(account, roles) => (
            <EditDesk
              key={account}
              account={account}
              isManager={roles.includes('admin') || roles.includes('manager')}
              edited={edited}
            />
          )}
        </RoleGate>
      </div>
    </Page>
  )
}

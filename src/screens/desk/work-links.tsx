import { t } from '@lingui/core/macro'
import { deskRoles, shopRoles } from '#src/base/roles.ts'
import { speakDesk } from '#src/i18n/phrases-of-desk.ts'
import { language } from '#src/i18n/words.ts'
import { AppLink } from '#src/ui/link.tsx'

speakDesk(language())

/** Links to the pages of a person's roles. */
export default function WorkLinks({ roles, onGo }: { roles: readonly string[]; onGo: () => void }) {
  return (
    <>
      {deskRoles.some((role) => roles.includes(role)) && (
        <AppLink to="/desk" className="button-quiet" onClick={onGo}>
          {t`Desk`}
        </AppLink>
      )}
      {roles.includes('admin') && (
        <AppLink to="/admin" className="button-quiet" onClick={onGo}>
          {t`Admin Dashboard`}
        </AppLink>
      )}
      {shopRoles.some((role) => roles.includes(role)) && (
        <AppLink to="/edit" className="button-quiet" onClick={onGo}>
          {t`Change the shop`}
        </AppLink>
      )}
    </>
  )
}

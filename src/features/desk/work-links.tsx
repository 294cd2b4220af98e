import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { deskRoles, shopRoles } from '#src/base/roles.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { language } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

speakDesk(language())

interface WorkLinksProps {
  roles: readonly string[]
  className?: string
  onGo?: () => void
}

/** Links to the pages of a person's roles. */
export default function WorkLinks({ roles, className = 'button-quiet', onGo }: WorkLinksProps) {
  const here = useRouterState({ select: (state) => state.location.pathname.split('/')[1] })
  const link = (place: string, word: string) => (
    <AppLink to={`/${place}`} className={className} current={here === place} onClick={onGo}>
      {word}
    </AppLink>
  )
  return (
    <>
      {deskRoles.some((role) => roles.includes(role)) && (
        <>
          {link('desk', t`Desk`)}
          {link('khatas', t`Khatas`)}
          {link('cash', t`Cash`)}
        </>
      )}
      {roles.includes('admin') && link('admin', t`Admin Dashboard`)}
      {shopRoles.some((role) => roles.includes(role)) && link('edit', t`Change the shop`)}
    </>
  )
}

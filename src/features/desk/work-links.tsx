import { useRouterState } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { deskRoles, ownerRoles, shopRoles } from '#src/base/roles.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

speakDesk(language())

const ownerTitle = { en: 'The centre today', pa: 'ਕੇਂਦਰ ਦਾ ਹਾਲ', hi: 'केंद्र का हाल' }
const stockTitle = { en: 'Stock', pa: 'ਮਾਲ', hi: 'माल' }

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
  const isDesk = deskRoles.some((role) => roles.includes(role))
  return (
    <>
      {isDesk && link('desk', t`Desk`)}
      {isDesk && link('khatas', t`Khatas`)}
      {isDesk && link('cash', t`Cash`)}
      {isDesk && link('stock', localize(stockTitle))}
      {/* In the menu alone: the header of a wide window has one row. */}
      {onGo && ownerRoles.some((role) => roles.includes(role)) && link('owner', localize(ownerTitle))}
      {roles.includes('admin') && link('admin', t`Admin Dashboard`)}
      {shopRoles.some((role) => roles.includes(role)) && link('edit', t`Change the shop`)}
    </>
  )
}

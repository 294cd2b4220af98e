import { t } from '@lingui/core/macro'
import { Toaster } from '#src/ui/toaster.tsx'

/** Where short words about what just happened appear; each modal window has one of its own. */
export function Notices({ inWindow = false }: { inWindow?: boolean }) {
  return <Toaster label={t`Notices (F8)`} close={t`Close`} inWindow={inWindow} />
}

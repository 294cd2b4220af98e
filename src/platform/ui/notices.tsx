import { t } from '@lingui/core/macro'
import { Toaster } from './toaster.tsx'

/** The place of notices; each modal window has its own. */
export function Notices({ inWindow = false }: { inWindow?: boolean }) {
  return <Toaster label={t`Notices (F8)`} close={t`Close`} inWindow={inWindow} />
}

import { t } from '@lingui/core/macro'
import { Pictogram } from './pictogram.tsx'
import { loadOrNotify } from './load-or-notify.ts'

export interface ShareButtonProps {
  /** The subject, in a few words. */
  title: string
  /** Text next to the link. */
  text?: string
}

/** Shares this page. */
export function SharePage(props: ShareButtonProps) {
  return (
    <button type="button" className="button-quiet" onClick={() => runShare(props)}>
      <Pictogram name="share" className="size-7" />
      {t`Share this page`}
    </button>
  )
}

/** Shares once the code has loaded. */
export async function runShare(props: ShareButtonProps): Promise<void> {
  const loaded = await loadOrNotify(() => import('./share-link.ts'))
  await loaded?.share(props)
}

import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { loadOrNotify } from './load-or-notify.ts'

export interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string
  /** What is sent along with the link. */
  text?: string
}

/** Gives this page to somebody else. */
export function SharePage(props: ShareButtonProps) {
  return (
    <button type="button" className="button-quiet" onClick={() => runShare(props)}>
      <Pictogram name="share" className="size-7" />
      {t`Share this page`}
    </button>
  )
}

/** Shares it once the code for that is there. */
export async function runShare(props: ShareButtonProps): Promise<void> {
  const loaded = await loadOrNotify(() => import('#src/screens/share/share-link.ts'))
  await loaded?.share(props)
}

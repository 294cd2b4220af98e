import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { loadOrSay } from './load-or-say.ts'

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
  const loaded = await loadOrSay(() => import('#src/screens/share/share.ts'))
  await loaded?.share(props)
}

import { t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { loadOrSay } from './load-or-say.ts'

interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string
  /** What is sent along with the link. */
  text?: string
  /** The id of the one thing on this page that is meant. */
  anchor?: string
}

/** Gives a thing on this page to somebody else: a picture alone, named for who cannot see it. */
export function ShareThing(props: ShareButtonProps) {
  const { title } = props
  return (
    <button type="button" className="icon-button" aria-label={t`Share: ${title}`} onClick={() => run(props)}>
      <Pictogram name="share" className="size-7 text-green" />
    </button>
  )
}

/** Gives this page to somebody else. */
export function SharePage(props: ShareButtonProps) {
  return (
    <button type="button" className="button-quiet" onClick={() => run(props)}>
      <Pictogram name="share" className="size-7" />
      {t`Share this page`}
    </button>
  )
}

async function run(props: ShareButtonProps): Promise<void> {
  const loaded = await loadOrSay(() => import('#src/screens/share/share.ts'))
  await loaded?.share(props)
}

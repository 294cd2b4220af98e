import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { saveFile } from '#src/ui/save-file.ts'

/** Gives the person everything about them in one file. */
export function DownloadData({ isSignedIn }: { isSignedIn: boolean }) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const save = async () => {
    setBusy(true)
    setSaid('')
    const loaded = await loadOrSay(() => import('#src/core/privacy/own-data.ts'))
    const data = await loaded?.ownData().catch(() => undefined)
    setBusy(false)
    if (!data) return setSaid(t`The data could not be read. Reload this page and try again.`)
    // The name of a file is seen by whoever looks into the folder.
    saveFile('khet-seva-data.json', 'application/json', JSON.stringify(data, null, 2))
    if (isSignedIn && !data.atCentre)
      return setSaid(
        t`The centre could not be reached. The file has what is on this phone; save it again with network.`,
      )
    setSaid(t`The file is saved. Whoever opens it can read it all.`)
  }
  return (
    <section className="grid gap-3" aria-labelledby="download">
      <h2 id="download">{t`A copy of my data`}</h2>
      <p>
        {isSignedIn
          ? t`One file with all that the centre and this phone hold about you: account, requests, orders, cart, consents and the list of your papers.`
          : t`One file with what this phone holds of yours. Sign in to get what the centre holds too.`}
      </p>
      <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void save()}>
        {busy ? t`One moment…` : t`Save my data`}
      </button>
      <p role="status">{said}</p>
    </section>
  )
}

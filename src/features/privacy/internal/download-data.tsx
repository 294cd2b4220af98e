import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { OwnData } from './own-data.ts'
import { language } from '#src/platform/i18n/words.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { saveFile } from '#src/platform/ui/save-file.ts'

type Kind = 'page' | 'json'

/** Downloads all data of the person: as a page to read and print, and as a file for programs. */
export function DownloadData({ isSignedIn }: { isSignedIn: boolean }) {
  const [busy, setBusy] = useState<Kind>()
  const [result, setResult] = useState('')
  const save = async (kind: Kind) => {
    setBusy(kind)
    setResult('')
    const loaded = await loadOrNotify(() => import('./own-data.ts'))
    const data = await loaded?.ownData().catch(() => undefined)
    const file = data && (kind === 'json' ? jsonOf(data) : await pageOf(data))
    setBusy(undefined)
    if (!file) return setResult(t`The data could not be read. Reload this page and try again.`)
    await saveFile(...file, () =>
      setResult(
        data.undone
          ? `${t`The file has only the data on this phone.`} ${whyUndone(data.undone)}`
          : t`The file is saved. Anyone who opens it can read it all.`,
      ),
    )
  }
  return (
    <section className="grid gap-3" aria-labelledby="download">
      <h2 id="download">{t`A copy of my data`}</h2>
      <p>
        {isSignedIn
          ? t`All that the centre and this phone hold about you: account, requests, orders, cart, consents and the list of your papers.`
          : t`One file with your data from this phone. Sign in to get the centre’s data too.`}
      </p>
      <button type="button" className="button-quiet" aria-disabled={!!busy} onClick={() => void save('page')}>
        {busy === 'page' ? t`One moment…` : t`Save as a page to read and print`}
      </button>
      <button type="button" className="button-quiet" aria-disabled={!!busy} onClick={() => void save('json')}>
        {busy === 'json' ? t`One moment…` : t`Save my data for programs (JSON)`}
      </button>
      <p role="status">{result}</p>
    </section>
  )
}

/** The name, type and content of a file. The name is visible to everybody who opens the folder. */
type FileParts = readonly [name: string, type: string, content: string]

function jsonOf(data: OwnData): FileParts {
  return ['khet-seva-data.json', 'application/json', JSON.stringify(data, null, 2)]
}

/** Returns nothing if the code did not load; a notice was shown then. */
async function pageOf(data: OwnData): Promise<FileParts | undefined> {
  const loaded = await loadOrNotify(() => import('./own-data-page.ts'))
  if (!loaded) return undefined
  const page = await loaded.ownDataPage(data, language())
  return ['khet-seva-data.html', 'text/html;charset=utf-8', page]
}

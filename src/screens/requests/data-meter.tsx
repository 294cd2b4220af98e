import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { notify } from '#src/ui/toasts.ts'

interface Facts {
  /** In bytes. */
  readonly stored: number | undefined
  readonly used: number
  /** Whether every page is on the phone. */
  readonly kept: boolean
  /** Whether there is no room for all of them; not known before the worker has tried. */
  readonly full?: boolean
  /** Pages come by themselves, but not where data is saved: there they are asked for. */
  readonly isAsked: boolean
  /** What keeping the pages would cost. */
  readonly cost: number | undefined
}

const nothing: Facts = { stored: undefined, used: 0, kept: false, isAsked: false, cost: undefined }

/** How much of the phone and of its data this app takes; and where the pages are not kept yet, the way to keep them. */
export function DataMeter() {
  const [facts, setFacts] = useState(nothing)
  const [keeping, setKeeping] = useState(false)
  useEffect(() => {
    let left = false
    const show = (known: Facts) => left || setFacts(known)
    lookUp()
      .then(async (known) => {
        show(known)
        if (!known.kept && !known.isAsked) show(await tryAgain(known))
      })
      .catch(() => undefined)
    return () => void (left = true)
  }, [])
  const keep = async () => {
    setKeeping(true)
    const loaded = await loadOrSay(() => import('#src/core/phone/worker.ts'))
    const kept = await loaded?.requestPageCaching().catch(() => 'part')
    if (kept === 'part') sayNotAllCame()
    const known = await lookUp().catch(() => facts)
    // What it costs is not to be asked without network, and is as it was.
    setFacts({ ...known, cost: known.cost ?? facts.cost, full: kept === 'full' })
    setKeeping(false)
  }
  const { isAsked } = facts
  const [stored, used, cost] = [facts.stored, facts.used, facts.cost].map(sizeText)
  return (
    <>
      <ul className="grid list-disc gap-2 pl-6">
        {stored && <li>{t`Stored on this phone: ${stored}.`}</li>}
        {used && <li>{t`Data used this month: ${used}.`}</li>}
        <KeptPages {...facts} />
      </ul>
      {isAsked && (
        <div className="grid justify-items-start gap-2">
          <p>{t`The pages are not on this phone yet: the browser is set to save data.`}</p>
          <button type="button" className="button-quiet" aria-disabled={keeping} onClick={keep}>
            <Pictogram name="offline" className="size-7" />
            {keeping ? t`One moment…` : cost ? t`Keep for offline (${cost})` : t`Keep for offline`}
          </button>
        </div>
      )}
    </>
  )
}

/** What opens without a network; nothing while that is not known. */
function KeptPages({ kept, full, stored, isAsked }: Facts) {
  if (kept) return <li>{t`Every page opens without network.`}</li>
  if (full)
    return (
      <li role="status">
        {t`This phone is full: without network only a part of the app opens. Delete some photos or apps, then open the app again.`}
      </li>
    )
  if (!stored || isAsked) return null
  return <li>{t`Only a part of the app is on this phone yet. The rest comes when there is network.`}</li>
}

/** What keeping the pages comes to now: they may be on their way, or have no room. */
async function tryAgain(known: Facts): Promise<Facts> {
  const { requestPageCaching } = await import('#src/core/phone/worker.ts')
  const kept = await requestPageCaching()
  return { ...known, kept: kept === 'all', full: kept === 'full' }
}

function sayNotAllCame(): void {
  notify({
    title: t`Some pages did not download`,
    text: t`The pages that came stay on this phone. Tap again when there is network.`,
    tone: 'alarm',
  })
}

async function lookUp(): Promise<Facts> {
  const phone = await import('#src/core/phone/phone-facts.ts')
  const kept = await phone.arePagesCached()
  const isAsked = !kept && phone.isSavingData()
  return {
    stored: (await phone.storageEstimate())?.used,
    used: phone.dataUsed(),
    kept,
    isAsked,
    cost: isAsked ? await phone.offlineDownloadSize() : undefined,
  }
}

/** Nothing for none. */
function sizeText(bytes: number | undefined): string | undefined {
  if (!bytes) return undefined
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

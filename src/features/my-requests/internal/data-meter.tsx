import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { notify } from '#src/platform/ui/toasts.ts'

interface Facts {
  /** In bytes. */
  readonly stored: number | undefined
  readonly used: number
  /** True if every page is on the phone. */
  readonly isWhole: boolean
  /** True if there is no room for all pages; unknown before the worker has tried. */
  readonly full?: boolean
  /** True if pages are only cached on request, because data is being saved. */
  readonly isRequested: boolean
  /** Download size of the missing pages, in bytes. */
  readonly cost: number | undefined
}

const empty: Facts = { stored: undefined, used: 0, isWhole: false, isRequested: false, cost: undefined }

/** The storage and the data that this app uses; with missing pages, a button that caches them. */
export function DataMeter() {
  const [facts, setFacts] = useState(empty)
  const [isCaching, setIsCaching] = useState(false)
  useEffect(() => {
    let left = false
    const show = (known: Facts) => left || setFacts(known)
    measure()
      .then(async (known) => {
        show(known)
        if (!known.isWhole && !known.isRequested) show(await tryAgain(known))
      })
      .catch(() => undefined)
    return () => void (left = true)
  }, [])
  const keep = async () => {
    setIsCaching(true)
    const loaded = await loadOrNotify(() => import('#src/platform/device/page-worker.ts'))
    const extent = await loaded?.requestPageCaching().catch(() => 'part')
    if (extent === 'part') notifyIncomplete()
    const known = await measure().catch(() => facts)
    // The size is unknown offline, so the last one stays.
    setFacts({ ...known, cost: known.cost ?? facts.cost, full: extent === 'full' })
    setIsCaching(false)
  }
  const { isRequested } = facts
  const [stored, used, cost] = [facts.stored, facts.used, facts.cost].map(sizeText)
  return (
    <>
      <ul className="grid list-disc gap-2 pl-6">
        {stored && <li>{t`Stored on this phone: ${stored}.`}</li>}
        {used && <li>{t`Data used this month: ${used}.`}</li>}
        <CachedPages {...facts} />
      </ul>
      {isRequested && (
        <div className="grid justify-items-start gap-2">
          <p>{t`The pages are not on this phone yet: the browser is set to save data.`}</p>
          <button type="button" className="button-quiet" aria-disabled={isCaching} onClick={keep}>
            <Pictogram name="offline" className="size-7" />
            {isCaching ? t`One moment…` : cost ? t`Keep for offline (${cost})` : t`Keep for offline`}
          </button>
        </div>
      )}
    </>
  )
}

/** The pages that open offline; nothing while that is unknown. */
function CachedPages({ isWhole, full, stored, isRequested }: Facts) {
  if (isWhole) return <li>{t`Every page opens without network.`}</li>
  if (full)
    return (
      <li role="status">
        {t`This phone is full: without network only a part of the app opens. Delete some photos or apps, then open the app again.`}
      </li>
    )
  if (!stored || isRequested) return null
  return <li>{t`Only a part of the app is on this phone yet. The rest comes when there is network.`}</li>
}

/** Returns the state after another attempt: pages may be loading, or may not fit. */
async function tryAgain(known: Facts): Promise<Facts> {
  const { requestPageCaching } = await import('#src/platform/device/page-worker.ts')
  const extent = await requestPageCaching()
  return { ...known, isWhole: extent === 'all', full: extent === 'full' }
}

function notifyIncomplete(): void {
  notify({
    title: t`Some pages did not download`,
    text: t`The pages that came stay on this phone. Tap again when there is network.`,
    tone: 'alarm',
  })
}

async function measure(): Promise<Facts> {
  // The worker's part too: the tap may come without network.
  const [phone] = await Promise.all([
    import('#src/platform/device/phone-facts.ts'),
    import('#src/platform/device/page-worker.ts'),
  ])
  const extent = await phone.arePagesCached()
  const isRequested = !extent && phone.isSavingData()
  return {
    stored: (await phone.storageEstimate())?.used,
    used: phone.dataUsed(),
    isWhole: extent,
    isRequested,
    cost: isRequested ? await phone.offlineDownloadSize() : undefined,
  }
}

/** Returns `undefined` for zero. */
function sizeText(bytes: number | undefined): string | undefined {
  if (!bytes) return undefined
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

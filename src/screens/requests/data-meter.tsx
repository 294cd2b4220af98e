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
    lookUp().then(
      (known) => left || setFacts(known),
      () => undefined,
    )
    return () => void (left = true)
  }, [])
  const keep = async () => {
    setKeeping(true)
    const loaded = await loadOrSay(() => import('#src/core/worker.ts'))
    const kept = await loaded?.askToKeepPages().catch(() => false)
    if (kept === false) sayNotAllCame()
    const known = await lookUp().catch(() => facts)
    // What it costs is not to be asked without network, and is as it was.
    setFacts({ ...known, cost: known.cost ?? facts.cost })
    setKeeping(false)
  }
  const { kept, isAsked } = facts
  const [stored, used, cost] = [facts.stored, facts.used, facts.cost].map(sizeText)
  return (
    <>
      <ul className="grid list-disc gap-2 pl-6">
        {stored && <li>{t`Stored on this phone: ${stored}.`}</li>}
        {used && <li>{t`Data used this month: ${used}.`}</li>}
        {kept && <li>{t`Every page opens without network.`}</li>}
      </ul>
      {isAsked && (
        <div className="grid justify-items-start gap-2">
          <p>{t`The pages are not on this phone yet: the browser is set to save data.`}</p>
          <button type="button" className="button-quiet" disabled={keeping} onClick={keep}>
            <Pictogram name="offline" className="size-7" />
            {keeping ? t`One moment…` : cost ? t`Keep for offline (${cost})` : t`Keep for offline`}
          </button>
        </div>
      )}
    </>
  )
}

function sayNotAllCame(): void {
  notify({
    title: t`Not all pages have come`,
    text: t`What came stays on this phone. Tap again when there is network.`,
    tone: 'alarm',
  })
}

async function lookUp(): Promise<Facts> {
  const phone = await import('#src/core/phone-facts.ts')
  const kept = await phone.arePagesKept()
  const isAsked = !kept && phone.isSavingData()
  return {
    stored: (await phone.storageEstimate())?.used,
    used: phone.dataUsed(),
    kept,
    isAsked,
    cost: isAsked ? await phone.costOfKeeping() : undefined,
  }
}

/** Nothing for none. */
function sizeText(bytes: number | undefined): string | undefined {
  if (!bytes) return undefined
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`
}

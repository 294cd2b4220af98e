import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { SaveResult } from '#src/base/outcome.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

/** Whether photos may use mobile data; a setting of the phone and not of an account. */
export function WifiOnly() {
  const chosen = useObservable<boolean>(
    'wifi only',
    () => code().then(({ watchWifiOnly }) => watchWifiOnly()),
    false,
  )
  const [outcome, setOutcome] = useState<SaveResult>()
  const choose = async (wifiOnly: boolean) => setOutcome(await (await code()).saveWifiOnly(wifiOnly))
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 font-bold">
        <input
          type="checkbox"
          className="size-7 shrink-0 accent-green"
          checked={chosen}
          onChange={(event) => void choose(event.target.checked)}
        />
        <span>{t`Send photos on Wi-Fi only`}</span>
      </label>
      <p className="text-muted">{t`The answers are sent now. Photos will be sent over Wi-Fi.`}</p>
      <FieldError alert>{outcome && !outcome.saved && whyNotSaved(outcome.why)}</FieldError>
    </div>
  )
}

const code = () => import('#src/platform/files/wifi-only.ts')

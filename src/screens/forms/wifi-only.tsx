import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Kept } from '#src/base/outcome.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** Whether photos may go over mobile data. It is a choice of the phone, not of whoever uses it. */
export function WifiOnly() {
  const chosen = useHeld<boolean>(
    'wifi only',
    () => code().then(({ watchWifiOnly }) => watchWifiOnly()),
    false,
  )
  const [outcome, setOutcome] = useState<Kept>()
  const choose = async (wifiOnly: boolean) => setOutcome(await (await code()).keepWifiOnly(wifiOnly))
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
      <p className="text-muted">{t`The answers go at once. Photos wait until there is Wi-Fi.`}</p>
      <p role="alert" className="text-red empty:hidden">
        {outcome && !outcome.kept && whyNotKept(outcome.why)}
      </p>
    </div>
  )
}

const code = () => import('#src/core/documents/wifi-only.ts')

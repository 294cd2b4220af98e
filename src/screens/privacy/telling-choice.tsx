import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { language } from '#src/i18n/words.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { refusedText, turningText } from '#src/screens/push/turning-text.ts'
import { useTelling } from '#src/screens/push/use-telling.ts'
import { CheckBox } from '#src/ui/check-box.tsx'

/** Whether this phone tells when the centre answers: one tap to switch it on or off, or why there is none. */
export function TellingChoice() {
  const telling = useTelling()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  if (!telling) return null
  const isOn = telling.said === 'yes' && telling.notices === 'granted'
  const choose = async () => {
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/push/telling.ts'))
    if (loaded && isOn) {
      const outcome = await loaded.tellNoMore()
      setTold(outcome.kept ? '' : whyNotKept(outcome.why))
    } else if (loaded) {
      const turned = await loaded.tellOnThisPhone(language())
      setTold(turned === 'on' ? '' : turningText(turned))
    }
    setBusy(false)
  }
  return (
    <div className="card grid gap-2 p-4">
      <h3>{t`Notify me on this phone when the centre answers`}</h3>
      <p>{t`It says only that there is news: no name, no number, nothing you wrote.`}</p>
      {telling.notices === 'cannot' && (
        <p>{t`This browser cannot do that. On an iPhone, add the app to the home screen first and open it there.`}</p>
      )}
      {telling.notices === 'denied' && <p>{refusedText()}</p>}
      {(telling.notices === 'default' || telling.notices === 'granted') && (
        <CheckBox
          label={isOn ? t`Yes` : t`No`}
          checked={isOn}
          aria-disabled={busy}
          onChange={() => void choose()}
        />
      )}
      <p role="status" className="empty:-mt-2">
        {told}
      </p>
    </div>
  )
}

import { useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import { addressIn } from '#src/i18n/address.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { language } from '#src/i18n/words.ts'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify } from '#src/ui/toasts.ts'

speakAccount(language())

const visits = () => import('#src/core/visit/visit.ts')

/** Ends that somebody uses the phone once; where something waits for the centre, it says first what becomes of that. */
export function FinishVisit() {
  const [waits, setWaits] = useState(0)
  const finish = async () => {
    const loaded = await loadOrNotify(visits)
    if (!loaded) return
    const waiting = await loaded.waitingOfVisit()
    if (waiting > 0 && waits === 0) return setWaits(waiting)
    const outcome = await loaded.endVisit()
    // As a new page: nothing of what was shown or typed is to stay in this one's memory.
    if (outcome.saved) return location.replace(addressIn(language(), '/lock'))
    notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <div className="flex items-center gap-3">
      <p className="grow" role="status">
        {waits > 0
          ? plural(waits, {
              one: '# request waits for network. It goes out later; the app shows it to nobody. All else is erased.',
              other:
                '# requests wait for network. They go out later; the app shows them to nobody. All else is erased.',
            })
          : t`Used once: nothing of yours stays.`}
      </p>
      <button type="button" className="button" onClick={() => void finish()}>
        {waits > 0 ? t`Finish all the same` : t`Finish`}
      </button>
    </div>
  )
}

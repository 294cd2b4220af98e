import { useId } from 'react'
import { t } from '@lingui/core/macro'
import type { PhoneView, RunView } from '#src/simulator/run-view.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { PhoneDrawing } from './phone-drawing.tsx'
import { personWord, phoneName } from './event-words.ts'

const newPhone: PhoneView = { account: undefined, isCut: false, waiting: 0, returned: 0, calls: 0 }

/** Both phones with their lines, and the centre to which these lead. */
export function World({ view }: { view: RunView | undefined }) {
  const [first = newPhone, second = newPhone] = view?.phones ?? []
  const received = view?.counts.received ?? 0
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <ConnectedPhone called={phoneName(0)} phone={first} />
        <ConnectedPhone called={phoneName(1)} phone={second} />
      </div>
      <section className="flex items-center gap-3 rounded-lg border-2 border-green p-2">
        <Pictogram name="centre" className="size-10 text-green" />
        <h2 className="text-lg">{t`Centre`}</h2>
        <p className="font-bold">{t`Received: ${received}`}</p>
      </section>
    </div>
  )
}

function ConnectedPhone({ called, phone }: { called: string; phone: PhoneView }) {
  const title = useId()
  const { account, isCut, waiting, returned } = phone
  return (
    <section aria-labelledby={title} className="grid content-start justify-items-center text-center">
      <h2 id={title} className="text-lg">
        {called}
      </h2>
      <p className="text-sm text-muted">{personWord(account)}</p>
      <p className="font-bold">{t`Waits: ${waiting}`}</p>
      <p className={returned > 0 ? 'text-sm text-red' : 'text-sm text-muted'}>{t`Came back: ${returned}`}</p>
      <PhoneDrawing phone={phone} />
      <p className="sr-only">{isCut ? t`Line cut` : t`Line whole`}</p>
    </section>
  )
}

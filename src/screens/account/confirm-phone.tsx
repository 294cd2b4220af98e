import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { useBackSteps } from '#src/ui/use-back-steps.ts'
import { useObservable } from '#src/ui/use-observable.ts'
import { codesNotice, faultOr, phoneNotice } from './code-notices.ts'
import { CodeStep } from './code-step.tsx'
import { FaultWords, type Fault } from '#src/screens/fields/typed-form.tsx'

/** Shows whether a number can sign in to the account, and confirms it by a code. */
export function ConfirmPhone({ account, number }: { account: string; number: string }) {
  const own = useObservable<string | null | undefined>(
    `own phone of ${account}`,
    async () => {
      const { learnOwnPhone, watchOwnPhone } = await import('#src/core/account/own-phone.ts')
      void learnOwnPhone(account)
      return watchOwnPhone(account)
    },
    undefined,
  )
  const [sentAt, setSentAt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  useBackSteps(sentAt ? 1 : 0, () => setSentAt(0))
  if (own === undefined) return null
  if (own === number) return <p>{t`This number is confirmed. You can sign in with it too.`}</p>

  const sendCode = async () => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('#src/core/account/own-phone.ts'))
    const answer = await loaded?.sendOwnPhoneCode(account, number)
    const found = answer && faultOr(codesNotice(answer, t`Verification Failed`))
    if (answer?.sent.length) setSentAt(Date.now())
    setFault(found)
    setBusy(false)
    return found
  }
  const tryCode = async (code: string) => {
    const loaded = await loadOrNotify(() => import('#src/core/account/own-phone.ts'))
    if (!loaded) return undefined
    const outcome = await loaded.confirmOwnPhone(account, number, code)
    if ('confirmed' in outcome) setSentAt(0)
    return phoneNotice(outcome)
  }

  if (sentAt)
    return (
      <CodeStep
        heading="h2"
        sentTo={phoneText(number)}
        sentAt={sentAt}
        onCode={tryCode}
        onResend={sendCode}
        onBack={() => setSentAt(0)}
      />
    )
  return (
    <div className="grid gap-2 border-t pt-4">
      <p className="font-bold">{phoneText(number)}</p>
      <p>{t`Once this number is confirmed, you can sign in with it too.`}</p>
      {fault && <FaultWords fault={fault} />}
      <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void sendCode()}>
        {busy ? t`One moment…` : t`Confirm this number`}
      </button>
    </div>
  )
}

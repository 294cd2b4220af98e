import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { useHeld } from '#src/ui/use-held.ts'
import { codesNotice, phoneNotice } from './code-notices.ts'
import { CodeStep } from './code-step.tsx'

/** Whether a number opens the account too, and the way to make it so by a code. */
export function ConfirmPhone({ account, number }: { account: string; number: string }) {
  const own = useHeld<string | null | undefined>(
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
  if (own === undefined) return null
  if (own === number) return <p>{t`This number is confirmed. You can sign in with it too.`}</p>

  const sendCode = async () => {
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/account/own-phone.ts'))
    if (loaded) {
      const answer = await loaded.sendOwnPhoneCode(account, number)
      notify(codesNotice(answer, t`Verification Failed`))
      if (answer.sent.length > 0) setSentAt(Date.now())
    }
    setBusy(false)
  }
  const tryCode = async (code: string) => {
    const loaded = await loadOrSay(() => import('#src/core/account/own-phone.ts'))
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
      <button type="button" className="button-quiet" aria-disabled={busy} onClick={sendCode}>
        {busy ? t`One moment…` : t`Confirm this number`}
      </button>
    </div>
  )
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import type { OwnAddress } from './own-address.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { useBackSteps } from '#src/platform/ui/use-back-steps.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { codesNotice, faultOr, missing, ownAddressNotice } from './code-notices.ts'
import { CodeStep } from './code-step.tsx'
import { Field } from '#src/platform/fields/field.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { FaultWords, Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'

const load = () => import('./own-address.ts')

/** Observes the confirmed address of a channel: `undefined` until the centre has answered. */
function useOwn(channel: OwnAddress['channel'], account: string) {
  return useObservable<string | null | undefined>(
    `own ${channel} of ${account}`,
    async () => {
      const { learnOwnAddress, watchOwnAddress } = await load()
      void learnOwnAddress(channel, account)
      return watchOwnAddress(channel, account)
    },
    undefined,
  )
}

/** Returns the state of confirming an address by a code, with its actions. */
function useConfirming(account: string) {
  const [sent, setSent] = useState<{ address: OwnAddress; at: number }>()
  const sendTo = async (address: OwnAddress): Promise<Fault | undefined> => {
    const loaded = await loadOrNotify(load)
    const answer = await loaded?.sendOwnAddressCode(account, address)
    if (answer?.sent.length) setSent({ address, at: Date.now() })
    return answer && faultOr(codesNotice(answer, t`Verification Failed`))
  }
  const tryCode = async (code: string) => {
    const loaded = sent && (await loadOrNotify(load))
    if (!loaded) return undefined
    const outcome = await loaded.confirmOwnAddress(account, sent.address, code)
    if ('confirmed' in outcome) setSent(undefined)
    return ownAddressNotice(outcome, sent.address.channel)
  }
  const leave = () => setSent(undefined)
  useBackSteps(sent ? 1 : 0, leave)
  const step = sent && (
    <CodeStep
      heading="h2"
      sentTo={sent.address.channel === 'phone' ? phoneText(sent.address.value) : sent.address.value}
      sentAt={sent.at}
      onCode={tryCode}
      onResend={() => sendTo(sent.address)}
      onBack={leave}
    />
  )
  return { step, sendTo }
}

/** Shows whether a number can sign in to the account, and confirms it by a code. */
export function ConfirmPhone({ account, number }: { account: string; number: string }) {
  const own = useOwn('phone', account)
  const { step, sendTo } = useConfirming(account)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  if (own === undefined) return null
  if (own === number) return <p>{t`This number is confirmed. You can sign in with it too.`}</p>
  if (step) return step

  const send = async () => {
    setBusy(true)
    setFault(await sendTo({ channel: 'phone', value: number }))
    setBusy(false)
  }
  return (
    <div className="grid gap-2 border-t pt-4">
      <p className="font-bold">{phoneText(number)}</p>
      <p>{t`Once this number is confirmed, you can sign in with it too.`}</p>
      {fault && <FaultWords fault={fault} />}
      <button type="button" className="button-quiet" aria-disabled={busy} onClick={() => void send()}>
        {busy ? t`One moment…` : t`Confirm this number`}
      </button>
    </div>
  )
}

/** Shows the e-mail address that signs in to the account, or adds one by a code; begins with that of the sign-up. */
export function ConfirmEmail({ account }: { account: string }) {
  const own = useOwn('email', account)
  const wanted = useObservable<string | undefined>(
    `wanted email of ${account}`,
    async () => (await import('./wanted-email.ts')).watchWantedEmail(account),
    undefined,
  )
  const { step, sendTo } = useConfirming(account)
  if (own === undefined) return null
  if (own)
    return (
      <p className="wrap-anywhere">
        <bdi className="font-bold">{own}</bdi> {t`This email is confirmed. You can sign in with it too.`}
      </p>
    )
  if (step) return step

  const submit = async (form: HTMLFormElement) => {
    const { email } = typedIn(form)
    return email ? sendTo({ channel: 'email', value: email }) : missing(t`Write your email.`, ['email'])
  }
  return (
    <TypedForm key={wanted} submit={submit}>
      <Field
        label={t`Email`}
        name="email"
        type="email"

        longest={254}
        defaultValue={wanted ?? ''}
      />
      <p>{t`Once this email is confirmed, you can sign in with it too.`}</p>
      <Submit>{t`Confirm this email`}</Submit>
    </TypedForm>
  )
}

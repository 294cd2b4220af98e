import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { setUpiPayee, type CashBook } from '#src/features/cash/cash-api.ts'
import { syncCash } from '#src/features/cash/sync-cash.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { callCentre } from '#src/platform/session/call-centre.ts'
import { notify } from '#src/platform/ui/toasts.ts'

interface UpiAddressProps {
  account: string
  payee: CashBook['upi']
}

/** Where money by UPI is sent. It takes the network: a wrong address would send money to a stranger. */
export function UpiAddress({ account, payee }: UpiAddressProps) {
  const submit = async (form: HTMLFormElement) => {
    const { address = '', name = '' } = typedIn(form)
    const answer = await callCentre<{ isSet: boolean }>(account, async (token) => {
      const came = await setUpiPayee(address, name, token)
      return 'data' in came ? { data: { isSet: came.data } } : came
    })
    if (typeof answer === 'string') return { text: whyUndone(answer) }
    if (!answer.isSet)
      return { text: t`Write the UPI address as in name@bank, and the name.`, at: ['address'] }
    await syncCash()
    notify({ title: t`Money by UPI goes to this address now` })
    return undefined
  }
  return (
    <section className="card grid gap-3 p-4">
      <h2>{t`The shop’s UPI address`}</h2>
      <p>{payee ? t`Now: ${isolated(payee.address)}` : t`None yet. Without it nobody sees a UPI code.`}</p>
      <TypedForm key={payee?.address} submit={submit} className="grid gap-3">
        <Field
          label={t`UPI address`}
          name="address"
          defaultValue={payee?.address}
          placeholder="name@bank"
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <Field label={t`Name at the bank`} name="name" defaultValue={payee?.name} longest={80} required />
        <Submit className="button-quiet">{t`Save the address`}</Submit>
      </TypedForm>
    </section>
  )
}

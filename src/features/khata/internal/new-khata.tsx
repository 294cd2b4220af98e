import { useNavigate } from '@tanstack/react-router'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { newId } from '#src/base/ids.ts'
import { indianMobile } from '#src/base/phone.ts'
import { saveKhataAct } from '#src/features/khata/khata-act.ts'
import { FindAccount } from '#src/features/khata/find-account.tsx'
import type { FoundAccount, Khata } from '#src/features/khata/khata-api.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'

interface NewKhataProps {
  account: string
  known: readonly Khata[]
}

/** Begins a khata: for somebody with an account, who then sees it on their phone, or for anybody else by name. */
export function NewKhata({ account, known }: NewKhataProps) {
  return (
    <details className="card px-4">
      <summary className="font-bold text-green">{t`New khata`}</summary>
      <div className="grid gap-6 pb-4">
        <BeginForAccount account={account} />
        <section className="grid gap-3 border-t pt-3">
          <h3>{t`Somebody without an account`}</h3>
          <CustomerForm account={account} known={known} />
        </section>
      </div>
    </details>
  )
}

function BeginForAccount({ account }: { account: string }) {
  const navigate = useNavigate()
  const begin = async ({ id, ...person }: FoundAccount) => {
    const outcome = await saveKhataAct(account, { do: 'customer', customer: id, ...factsOf(person) })
    if (outcome.saved) await navigate({ to: '/khatas', search: { of: id } })
  }
  return (
    <section className="grid gap-3">
      <h3>{t`Somebody with an account`}</h3>
      <FindAccount
        account={account}
        withoutKhata
        choose={t`Begin the khata`}
        onChoose={(person) => void begin(person)}
      />
    </section>
  )
}

interface CustomerFormProps extends NewKhataProps {
  /** The khata whose facts are changed. */
  of?: Khata
}

/** The facts of a customer as the centre takes them. */
function factsOf({ name, phone, village }: Partial<Record<string, string | null>>) {
  const mobile = indianMobile(phone ?? '')?.slice(3)
  return {
    name: name || mobile || '?',
    ...(mobile ? { phone: mobile } : {}),
    ...(village ? { village } : {}),
  }
}

function faultOf(
  { name = '', phone = '' }: Record<string, string>,
  known: readonly Khata[],
  of: Khata | undefined,
): Fault | undefined {
  const mobile = indianMobile(phone)?.slice(3)
  if (!/[\p{L}\p{N}]/u.test(name)) return { text: t`Write the name.`, at: ['name'] }
  if (phone && !mobile) return { text: t`A mobile number has 10 digits.`, at: ['phone'] }
  const same = mobile && known.find((khata) => khata.phone === mobile && khata.id !== of?.id)
  return same ? { text: t`${isolated(same.name)} has this number already.`, at: ['phone'] } : undefined
}

/** Name, number and village of a customer. */
export function CustomerForm({ account, known, of }: CustomerFormProps) {
  const navigate = useNavigate()
  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const fault = faultOf(typed, known, of)
    if (fault) return fault
    const customer = of?.id ?? newId()
    const outcome = await saveKhataAct(account, { do: 'customer', customer, ...factsOf(typed) })
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    await navigate({ to: '/khatas', search: { of: customer } })
    return undefined
  }
  return (
    <TypedForm submit={submit} className="grid gap-3">
      <Field label={t`Name`} name="name" longest={120} defaultValue={of?.name} required />
      <Field label={t`Phone`} name="phone" type="tel" defaultValue={of?.phone ?? ''} />
      <Field label={t`Village`} name="village" longest={80} defaultValue={of?.village ?? ''} />
      <Submit className="button-quiet">{of ? t`Save` : t`Begin the khata`}</Submit>
    </TypedForm>
  )
}

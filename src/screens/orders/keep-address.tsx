import { useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { addressesOf, keepAddress, mostAddresses, type NamedAddress } from '#src/core/orders/addresses.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { Field } from '#src/screens/fields/field.tsx'
import { tooLongText } from '#src/screens/fields/too-long.ts'
import { useObjection, type Fault } from '#src/screens/fields/typed-form.tsx'
import { tooLongIn, typedIn } from '#src/screens/fields/typed-in.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { useRead } from '#src/ui/use-read.ts'
import { isolated } from '#src/base/isolated.ts'

speakAccount(language())

/** Keeps the address that stands in the form around it, under a name, for the next order. */
export function KeepAddress({ account, area }: { account: string; area: string }) {
  const count = useRead(async () => (await addressesOf(account)).length, undefined, account)
  const box = useRef<HTMLDetailsElement>(null)
  const [said, setSaid] = useState('')
  const object = useObjection()
  const keep = async () => {
    const form = box.current?.closest('form')
    if (!form) return
    const typed = addressIn(form, area)
    if ('fault' in typed) return object(typed.fault)
    object(undefined)
    const label = isolated(typed.label)
    const outcome = await keepAddress(account, typed)
    setSaid(outcome.kept ? t`Saved on this phone: ${label}.` : whyNotKept(outcome.why))
    if (outcome.kept && box.current) box.current.open = false
  }
  if (count === undefined || count >= mostAddresses) return null
  return (
    <>
      <details ref={box}>
        <summary className="flex min-h-12 items-center font-bold text-green underline">
          {t`Save this address for next time`}
        </summary>
        <div className="grid gap-3 pt-1">
          <Field
            label={t`What to call it, as in Home or Shop`}
            name="label"
            autoComplete="off"
            longest={40}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Not the form's: whoever names an address has not ordered yet.
              event.preventDefault()
              void keep()
            }}
          />
          <button type="button" className="button-quiet" onClick={keep}>
            {t`Save the address`}
          </button>
        </div>
      </details>
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </>
  )
}

/** The address that stands in a form, or what is missing in it. */
function addressIn(form: HTMLFormElement, area: string): Omit<NamedAddress, 'id'> | { fault: Fault } {
  const { label = '', name = '', email = '', phone: typed = '', address = '' } = typedIn(form)
  if (!label) return { fault: { text: t`Give the address a name.`, at: ['label'] } }
  const empty = [!name && 'name', !address && 'address'].filter((field) => field !== false)
  if (empty.length > 0)
    return { fault: { text: t`Fill in the name and the address above first.`, at: empty } }
  const phone = indianMobile(typed)
  if (!phone) return { fault: { text: t`Write your mobile number with its 10 digits.`, at: ['phone'] } }
  const [tooLong] = tooLongIn(form)
  return tooLong
    ? { fault: { text: tooLongText(tooLong[1]), at: [tooLong[0]] } }
    : { label, name, email, phone, address, area }
}

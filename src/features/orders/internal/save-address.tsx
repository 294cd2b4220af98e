import { useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import { addressesOf, saveAddress, mostAddresses, type NamedAddress } from './addresses.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { tooLongText } from '#src/platform/fields/too-long.ts'
import { useObjection, type Fault } from '#src/platform/fields/typed-form.tsx'
import { tooLongIn, typedIn } from '#src/platform/fields/typed-in.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { isolated } from '#src/base/isolated.ts'

speakAccount(language())

/** Saves the address of the surrounding form under a name, for later orders. */
export function SaveAddress({ account, area }: { account: string; area: string }) {
  const count = useLiveRead(async () => (await addressesOf(account)).length, undefined, account)
  const box = useRef<HTMLDetailsElement>(null)
  const [status, setStatus] = useState('')
  const object = useObjection()
  const save = async () => {
    const form = box.current?.closest('form')
    if (!form) return
    const typed = addressIn(form, area)
    if ('fault' in typed) return object(typed.fault)
    object(undefined)
    const label = isolated(typed.label)
    const outcome = await saveAddress(account, typed)
    setStatus(outcome.saved ? t`Saved on this phone: ${label}.` : whyNotSaved(outcome.why))
    if (outcome.saved && box.current) box.current.open = false
  }
  if (count === undefined) return null
  return (
    <>
      {count < mostAddresses && (
        <details ref={box}>
          <summary className="font-bold text-green underline">{t`Save this address for next time`}</summary>
          <div className="grid gap-3 pt-1">
            <Field
              label={t`Name, for example Home or Shop`}
              name="label"
              autoComplete="off"
              longest={40}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                // Saving an address must not submit the order.
                event.preventDefault()
                void save()
              }}
            />
            <button type="button" className="button-quiet" onClick={save}>
              {t`Save the address`}
            </button>
          </div>
        </details>
      )}
      <p role="status" className="empty:hidden">
        {status}
      </p>
    </>
  )
}

/** Returns the address in a form, or its fault. */
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

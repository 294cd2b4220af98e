import { t } from '@lingui/core/macro'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import type { FilledLine } from '#src/core/cart/filled.ts'
import { isBrought } from '#src/core/orders/arrival.ts'
import { contactToBegin, type Contact } from '#src/core/orders/contact.ts'
import type { Person } from '#src/core/session/stored-session.ts'
import { language } from '#src/i18n/words.ts'
import { typedIn } from '#src/screens/fields/typed-in.ts'
import { Submit, TypedForm } from '#src/screens/fields/typed-form.tsx'
import type { PartialInput } from '#src/core/drafts/partial-input.ts'
import { usePartialInput, usePartialInputAt } from '#src/screens/drafts/use-partial-input.ts'
import { useLiveRead } from '#src/ui/use-live-read.ts'
import { AddressBook } from './address-book.tsx'
import { AreaChoice, useDeliveryArea } from './area-choice.tsx'
import { Changes, useChangedCheckout } from './changed-checkout.tsx'
import { ContactFields } from './checkout-contact.tsx'
import { checkoutFault } from './checkout-fault.ts'
import { CheckoutSums } from './checkout-sums.tsx'
import { SaveAddress } from './save-address.tsx'
import { orderAndPay } from './order-and-pay.ts'
import { useSeeOrders } from './use-see-orders.ts'
import { PayChoice } from './pay-choice.tsx'
import { checkoutPlace, isUntouched, untouched, withTyped, type AtCheckout } from './typed-at-checkout.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

interface CheckoutFormProps {
  person: Person
  lines: readonly FilledLine[]
  onBack: () => void
}

const unknown: Contact = { name: '', email: '', phone: '', address: '' }

/** The checkout: recipient, total and payment; restores input that was not ordered. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { person } = props
  const begun = useLiveRead(() => contactToBegin(person), unknown, person.id)
  const half = usePartialInputAt<AtCheckout>(checkoutPlace, person.id)
  return begun === undefined || half === 'looking' ? null : <Filled {...props} begun={begun} half={half} />
}

interface FilledProps extends CheckoutFormProps {
  /** The contact before typing. */
  begun: Contact
  half: PartialInput<AtCheckout> | undefined
}

function Filled({ person, lines, onBack, begun, half }: FilledProps) {
  const { areas, area, isGone, wanted, choose } = useDeliveryArea()
  const { stored, type, done } = useTyped(person.id, half)
  const changed = useChangedCheckout(lines, area, areas)
  const seeOrders = useSeeOrders()
  const { payBy } = stored
  const hasArea = payBy === 'cash' || lines.some(isBrought)
  // An area that goes meanwhile is among the changes, and is agreed to there.
  const isAsked = isGone && !changed.changes.some(({ kind }) => kind === 'area')
  const contact = { ...begun, phone: phoneText(begun.phone), ...stored.contact }
  const agree = () => {
    changed.agree()
    if (isGone && !isAsked) choose(area.id)
  }
  const submit = async (form: HTMLFormElement) => {
    if (changed.changes.length > 0) {
      form.querySelector<HTMLElement>('[data-changed] button')?.focus()
      return undefined
    }
    const { name = '', email = '', phone = '', address = '' } = typedIn(form)
    const written = { name, email, phone, address }
    const needs = { needsEmail: person.email !== '', needsArea: hasArea && isAsked }
    const found = checkoutFault({ contact: written, lines, payBy, area, ...needs })
    if (found) return { ...found, at: found.field && [found.field] }
    await orderAndPay(
      person,
      lines,
      { ...written, phone: indianMobile(phone)! },
      { area, payBy, seeOrders, onSaved: done },
    )
    return undefined
  }
  return (
    <TypedForm className="grid content-start gap-4 overflow-y-auto p-4" submit={submit}>
      <h3>{t`Checkout`}</h3>
      <AddressBook
        account={person.id}
        chosen={stored.filled}
        choose={({ id, name, email, phone, address, area: place }) => {
          type({ filled: id, contact: { name, email, phone: phoneText(phone), address } })
          choose(place)
        }}
      />
      <ContactFields person={person} contact={contact} type={(to) => type({ contact: to })} />
      <SaveAddress account={person.id} area={wanted} />
      <PayChoice payBy={payBy} choose={(chosen) => type({ payBy: chosen })} />
      {hasArea && <AreaChoice areas={areas} area={area.id} isGone={isAsked} choose={choose} />}
      <CheckoutSums lines={lines} area={area} />
      <Changes changes={changed.changes} agree={agree} />
      <Submit>{payBy === 'cash' ? t`Place the order` : t`Pay`}</Submit>
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </TypedForm>
  )
}

/** Returns the checkout's input, stored as drafts are until it is ordered. */
function useTyped(account: string, half: PartialInput<AtCheckout> | undefined) {
  const typed = usePartialInput<AtCheckout>({
    account,
    place: checkoutPlace,
    half,
    begin: () => untouched,
    isEmpty: isUntouched,
  })
  return {
    stored: typed.value,
    type: (change: Partial<AtCheckout>) => typed.change((before) => withTyped(before, change)),
    done: () => typed.done(untouched),
  }
}

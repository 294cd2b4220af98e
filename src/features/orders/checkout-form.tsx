import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '@lingui/core/macro'
import { indianMobile, phoneText } from '#src/base/phone.ts'
import type { FilledLine } from '#src/features/cart/filled.ts'
import { isBrought } from '#src/features/orders/internal/arrival.ts'
import { contactToBegin, type Contact } from '#src/features/cart/contact.ts'
import type { Person } from '#src/platform/session/stored-session.ts'
import { language } from '#src/platform/i18n/words.ts'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { usePartialInput, usePartialInputAt } from '#src/features/forms/use-partial-input.ts'
import type { KhataHere } from '#src/features/khata/stored-khata.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { AddressBook } from '#src/features/orders/internal/address-book.tsx'
import { AreaChoice, useDeliveryArea } from './area-choice.tsx'
import { Changes, useChangedCheckout } from '#src/features/orders/internal/changed-checkout.tsx'
import { ContactFields } from '#src/features/orders/internal/checkout-contact.tsx'
import { checkoutFault, hasOfferEnded } from '#src/features/orders/internal/checkout-fault.ts'
import { CheckoutSums } from '#src/features/orders/internal/checkout-sums.tsx'
import { SaveAddress } from '#src/features/orders/internal/save-address.tsx'
import { orderAndPay } from '#src/features/orders/internal/order-and-pay.ts'
import { useSeeOrders } from '#src/features/orders/internal/use-see-orders.ts'
import { PayChoice } from '#src/features/orders/internal/pay-choice.tsx'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { OwnEdits } from '#src/features/cart/own-edits.ts'
import { showNewDay } from '#src/features/catalogue/sync.ts'
import { checkoutView } from '#src/features/orders/internal/checkout-changes.ts'
import {
  checkoutPlace,
  isUntouched,
  untouched,
  withTyped,
  type AtCheckout,
} from '#src/features/cart/typed-at-checkout.ts'
import {
  forgetSignInProgress,
  loadSignInProgress,
  saveSignInProgress,
  signInProgress,
} from '#src/features/account/sign-in-progress.ts'
import { useSignInToPay } from '#src/features/orders/internal/sign-in-to-pay.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

interface CheckoutFormProps {
  /** The account's person; null for a guest, who sees everything and signs in to pay. */
  person: Person | null
  lines: readonly FilledLine[]
  edits: OwnEdits
  onBack: () => void
}

const unknown: Contact = { name: '', email: '', phone: '', address: '' }

/** The checkout: recipient, total and payment; restores input that was not ordered. */
export function CheckoutForm({ person, ...props }: CheckoutFormProps) {
  return person ? <OfPerson {...props} person={person} /> : <OfGuest {...props} />
}

type OfPersonProps = CheckoutFormProps & { person: Person }

function OfPerson(props: OfPersonProps) {
  const { person } = props
  const begun = useLiveRead(() => contactToBegin(person), unknown, person.id)
  const half = usePartialInputAt<AtCheckout>(checkoutPlace, person.id)
  return begun === undefined || half === 'looking' ? null : <Restored {...props} begun={begun} half={half} />
}

interface RestoredProps {
  /** The contact before typing. */
  begun: Contact
  half: PartialInput<AtCheckout> | undefined
}

function Restored({ half, ...props }: OfPersonProps & RestoredProps) {
  const { done, ...typed } = useTyped(props.person.id, half)
  const seeOrders = useSeeOrders()
  const pay: FilledProps['pay'] = (contact, how) =>
    orderAndPay(props.person, props.lines, contact, { ...how, seeOrders, onSaved: done })
  return <Filled {...props} {...typed} pay={pay} />
}

/** *Pay* asks for the sign-in, which returns here with what was typed. */
function OfGuest(props: Omit<CheckoutFormProps, 'person'>) {
  const [stored, setStored] = useState(() => signInProgress().checkout ?? untouched)
  const signInFirst = useSignInToPay()
  useEffect(() => {
    let isLeft = false
    void loadSignInProgress().then(() => {
      const { checkout } = signInProgress()
      if (checkout && !isLeft) setStored(checkout)
    })
    return () => {
      isLeft = true
    }
  }, [])
  const type = (change: Partial<AtCheckout>) => {
    const checkout = withTyped(signInProgress().checkout ?? stored, change)
    saveSignInProgress({ checkout })
    setStored(checkout)
  }
  return (
    <Filled {...props} person={null} begun={unknown} stored={stored} type={type} signInFirst={signInFirst} />
  )
}

interface FilledProps extends CheckoutFormProps, Pick<RestoredProps, 'begun'> {
  stored: AtCheckout
  type: (change: Partial<AtCheckout>) => void
  pay?: (contact: Contact, how: { area: DeliveryArea; payBy: AtCheckout['payBy'] }) => Promise<void>
  /** For a guest, in place of `pay`. */
  signInFirst?: () => undefined
}

function Filled({ person, lines, edits, onBack, begun, stored, type, pay, signInFirst }: FilledProps) {
  const { areas, area, isGone, wanted, choose } = useDeliveryArea()
  const changed = useChangedCheckout(checkoutView(lines, area, edits), areas)
  const { payBy } = stored
  const free = useFreeCredit(person?.id)
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
    const needs = { needsEmail: !!person?.email, needsArea: hasArea && isAsked }
    const found = faultNow({ contact: written, lines, payBy, area, ...needs })
    if (found) return { ...found, at: found.field && [found.field] }
    await pay?.({ ...written, phone: indianMobile(phone)! }, { area, payBy })
    return undefined
  }
  return (
    <TypedForm
      className="grid content-start gap-4 overflow-y-auto p-4"
      submit={signInFirst ? async () => signInFirst() : submit}
    >
      <h3>{t`Checkout`}</h3>
      {person && (
        <AddressBook
          account={person.id}
          chosen={stored.filled}
          choose={({ id, name, email, phone, address, area: place }) => {
            type({ filled: id, contact: { name, email, phone: phoneText(phone), address } })
            choose(place)
          }}
        />
      )}
      <ContactFields person={person} contact={contact} type={(to) => type({ contact: to })} />
      {person && <SaveAddress account={person.id} area={wanted} />}
      <PayChoice payBy={payBy} free={free} choose={(chosen) => type({ payBy: chosen })} />
      {hasArea && <AreaChoice areas={areas} area={area.id} isGone={isAsked} choose={choose} />}
      <CheckoutSums lines={lines} area={area} />
      <Changes changes={changed.changes} agree={agree} />
      <Submit>{payBy === 'online' ? t`Pay` : t`Place the order`}</Submit>
      <button type="button" className="button-quiet" onClick={onBack}>
        {t`Back`}
      </button>
    </TypedForm>
  )
}

/** Returns the fault of a checkout; where an offer has ended, the lines get today's price too. */
function faultNow(typed: Parameters<typeof checkoutFault>[0]) {
  if (typed.lines.some(hasOfferEnded)) void showNewDay()
  return checkoutFault(typed)
}

/** Returns what an account may still take on its khata, as this phone knows it; `undefined` without a limit. */
function useFreeCredit(account: string | undefined): number | undefined {
  const here = useObservable<KhataHere | null>(
    `khata of ${account ?? ''}`,
    async () => (await import('#src/features/khata/stored-khata.ts')).watchKhata(account ?? ''),
    null,
  )
  useEffect(() => {
    if (account)
      void import('#src/features/khata/sync-khata.ts').then(({ syncKhata }) => syncKhata()).catch(() => {})
  }, [account])
  const limit = here?.khata.limit_paise ?? 0
  return here && limit > 0 ? Math.max(0, limit + here.khata.balance_paise) : undefined
}

/** Returns the checkout's input, stored as drafts are until it is ordered. Takes over what was typed before the sign-in. */
function useTyped(account: string, half: PartialInput<AtCheckout> | undefined) {
  const typed = usePartialInput<AtCheckout>({
    account,
    place: checkoutPlace,
    half,
    begin: () => untouched,
    isEmpty: isUntouched,
  })
  const takeOver = useEffectEvent(async () => {
    await loadSignInProgress()
    const { checkout } = signInProgress()
    if (!checkout) return
    typed.change((before) => withTyped(before, checkout))
    void forgetSignInProgress()
  })
  useEffect(() => void takeOver(), [])
  return {
    stored: typed.value,
    type: (change: Partial<AtCheckout>) => typed.change((before) => withTyped(before, change)),
    done: () => typed.done(untouched),
  }
}

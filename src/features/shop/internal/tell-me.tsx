import { useState } from 'react'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useReturnAddress } from '#src/platform/ui/return-address.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { wakeOutbox } from '#src/platform/outbox/wake.ts'
import { waitForStock } from './stock-waits.ts'

const words = {
  ask: { en: 'Tell me when it is back', pa: 'ਜਦੋਂ ਆਵੇ, ਮੈਨੂੰ ਦੱਸੋ', hi: 'जब आए, मुझे बताएँ' },
  asked: {
    en: 'We will tell you when it is back.',
    pa: 'ਜਦੋਂ ਆਵੇਗਾ, ਤੁਹਾਨੂੰ ਦੱਸਾਂਗੇ।',
    hi: 'जब आएगा, आपको बताएँगे।',
  },
  failed: { en: 'Not saved', pa: 'ਸੇਵ ਨਹੀਂ ਹੋਇਆ', hi: 'सेव नहीं हुआ' },
}

/** A button by which somebody is told when a product is back; for a guest it leads to the sign-in. */
export default function TellMe({ product }: { product: Product }) {
  const person = usePerson()
  const returnTo = useReturnAddress()
  const [isAsked, setAsked] = useState(false)
  if (person === undefined) return null
  const label = `${localize(words.ask)}: ${product.name}`
  if (!person)
    return (
      <AppLink to="/auth" search={{ to: returnTo }} className="button-quiet" aria-label={label}>
        {localize(words.ask)}
      </AppLink>
    )
  const ask = async () => {
    const outcome = await waitForStock(person.id, product)
    if (!outcome.saved)
      return notify({ title: localize(words.failed), text: whyNotSaved(outcome.why), tone: 'alarm' })
    setAsked(true)
    void wakeOutbox()
  }
  if (isAsked) return <p role="status">{localize(words.asked)}</p>
  return (
    <button type="button" className="button-quiet" aria-label={label} onClick={ask}>
      {localize(words.ask)}
    </button>
  )
}

import { useState } from 'react'
import { indiaDay } from '#src/base/day.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { StandingCard } from '#src/features/standing-orders/internal/standing-card.tsx'
import { standingWords as words } from '#src/features/standing-orders/internal/standing-words.ts'
import { StartForm } from '#src/features/standing-orders/internal/start-form.tsx'
import { localize } from '#src/platform/i18n/words.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { isEnded } from './amount.ts'
import { standingOf } from './stored-standing.ts'

interface EachMorningProps {
  product: Product
  quantity?: number
}

/** On the page of a product: begins a standing order of it, or shows the one that runs. Nothing for a guest. */
export default function EachMorning({ product, quantity }: EachMorningProps) {
  const person = usePerson()
  const [isOpen, setOpen] = useState(false)
  const account = person?.id ?? ''
  const standing = useLiveRead(() => standingOf(account), [], account)
  if (!person || !standing) return null
  const running = standing.find((one) => one.product_id === product.id && !isEnded(one, indiaDay()))
  if (running) return <StandingCard account={account} standing={running} {...product} />
  if (!isOpen)
    return (
      <button type="button" className="button-quiet justify-self-start" onClick={() => setOpen(true)}>
        {localize(words.title)}
      </button>
    )
  return (
    <section aria-label={localize(words.title)} className="card grid gap-3 p-4">
      <StartForm
        person={person}
        product={product}
        {...(quantity && { quantity })}
        onDone={() => setOpen(false)}
      />
    </section>
  )
}

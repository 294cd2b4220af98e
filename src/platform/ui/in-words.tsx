import type { Paise } from '#src/base/money.ts'
import { amountInWords } from '#src/platform/i18n/amount-words.ts'

/** An amount in words, so that people notice a wrong number of zeros. */
export function InWords({ amount, id }: { amount: Paise; id?: string }) {
  const words = amountInWords(amount)
  return (
    words && (
      <span id={id} className="block text-base font-normal text-muted">
        {words}
      </span>
    )
  )
}

import type { Paise } from '#src/base/money.ts'
import { amountInWords } from '#src/i18n/amount-words.ts'

/** An amount once more in words, where money is promised: a nought too many is heard, not seen. */
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

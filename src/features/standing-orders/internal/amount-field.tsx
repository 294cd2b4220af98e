import { localize } from '#src/platform/i18n/words.ts'
import { amountText } from '#src/content/pack-text.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Pack } from '#src/content/catalogue.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

interface AmountFieldProps {
  pack: Pack
  amount: number
  least?: number
  onChange: (amount: number) => void
}

/** So many packs, by − and +, and as the amount that they are together. */
export function AmountField({ pack, amount, least = 1, onChange }: AmountFieldProps) {
  return (
    <div className="stepper justify-self-start">
      <button
        type="button"
        className="icon-button"
        aria-label={localize(shelfWords.oneLess)}
        aria-disabled={amount <= least}
        onClick={() => amount > least && onChange(amount - 1)}
      >
        <Pictogram name="minus" className="size-6" />
      </button>
      <strong role="status" className="px-2 text-center" style={{ minWidth: '5.5em' }}>
        {amountText(pack, amount)}
      </strong>
      <button
        type="button"
        className="icon-button"
        aria-label={localize(shelfWords.oneMore)}
        onClick={() => amount < 9_999 && onChange(amount + 1)}
      >
        <Pictogram name="plus" className="size-6" />
      </button>
    </div>
  )
}

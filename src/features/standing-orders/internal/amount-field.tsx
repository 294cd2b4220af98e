import { localize } from '#src/platform/i18n/words.ts'
import { amountText } from '#src/content/pack-text.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Pack } from '#src/content/catalogue.ts'
import { Stepper } from '#src/platform/ui/stepper.tsx'

interface AmountFieldProps {
  pack: Pack
  amount: number
  onChange: (amount: number) => void
}

/** So many packs, by − and +, and as the amount that they are together. */
export function AmountField({ pack, amount, onChange }: AmountFieldProps) {
  return (
    <Stepper
      value={amount}
      least={1}
      most={9_999}
      words={[localize(shelfWords.oneLess), localize(shelfWords.oneMore)]}
      onChange={onChange}
      className="justify-self-start"
    >
      <span className="inline-block px-2" style={{ minWidth: '5.5em' }}>
        {amountText(pack, amount)}
      </span>
    </Stepper>
  )
}

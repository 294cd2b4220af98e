import { t } from '@lingui/core/macro'
import { moneyText, rupees, type Paise } from '#src/base/money.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { InWords } from '#src/platform/ui/in-words.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { amountIn } from './whole-rupees.ts'

speakForms(language())

interface AmountFieldProps {
  label: string
  /** The amount as typed. */
  typed: string
  most: Paise
  /** True for an amount within the limit. */
  fits: boolean
  onType: (typed: string) => void
}

/** A field for an amount: its limit above, and the amount in words below. */
export function AmountField({ label, typed, most, fits, onType }: AmountFieldProps) {
  const amount = amountIn(typed)
  const limit = moneyText(most)
  return (
    <Labelled
      label={label}
      hint={fits && t`At most ${limit}`}
      error={!fits && t`Write an amount of at least ₹1,000 and at most ${limit}.`}
      alert
    >
      {(tied) => (
        <>
          <input
            {...tied}
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
          <div aria-live="polite">{amount !== undefined && <InWords amount={rupees(amount)} />}</div>
        </>
      )}
    </Labelled>
  )
}

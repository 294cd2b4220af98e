import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText, rupees } from '#src/base/money.ts'
import { premiums, type InsuranceKind, type Premium } from '#src/content/offers/premiums.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { openForm } from '#src/features/apply/open-form.ts'
import { AmountField } from '#src/features/forms/amount-field.tsx'
import { amountIn } from '#src/features/forms/whole-rupees.ts'
import { Figure } from '#src/platform/ui/figure.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { premiumOf } from '#src/base/premium.ts'
import { coverKey, ratesOf, valueRange } from '#src/features/insurance/internal/premium-rates.ts'

speakForms(language())

/** Initial values: a season's crop, a tractor, the buildings of a small farm. */
const examples: Record<InsuranceKind, string> = {
  crop: '1,00,000',
  equipment: '10,00,000',
  asset: '25,00,000',
}

/** Above the value of any farm here; covers with their own limit have a lower one. */
const farthest = rupees(10_00_00_000)

/** Computes the cost of an insurance: the premium, and the insurer's range. */
export default function PremiumFigures({ kind }: { kind: InsuranceKind }) {
  const covers: Readonly<Record<string, Premium>> = premiums[kind]
  const [key, setKey] = useState(Object.keys(covers)[0]!)
  const [place, setPlace] = useState(1)
  const [typed, setTyped] = useState(examples[kind])
  const cover = covers[key]!
  const limit = cover.limit ?? farthest
  const amount = amountIn(typed)
  const fits = amount !== undefined && rupees(amount) <= limit
  return (
    <div className="card grid gap-4 p-4 md:grid-cols-2 md:gap-8">
      <div className="grid content-start gap-4">
        <Labelled label={kind === 'crop' ? t`Which cover` : t`Item to insure`}>
          {(tied) => (
            <select {...tied} value={key} onChange={(event) => setKey(event.target.value)}>
              {Object.entries(covers).map(([each, { title }]) => (
                <option key={each} value={each}>
                  {localize(title)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <AmountField
          label={kind === 'crop' ? t`Sum insured (₹)` : t`Its value (₹)`}
          typed={typed}
          most={limit}
          fits={fits}
          onType={setTyped}
        />
        <Labelled label={t`Premium rate`}>
          {(tied) => (
            <select {...tied} value={place} onChange={(event) => setPlace(Number(event.target.value))}>
              {ratesOf(cover).map((rate, index) => (
                <option key={index} value={index}>
                  {`${rate}%`}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      {fits && <Figures kind={kind} name={key} cover={cover} amount={rupees(amount)} place={place} />}
    </div>
  )
}

interface FiguresProps {
  kind: InsuranceKind
  /** The cover's key. */
  name: string
  cover: Premium
  amount: number
  place: number
}

function Figures({ kind, name, cover, amount, place }: FiguresProps) {
  const rates = ratesOf(cover)
  const { whole, monthly } = premiumOf(amount, rates[place]!)
  const lowest = moneyText(premiumOf(amount, rates[0]).whole)
  const highest = moneyText(premiumOf(amount, rates[2]).whole)
  const askForQuote = () =>
    openForm({
      form: 'insurance-quote',
      subject: kind,
      about: coverKey(kind, name),
      answers: {
        coverageAmount: amount / 100,
        premiumRate: rates[place]!,
        ...valueRange(kind, amount / 100),
      },
    })
  return (
    <div className="grid content-start gap-4">
      <dl className="grid gap-3" aria-live="polite">
        {kind === 'crop' ? (
          <Figure label={t`Premium for the season`} text={moneyText(whole)} large />
        ) : (
          <>
            <Figure label={t`Premium a year`} text={moneyText(whole)} large />
            <Figure label={t`Per month`} text={moneyText(monthly)} />
          </>
        )}
      </dl>
      <p className="text-muted">{t`The insurer decides: between ${lowest} and ${highest}.`}</p>
      <button type="button" className="button" aria-haspopup="dialog" onClick={askForQuote}>
        {t`Get Quote`}
      </button>
    </div>
  )
}

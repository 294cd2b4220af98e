import { t } from '@lingui/core/macro'
import { Field } from '#src/platform/fields/field.tsx'
import { fieldName } from './field-words.ts'
import { mostTiers, noTier, tierField, type TypedTier } from './tier-values.ts'

interface TierFieldsProps {
  tiers: readonly TypedTier[]
  onType: (tiers: readonly TypedTier[]) => void
}

/** Prices by quantity, one row for each tier. */
export function TierFields({ tiers, onType }: TierFieldsProps) {
  const put = (place: number, change: Partial<TypedTier>) =>
    onType(tiers.map((tier, at) => (at === place ? { ...tier, ...change } : tier)))
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{fieldName('tiers')}</legend>
      <p className="text-muted">{t`Each step costs less than the one before. An empty row is left out.`}</p>
      {tiers.map(({ from, price }, place) => (
        <div key={place} className="grid grid-cols-2 items-end gap-3">
          <Field
            label={t`Step ${place + 1}: from how many`}
            inputMode="numeric"
            name={tierField('from', place)}
            autoComplete="off"
            value={from}
            onChange={({ target }) => put(place, { from: target.value })}
          />
          <Field
            label={t`Step ${place + 1}: rupees for one`}
            inputMode="decimal"
            name={tierField('price', place)}
            autoComplete="off"
            value={price}
            onChange={({ target }) => put(place, { price: target.value })}
          />
        </div>
      ))}
      {tiers.length < mostTiers && (
        <button
          type="button"
          className="button-quiet justify-self-start"
          onClick={() => onType([...tiers, noTier])}
        >
          {t`Add a step`}
        </button>
      )}
    </fieldset>
  )
}

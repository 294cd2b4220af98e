import { t } from '@lingui/core/macro'
import { Field } from '#src/platform/fields/field.tsx'
import { fieldName } from './field-words.ts'
import { noOffer, offerFields, type TypedOffer } from './offer-values.ts'

interface OfferFieldSetProps {
  offer: TypedOffer
  onType: (offer: TypedOffer) => void
}

/** A lower price from a day until another. */
export function OfferFieldSet({ offer, onType }: OfferFieldSetProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{fieldName('offer')}</legend>
      <p className="text-muted">{t`It begins and ends automatically. The old price is shown struck out.`}</p>
      <Field
        label={t`Price during the offer`}
        inputMode="decimal"
        name={offerFields.price}
        autoComplete="off"
        value={offer.price}
        onChange={({ target }) => onType({ ...offer, price: target.value })}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <Field
          label={t`First day`}
          type="date"
          name={offerFields.from}
          value={offer.from}
          onChange={({ target }) => onType({ ...offer, from: target.value })}
        />
        <Field
          label={t`Last day`}
          type="date"
          name={offerFields.until}
          value={offer.until}
          onChange={({ target }) => onType({ ...offer, until: target.value })}
        />
      </div>
      {Object.values(offer).some(Boolean) && (
        <button type="button" className="button-quiet justify-self-start" onClick={() => onType(noOffer)}>
          {t`No offer`}
        </button>
      )}
    </fieldset>
  )
}

import { t } from '@lingui/core/macro'
import type { AttachmentPlace } from './places.ts'

/** A slot of a draft. */
export type Place = AttachmentPlace['slots'][number] & Pick<AttachmentPlace, 'draft'>

interface PlaceChoiceProps {
  id: string
  places: readonly AttachmentPlace[]
  place: Place | undefined
  onChange: (place: Place | undefined) => void
}

const keyOf = (draft: string, slot: string) => `${draft} ${slot}`

/** A choice of draft and slot, as a native select. */
export function PlaceChoice({ id, places, place, onChange }: PlaceChoiceProps) {
  const all = places.flatMap(({ draft, slots }) => slots.map((slot) => ({ ...slot, draft })))
  return (
    <div className="grid gap-1">
      <label htmlFor={`place-${id}`} className="font-bold">
        {t`Where does it go?`}
      </label>
      <select
        id={`place-${id}`}
        className="field"
        value={place ? keyOf(place.draft, place.slot) : ''}
        onChange={(event) =>
          onChange(all.find(({ draft, slot }) => keyOf(draft, slot) === event.target.value))
        }
      >
        <option value="">{t`Choose…`}</option>
        {places.map(({ draft, title, slots }) => (
          <optgroup key={draft} label={title}>
            {slots.map(({ slot, label, taken }) => (
              <option key={slot} value={keyOf(draft, slot)}>
                {taken ? t`${label} (there is one already)` : label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

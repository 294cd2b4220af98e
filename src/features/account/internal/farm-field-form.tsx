import { useState } from 'react'
import { longestOfFarmField, type FarmField } from '#src/base/farm-field.ts'
import { sameText } from '#src/base/same-text.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import { acresIn } from '#src/base/acres.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm, type Fault } from '#src/platform/fields/typed-form.tsx'
import { questionAboutSize, sizeInAcres } from '#src/features/catalogue/land-size-text.ts'
import { typedIn } from '#src/platform/fields/typed-in.ts'

interface FarmFieldFormProps {
  field: FarmField
  /** The person's other fields, whose names are taken. */
  others: readonly FarmField[]
  save: (field: FarmField) => Promise<Fault | undefined>
  onClose: () => void
}

/** A size in words is longer than the number of acres that is stored. */
const longestSize = 60

const parts = ['name', 'acres', 'village', 'place'] as const

/** Name, acres, village and place of a field. */
export function FarmFieldForm({ field, others, save, onClose }: FarmFieldFormProps) {
  const [acres, setAcres] = useState(field.acres)
  const submit = async (form: HTMLFormElement) => {
    const typed = typedIn(form)
    const fault = faultOf(typed, others) ?? (await save(fieldIn(typed)))
    if (!fault) onClose()
    return fault
  }
  const hints: Partial<Record<string, string>> = {
    name: localize(farmFieldWords.nameHint),
    acres: sizeInAcres(acres),
  }
  return (
    <TypedForm submit={submit} isStep>
      {parts.map((part) => (
        <Field
          key={part}
          name={part}
          label={localize(farmFieldWords[part])}
          hint={hints[part]}
          longest={part === 'acres' ? longestSize : longestOfFarmField[part]}
          defaultValue={field[part]}
          onInput={part === 'acres' ? ({ currentTarget }) => setAcres(currentTarget.value) : undefined}
          autoComplete="off"
          required={part === 'name'}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Submit>{localize(farmFieldWords.save)}</Submit>
        <button type="button" className="button-quiet" onClick={onClose}>
          {localize(farmFieldWords.cancel)}
        </button>
      </div>
    </TypedForm>
  )
}

type TypedField = Readonly<Record<string, string>>

/** Acres are stored as a number alone, so that every language has its own word for them. */
function fieldIn({ name = '', acres = '', village = '', place = '' }: TypedField): FarmField {
  return { name, acres: String(acresIn(acres) ?? ''), village, place }
}

function faultOf({ name = '', acres }: TypedField, others: readonly FarmField[]): Fault | undefined {
  if (!name) return { text: localize(farmFieldWords.noName), at: ['name'] }
  // The soil card knows a field over the years by its name.
  if (others.some((other) => sameText(other.name) === sameText(name)))
    return { text: localize(farmFieldWords.sameName), at: ['name'] }
  if (acres && acresIn(acres) === undefined)
    return { text: questionAboutSize(acres) ?? localize(farmFieldWords.badAcres), at: ['acres'] }
  return undefined
}

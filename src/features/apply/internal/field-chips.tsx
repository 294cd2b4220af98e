import { useEffect, useEffectEvent, useId } from 'react'
import { farmFieldText, type FarmField } from '#src/base/farm-field.ts'
import { farmFieldWords } from '#src/content/farm-field-words.ts'
import type { Form } from '#src/features/forms/define.ts'
import { isForAnother } from '#src/features/forms/for-another.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { farmFieldLine } from '#src/features/catalogue/farm-field-line.ts'
import { answersOfField, fieldsOfFarmer, ownFields } from './known-fields.ts'
import { farmerIn } from '#src/features/apply/same-farmer.ts'
import { answersOf, emptiedOf, type Typed } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'

interface FieldChipsProps {
  form: Form
  filling: Filling
  /** The signed-in account. */
  account: string
}

/** The fields of the form's person; a tap fills in the answers about one. Nothing if none is known. */
export function FieldChips({ form, filling, account }: FieldChipsProps) {
  const title = useId()
  const { subject, typed, set } = filling
  const { named, sent } = filling.own
  const own = ownFields(named, sent)
  const answers = answersOf(form, subject, typed)
  const isOther = isForAnother(form, answers)
  useEmptied(isOther, form, filling, own)
  const fields = isOther ? fieldsOfFarmer(farmerIn(form, answers), account, sent) : own
  if (fields.length === 0) return null
  return (
    <div role="group" aria-labelledby={title} className="grid gap-2 sm:col-span-2">
      <p id={title} className="font-bold">
        {localize(isOther ? farmFieldWords.ofFarmer : farmFieldWords.title)}
      </p>
      <div className="flex flex-wrap gap-2">
        {fields.map((field) => (
          <button
            key={farmFieldText(field)}
            type="button"
            className="pill text-left"
            aria-pressed={isFilledIn(typed, answersOfField(form, field))}
            onClick={() => set(answersOfField(form, field))}
          >
            {farmFieldLine(field)}
          </button>
        ))}
      </div>
    </div>
  )
}

const isFilledIn = (typed: Typed, answers: Typed) =>
  Object.entries(answers).every(([key, answer]) => typed[key] === answer)

/** Clears the answers of one's own field once the form is for somebody else. */
function useEmptied(isOther: boolean, form: Form, { typed, set }: Filling, own: readonly FarmField[]): void {
  const takeOut = useEffectEvent(() => {
    const filled = own.map((field) => answersOfField(form, field)).find((field) => isFilledIn(typed, field))
    if (filled) set(emptiedOf(typed, filled))
  })
  useEffect(() => {
    if (isOther) takeOut()
  }, [isOther])
}

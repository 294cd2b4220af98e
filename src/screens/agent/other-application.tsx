import { useEffect, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { Form } from '#src/forms/define.ts'
import { findForm, formIds } from '#src/forms/find.ts'
import { formTitle } from '#src/screens/forms/form-title.ts'
import { openForm } from '#src/screens/forms/open-form.ts'

/** Something that can be asked for somebody else. */
interface Choice {
  readonly form: string
  readonly subject: string | undefined
  readonly title: string
}

/** Begins any application for somebody else, besides the loan, which has its own button. */
export function OtherApplication() {
  const choices = useChoices()
  const [chosen, setChosen] = useState(0)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    const { form, subject } = choices[chosen]!
    openForm({ form, subject, answers: { forAnother: true } })
  }
  if (choices.length === 0) return null
  return (
    <form className="grid gap-2" onSubmit={begin}>
      <label className="grid gap-1 font-bold">
        {t`Another application`}
        <select
          className="field font-normal"
          value={chosen}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {choices.map(({ form, subject, title }, at) => (
            <option key={`${form} ${subject}`} value={at}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button-quiet justify-self-start" aria-haspopup="dialog">
        {t`Begin`}
      </button>
    </form>
  )
}

function useChoices(): readonly Choice[] {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  useEffect(() => {
    let left = false
    // A form whose file is not on the phone yet cannot be begun; the others can.
    void Promise.allSettled(formIds.map(findForm)).then((found) => {
      const forms = found.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
      if (!left) setChoices(forms.flatMap((form) => (form ? choicesOf(form) : [])))
    })
    return () => void (left = true)
  }, [])
  return choices
}

function choicesOf(form: Form): Choice[] {
  if (form.id === 'loan-application' || !form.fields['forAnother']) return []
  const subjects = form.subjects ? Object.keys(form.subjects) : [undefined]
  return subjects.map((subject) => ({ form: form.id, subject, title: formTitle(form, subject) }))
}

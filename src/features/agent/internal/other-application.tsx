import { useEffect, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { findForm, formIds } from '#src/features/forms/find.ts'
import { openForm } from '#src/features/apply/open-form.ts'
import { applicationsIn, type ApplicationGroup } from './applications.ts'

/** Starts an application for somebody else. The loan has its own button. */
export function OtherApplication() {
  const groups = useGroups()
  const [key, setKey] = useState('')
  const chosen = groups.flatMap(({ applications }) => applications).find((each) => each.key === key)
  const begin = (event: FormEvent) => {
    event.preventDefault()
    if (chosen)
      openForm({ form: chosen.form, subject: chosen.subject, forFarmer: true, answers: { forAnother: true } })
  }
  if (groups.length === 0) return null
  return (
    <form autoComplete="off" className="grid gap-2" onSubmit={begin}>
      <label className="grid gap-1 font-bold">
        {t`Another application`}
        <select className="field font-normal" value={key} onChange={(event) => setKey(event.target.value)}>
          <option value="">{t`Choose…`}</option>
          {groups.map(({ form, name, applications }) => (
            <optgroup key={form} label={name}>
              {applications.map((each) => (
                <option key={each.key} value={each.key}>
                  {each.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button
        type="submit"
        className="button-quiet justify-self-start"
        aria-haspopup="dialog"
        aria-disabled={!chosen}
      >
        {t`Begin`}
      </button>
    </form>
  )
}

function useGroups(): readonly ApplicationGroup[] {
  const [groups, setGroups] = useState<readonly ApplicationGroup[]>([])
  useEffect(() => {
    let left = false
    // A form whose file is not cached cannot be opened; the others can.
    void Promise.allSettled(formIds.map(findForm)).then((found) => {
      const forms = found.map((item) => (item.status === 'fulfilled' ? item.value : undefined))
      if (!left) setGroups(applicationsIn(forms.filter((form) => form !== undefined)))
    })
    return () => void (left = true)
  }, [])
  return groups
}

import type { FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { People } from './use-people.ts'

/** Looks for people by letters of their name or e-mail; asked with the button, since every look is a request. */
export function FindPeople({ people }: { people: People }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    people.find(String(new FormData(event.currentTarget).get('letters')))
  }
  return (
    <form className="flex flex-wrap items-end gap-2" role="search" onSubmit={submit}>
      <label className="grid grow gap-1 font-bold">
        {t`Name or e-mail`}
        <input
          className="field font-normal"
          type="search"
          name="letters"
          maxLength={100}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="button" aria-disabled={people.busy}>
        {t`Search`}
      </button>
    </form>
  )
}

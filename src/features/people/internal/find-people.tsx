import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import { SearchField } from '#src/platform/fields/search-field.tsx'
import type { People } from './use-people.ts'

/** Maximum length of a search at the centre. */
const longest = 100

/** Searches people by name, e-mail or number, by a button because every search is a request. */
export function FindPeople({ people }: { people: People }) {
  const [isCut, setIsCut] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { text, over } = limited(String(new FormData(event.currentTarget).get('letters')), longest)
    setIsCut(over > 0)
    people.find(text)
  }
  return (
    <form autoComplete="off" className="flex flex-wrap items-end gap-2" role="search" onSubmit={submit}>
      <SearchField label={t`Name, email or phone number`} longest={longest} isCut={isCut} name="letters" />
      <button type="submit" className="button" aria-disabled={people.busy}>
        {t`Search`}
      </button>
    </form>
  )
}

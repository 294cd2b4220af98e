import { useId, useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import type { People } from './use-people.ts'

/** Most that the centre looks for. */
const longest = 100

/** Looks for people by their name, e-mail or number; asked with the button, since every look is a request. */
export function FindPeople({ people }: { people: People }) {
  const id = useId()
  const [isCut, setIsCut] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { text, over } = limited(String(new FormData(event.currentTarget).get('letters')), longest)
    setIsCut(over > 0)
    people.find(text)
  }
  return (
    <form className="flex flex-wrap items-end gap-2" role="search" onSubmit={submit}>
      <label className="grid grow gap-1 font-bold">
        {t`Name, e-mail or phone number`}
        <input
          className="field font-normal"
          type="search"
          enterKeyHint="search"
          name="letters"
          autoComplete="off"
          aria-describedby={id}
        />
      </label>
      <button type="submit" className="button" aria-disabled={people.busy}>
        {t`Search`}
      </button>
      <p id={id} role="status" className="basis-full empty:hidden">
        {isCut && t`Only the first ${longest} characters are searched.`}
      </p>
    </form>
  )
}

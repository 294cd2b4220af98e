import { useEffect, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { chooseFarmer, useFarmer } from '#src/screens/forms/same-farmer.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'

/** For whom the next form is, and the way to another farmer. */
export function ChosenFarmer() {
  const account = usePerson()?.id
  const farmer = useFarmer(account)
  const name = farmer && isolated(farmer.name)
  const section = useRef<HTMLElement>(null)
  const before = useRef(farmer)
  useEffect(() => {
    // The button that chose may stand far below, and the one that takes it back goes.
    if (before.current !== farmer) section.current?.focus()
    before.current = farmer
  }, [farmer])
  return (
    <section ref={section} tabIndex={-1} aria-live="polite">
      {name && account !== undefined && (
        <div className="card grid gap-3 border-2 border-green p-4">
          <p className="text-lg font-bold wrap-anywhere">{t`The next form is for ${name}`}</p>
          <p>{t`Name, phone and village are filled in. Ask for consent again.`}</p>
          <button
            type="button"
            className="button-quiet justify-self-start"
            onClick={() => chooseFarmer(account, undefined)}
          >
            {t`Another farmer`}
          </button>
        </div>
      )}
    </section>
  )
}

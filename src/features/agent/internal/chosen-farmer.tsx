import { useEffect, useRef } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import type { Farmer } from '#src/features/apply/chosen-farmer.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** The farmer of the next form, with a button that removes the choice. */
export function ChosenFarmer() {
  const account = usePerson()?.id
  const farmer = useFarmer(account ?? '')
  const name = farmer && isolated(farmer.name)
  const section = useRef<HTMLElement>(null)
  const before = useRef(farmer)
  useEffect(() => {
    // Focuses the section after a choice, because the chosen button may be far below, and the button that removes it
    // disappears. A restored choice does not move the focus.
    if (before.current !== undefined && before.current?.name !== farmer?.name) section.current?.focus()
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
            onClick={() => void chooseAnother(account)}
          >
            {t`Another farmer`}
          </button>
        </div>
      )}
    </section>
  )
}

/** Returns the farmer that an account has chosen; `null` for none, `undefined` until it is read. */
function useFarmer(account: string): Farmer | null | undefined {
  return useObservable<Farmer | null | undefined>(
    account,
    async () => (await import('#src/features/apply/chosen-farmer.ts')).watchFarmer(account),
    undefined,
    null,
  )
}

async function chooseAnother(account: string): Promise<void> {
  const loaded = await loadOrNotify(() => import('#src/features/apply/chosen-farmer.ts'))
  const outcome = await loaded?.chooseFarmer(account, undefined)
  if (outcome && !outcome.saved)
    notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
}

import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { chooseFarmer } from '#src/features/apply/chosen-farmer.ts'
import { usePerson } from '#src/platform/ui/use-person.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import type { FarmerOnBoard } from './by-farmer.ts'
import { knownOf } from './farmers.ts'

/** Starts the next forms with a farmer of the board; empty for a farmer without a name. */
export function NextForm({ farmer }: { farmer: FarmerOnBoard }) {
  const account = usePerson()?.id
  if (!farmer.name || account === undefined) return null
  const name = isolated(farmer.name)
  const choose = async () => {
    const known = await knownOf(farmer).catch(() => undefined)
    const outcome = await chooseFarmer(account, known ?? { name: farmer.name, known: { name: farmer.name } })
    if (!outcome.saved) notify({ title: t`Not saved`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <button
      type="button"
      className="button-quiet"
      aria-label={t`Next form for ${name}`}
      onClick={() => void choose()}
    >
      {t`Next form`}
    </button>
  )
}

import { t } from '@lingui/core/macro'
import type { Form } from '#src/forms/define.ts'
import type { Answers } from '#src/forms/rules.ts'
import { isolated } from '#src/base/isolated.ts'
import { chooseFarmer, farmerIn } from '#src/screens/forms/same-farmer.ts'
import { usePerson } from '#src/screens/frame/use-person.ts'

interface NextFormProps {
  form: Form | undefined
  answers: Answers
}

/** Keeps the farmer of an application for the next one; nothing where it names none. */
export function NextForm({ form, answers }: NextFormProps) {
  const account = usePerson()?.id
  const farmer = form && farmerIn(form, answers)
  if (!farmer || account === undefined) return null
  const name = isolated(farmer.name)
  return (
    <button
      type="button"
      className="button-quiet justify-self-start text-left wrap-anywhere"
      onClick={() => chooseFarmer(account, farmer)}
    >
      {t`Next form for ${name}`}
    </button>
  )
}

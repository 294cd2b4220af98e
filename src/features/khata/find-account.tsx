import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { findAccounts, type FoundAccount } from '#src/features/khata/khata-api.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { speakMoney } from '#src/platform/i18n/phrases-of-money.ts'
import { language } from '#src/platform/i18n/words.ts'
import { callCentre } from '#src/platform/session/call-centre.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'

speakMoney(language())

interface FindAccountProps {
  account: string
  /** True for only those that have no khata yet. */
  withoutKhata: boolean
  /** The label of the button beside each that is found. */
  choose: string
  onChoose: (person: FoundAccount) => void
}

/** Finds somebody with an account, for staff. Looks at the centre: accounts are on no phone of staff. */
export function FindAccount({ account, withoutKhata, choose, onChoose }: FindAccountProps) {
  const [found, setFound] = useState<readonly FoundAccount[]>()
  const find = async (form: HTMLFormElement) => {
    const { wanted = '' } = typedIn(form)
    if (wanted.length < 3) return { text: t`Write at least 3 letters or digits.`, at: ['wanted'] }
    const answer = await callCentre<{ accounts: FoundAccount[] }>(account, async (token) => {
      const came = await findAccounts(wanted, token, withoutKhata)
      return 'data' in came ? { data: { accounts: came.data } } : came
    })
    if (typeof answer === 'string') return { text: whyUndone(answer) }
    setFound(answer.accounts)
    return undefined
  }
  const nobody = withoutKhata ? t`Nobody is found, or the khata is there already.` : t`Nobody is found.`
  return (
    <>
      <TypedForm submit={find} className="grid gap-3">
        <Field label={t`Name, phone or email`} name="wanted" hint={t`This needs the network.`} required />
        <Submit className="button-quiet">{t`Find`}</Submit>
      </TypedForm>
      {found?.length === 0 && <p role="status">{nobody}</p>}
      <ul className="grid gap-2">
        {found?.map((person) => (
          <li key={person.id} className="flex flex-wrap items-center justify-between gap-3 border-t pt-2">
            <PersonalText>
              {[person.name, person.phone, person.village].filter(Boolean).join(', ') || t`Name not given`}
            </PersonalText>
            <button type="button" className="button" onClick={() => onChoose(person)}>
              {choose}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

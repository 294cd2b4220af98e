import { t } from '@lingui/core/macro'
import { momentText } from '#src/base/moment.ts'
import { saveCashAct } from '#src/features/cash/cash-act.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import type { CashParts } from './cash-parts.ts'

/** Numbers of slips that never came: money may be behind each. */
export function MissingSlips({ account, decides, book }: CashParts) {
  if (book.missing.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{t`Slips that never came (${book.missing.length})`}</h2>
      <p>{t`The phone has sent a later slip, and not this one. Look at the phone: perhaps it was not sent yet.`}</p>
      <ul className="grid gap-3">
        {book.missing.map(({ number, name, at, reason, said_by: by }) => (
          <li key={number} className="card grid gap-2 p-4" data-missing={number}>
            <p className="font-bold">
              {number} <PersonalText>{name ?? ''}</PersonalText>
            </p>
            <p className="text-muted">{t`The next slip came ${momentText(at)}`}</p>
            {reason && <PersonalText>{[reason, by].filter(Boolean).join(' · ')}</PersonalText>}
            {decides && <Explain account={account} number={number} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Explain({ account, number }: { account: string; number: string }) {
  const submit = async (form: HTMLFormElement) => {
    const { reason = '' } = typedIn(form)
    if (!reason) return { text: t`Write why the slip did not come.`, at: ['reason'] }
    const outcome = await saveCashAct(account, { do: 'explain', number, reason })
    if (!outcome.saved) return { text: whyNotSaved(outcome.why) }
    form.reset()
    return undefined
  }
  return (
    <details>
      <summary className="font-bold text-green">{t`Write the reason`}</summary>
      <TypedForm submit={submit} className="grid gap-3">
        <Field label={t`Why it did not come`} name="reason" longest={200} required />
        <Submit className="button-quiet">{t`Save the reason`}</Submit>
      </TypedForm>
    </details>
  )
}

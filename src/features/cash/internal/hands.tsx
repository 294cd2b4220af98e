import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { momentText } from '#src/base/moment.ts'
import { rupees } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { saveCashAct } from '#src/features/cash/cash-act.ts'
import type { CashBook } from '#src/features/cash/cash-api.ts'
import { SlipView } from '#src/features/cash/slip-view.tsx'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import type { CashParts } from './cash-parts.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'

type Hand = CashBook['hands'][number]

/** Who has cash in hand, with the slips that it is counted against. */
export function Hands({ account, book, pending }: CashParts) {
  return (
    <section className="grid gap-3">
      <h2>{t`Cash in hand`}</h2>
      {book.hands.length === 0 && <p>{t`Nobody has cash of the centre.`}</p>}
      <ul className="grid gap-3">
        {book.hands.map((hand) => (
          <li key={hand.who} className="card grid gap-3 p-4" data-hand={hand.paise}>
            <p className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
              <PersonalText>{hand.name || t`Name not given`}</PersonalText>
              <span>{billText(hand.paise)}</span>
            </p>
            <Slips slips={hand.slips} />
            {pending.some(({ act, code }) => code === undefined && isAbout(act, hand)) ? (
              <p className="font-bold">{t`Saved on this phone. It goes to the centre when there is network.`}</p>
            ) : hand.counted ? (
              <Counted account={account} counted={hand.counted} />
            ) : (
              <Count account={account} who={hand.who} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function isAbout(act: CashParts['pending'][number]['act'], { who, counted }: Hand): boolean {
  return (act.do === 'count' && act.who === who) || (act.do === 'see' && act.closing === counted?.id)
}

function Slips({ slips }: { slips: Hand['slips'] }) {
  if (slips.length === 0) return <p>{t`No slip is open.`}</p>
  return (
    <details>
      <summary className="font-bold text-green">{t`Slips (${slips.length})`}</summary>
      <ul className="grid gap-2">
        {slips.map((slip) => (
          <li key={slip.id} className="border-t pt-2">
            <details>
              <summary>
                <strong>{slip.number}</strong>{' '}
                <PersonalText>
                  {[billText(slip.paise), momentText(slip.at), slip.about].filter(Boolean).join(' · ')}
                </PersonalText>
              </summary>
              <SlipView slip={{ ...slip, label: slip.about ?? '' }} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The first of two people writes down what was counted. */
function Count({ account, who }: { account: string; who: string }) {
  const submit = async (form: HTMLFormElement) => {
    const amount = typedNumber(typedIn(form)['counted'] ?? '')
    if (amount === undefined || amount < 0 || amount > 10_000_000)
      return { text: t`Write the amount in rupees, like 500. Nothing is 0.`, at: ['counted'] }
    const outcome = await saveCashAct(account, { do: 'count', who, paise: rupees(amount) })
    return outcome.saved ? undefined : { text: whyNotSaved(outcome.why) }
  }
  return (
    <TypedForm submit={submit} className="grid gap-3 border-t pt-3">
      <Field label={t`Counted, in rupees`} name="counted" inputMode="decimal" required />
      <Submit className="button-quiet">{t`Save the count`}</Submit>
    </TypedForm>
  )
}

/** The second one says whether it is right. */
function Counted({ account, counted }: { account: string; counted: NonNullable<Hand['counted']> }) {
  const see = async (right: boolean) =>
    notifySaved(await saveCashAct(account, { do: 'see', closing: counted.id, right }))
  return (
    <div className="grid gap-2 border-t pt-3" data-counted={counted.paise}>
      <p className="font-bold">
        {t`Counted: ${billText(counted.paise)}`} <PersonalText>{counted.by ?? ''}</PersonalText>
      </p>
      {counted.mine ? (
        <p>{t`You counted it. Another person has to see it and close the day.`}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => void see(true)}>
            {t`I counted the same. Close the day`}
          </button>
          <button type="button" className="button-quiet" onClick={() => void see(false)}>
            {t`It is another sum. Count again`}
          </button>
        </div>
      )}
    </div>
  )
}

import { useState } from 'react'
import { indiaTime } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { indiaDay } from '#src/base/day.ts'
import { moneyText } from '#src/base/money.ts'
import { readablePhone } from '#src/base/phone.ts'
import { decides } from '#src/base/roles.ts'
import { amountText, packIn } from '#src/content/pack-text.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { typedIn } from '#src/platform/fields/typed-in.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { language, localize, say, type Words } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { useFetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import settleOfRound from '#src/features/round/round-settle.kind.ts'
import type { CentreMark } from '#src/features/round/round-api.ts'
import { roundWords as words } from './round-words.ts'
import { settleClaim, syncClaims, watchClaims, type ShownClaim } from './stored-claims.ts'

const interval = 60_000

interface ClaimsProps {
  account: string
  roles: readonly string[]
}

/** The doors at which the words do not agree: what both said, who and when; a manager settles each with a reason. */
export default function Claims({ account, roles }: ClaimsProps) {
  const claims = useObservable<readonly ShownClaim[] | undefined>(
    account,
    () => Promise.resolve(watchClaims(account)),
    undefined,
  )
  const why = useFetched(syncClaims, interval)
  return (
    <>
      <h1>{localize(words.claimsTitle)}</h1>
      <AppLink to="/desk/round" className="button-quiet justify-self-start">
        {localize(words.title)}
      </AppLink>
      <div role="status" className="grid gap-2">
        {why && why !== 'up to date' && <p>{whyUndone(why)}</p>}
        {!claims && why && <p>{localize(words.claimsNotHere)}</p>}
        {claims?.length === 0 && <p>{localize(words.noClaims)}</p>}
      </div>
      <ul className="grid gap-4">
        {claims?.map((claim) => (
          <li
            key={claim.mark}
            className="card grid gap-3 border-2 border-mustard p-4"
            data-round-claim={claim.reason}
          >
            <ClaimCard account={account} claim={claim} mayDecide={decides(roles)} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ClaimCardProps {
  account: string
  claim: ShownClaim
  mayDecide: boolean
}

function ClaimCard({ account, claim, mayDecide }: ClaimCardProps) {
  const { reason, name, address, phone, reference, order, said, first } = claim
  const why = (words as Readonly<Record<string, Words>>)[`why${reason}`]
  return (
    <>
      <p className="text-lg font-bold">
        <PersonalText>{name}</PersonalText>
      </p>
      <p className="flex flex-wrap items-center gap-x-3">
        <PersonalText>{address}</PersonalText>
        <a href={`tel:+91${phone}`} className="inline-flex min-h-12 items-center">
          {readablePhone(phone)}
        </a>
      </p>
      <p className="font-bold">{why ? localize(why) : reason}</p>
      <dl className="grid gap-2">
        {first && <Word title={localize(words.saidFirst)} mark={first} />}
        <Word title={first ? localize(words.saidLater) : undefined} mark={said} />
      </dl>
      <AppLink to="/desk" search={{ item: `order/${order}` }} className="justify-self-start">
        {localize(words.toOrder)} {reference}
      </AppLink>
      {claim.isSettling ? (
        <p role="status" className="font-bold">
          {localize(words.settling)}
        </p>
      ) : mayDecide ? (
        <Settle account={account} claim={claim} />
      ) : (
        <p>{localize(words.managersDecide)}</p>
      )}
    </>
  )
}

/** What one person said: what, when, the money, and the note. */
function Word({ title, mark }: { title: string | undefined; mark: CentreMark }) {
  const at = Date.parse(mark.at)
  const what = { delivered: words.deliveredAt, less: words.lessAt, not_home: words.notHomeAt }[mark.what]
  const brought = mark.lines.map(
    (line) => `${amountText(packIn(line), line.quantity)} ${line.name[language()]}`,
  )
  const money =
    mark.slip === null ? [] : [say(words.slip, { number: mark.slip, money: moneyText(mark.cash) })]
  const more = [
    ...brought,
    ...money,
    ...(mark.said_paid ? [localize(words.byUpi)] : []),
    ...(mark.bottles > 0 ? [say(words.bottles, { count: mark.bottles })] : []),
  ]
  return (
    <div className="border-l-4 pl-3">
      {title && <dt className="text-muted">{title}</dt>}
      <dd>
        <strong>{say(what, { time: indiaTime(at) })}</strong> {dayText(indiaDay(0, at))}{' '}
        <PersonalText>{mark.by ?? ''}</PersonalText>
      </dd>
      {more.length > 0 && <dd>{more.join(' · ')}</dd>}
      {mark.note !== null && (
        <dd>
          <PersonalText>{mark.note}</PersonalText>
        </dd>
      )}
    </div>
  )
}

function Settle({ account, claim: { mark, name, reason, returned } }: Omit<ClaimCardProps, 'mayDecide'>) {
  const settle = (keep: 'first' | 'other') => async (form: HTMLFormElement) => {
    const { why = '' } = typedIn(form)
    if (!why) return { text: localize(words.reasonNeeded), at: ['why'] }
    const outcome = await settleClaim(account, { mark, keep, reason: why, label: name }, returned?.id)
    return outcome.saved ? undefined : { text: whyNotSaved(outcome.why) }
  }
  const [keep, setKeep] = useState<'first' | 'other'>('first')
  const isEnded = reason === 'order_ended'
  return (
    <>
      {returned && (
        <p role="alert">
          {localize(settleOfRound.words.whyReturned({ status: 409, code: returned.code, at: 0 }))}
        </p>
      )}
      <TypedForm submit={(form) => settle(keep)(form)} className="grid gap-3 border-t pt-3">
        {reason !== 'unpaid' && (
          <fieldset className="grid gap-1">
            <legend className="sr-only">{localize(words.reason)}</legend>
            {(['first', 'other'] as const).map((one) => (
              <label key={one} className="flex min-h-12 items-center gap-3">
                <input
                  type="radio"
                  name={`keep-${mark}`}
                  className="size-6 shrink-0 accent-green"
                  checked={keep === one}
                  onChange={() => setKeep(one)}
                />
                {localize(
                  one === 'first'
                    ? isEnded
                      ? words.keepEnded
                      : words.keepFirst
                    : isEnded
                      ? words.keepBrought
                      : words.keepOther,
                )}
              </label>
            ))}
          </fieldset>
        )}
        <Field label={localize(words.reason)} name="why" longest={200} required />
        <Submit className="button-quiet">{localize(reason === 'unpaid' ? words.seen : words.decide)}</Submit>
      </TypedForm>
    </>
  )
}

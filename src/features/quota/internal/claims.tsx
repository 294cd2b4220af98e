import { fill } from '#src/base/fill.ts'
import { momentText } from '#src/base/moment.ts'
import { moneyText } from '#src/base/money.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import type { QuotaClaim } from '#src/features/quota/quota-api.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import type { DeskParts } from './desk-parts.ts'
import { deskWords } from './desk-words.ts'

/** Sales that happened and do not fit: a manager looks, and settles. */
export function Claims({ claims, ...parts }: DeskParts & { claims: readonly QuotaClaim[] }) {
  const open = claims.filter(
    ({ sale, what }) =>
      !parts.waiting.some((act) => act.do === 'settle' && act.sale === sale && act.what === what),
  )
  if (open.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2>{fill(localize(deskWords.claims), { count: open.length })}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {open.map((claim) => (
          <li
            key={`${claim.sale} ${claim.what}`}
            className="card grid content-start gap-2 border-2 border-mustard p-4"
            data-claim={claim.reason}
          >
            <ClaimFacts claim={claim} nameOf={parts.nameOf} />
            {parts.decides ? (
              <Settle claim={claim} {...parts} />
            ) : (
              <p>{localize(deskWords.managerSettles)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ClaimFacts({ claim, nameOf }: Pick<DeskParts, 'nameOf'> & { claim: QuotaClaim }) {
  const { what, reason, name, packs, product_id: product, paise, at, number, customer } = claim
  const why =
    what === 'money'
      ? deskWords.notOnKhata
      : reason === 'late'
        ? deskWords.late
        : reason === 'phone'
          ? deskWords.phone
          : deskWords.unknown
  return (
    <>
      <p className="font-bold">{localize(why)}</p>
      <p>
        {[
          `${packs} × ${nameOf(product)}`,
          moneyText(paise),
          ...(number === null ? [] : [fill(localize(deskWords.slip), { number })]),
        ].join(', ')}
      </p>
      <p className="text-muted">
        {momentText(at)} <PersonalText>{[name, customer].filter(Boolean).join(' · ')}</PersonalText>
      </p>
    </>
  )
}

function Settle({ claim, nameOf, save }: DeskParts & { claim: QuotaClaim }) {
  const { sale, what, paise, packs, product_id: product } = claim
  const label = `${packs} × ${nameOf(product)}`
  const settle = (how: 'shelf' | 'counted' | 'khata' | 'void') =>
    void save({ do: 'settle', sale, what, how, label })
  const button = (how: 'shelf' | 'counted' | 'khata', of: { en: string; pa: string; hi: string }) => (
    <button type="button" className="button" onClick={() => settle(how)}>
      {localize(of)}
    </button>
  )
  const [last, question] =
    what === 'money'
      ? [deskWords.paidOtherwise, deskWords.paidSure]
      : [deskWords.notSold, deskWords.notSoldSure]
  return (
    <ConfirmOnce
      label={localize(last)}
      name={`${localize(last)}: ${label}`}
      question={fill(localize(question), { money: moneyText(paise) })}
      run={() => settle('void')}
    >
      {what === 'money' ? (
        button('khata', deskWords.toKhata)
      ) : (
        <>
          {button('shelf', deskWords.fromShelf)}
          {button('counted', deskWords.counted)}
        </>
      )}
    </ConfirmOnce>
  )
}

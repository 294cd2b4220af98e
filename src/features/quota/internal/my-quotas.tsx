import { useState } from 'react'
import { dayText } from '#src/base/moment.ts'
import { indiaDay } from '#src/base/day.ts'
import { fill } from '#src/base/fill.ts'
import { isolated } from '#src/base/isolated.ts'
import { moneyText } from '#src/base/money.ts'
import { packText } from '#src/content/pack-text.ts'
import { notifySaved } from '#src/features/cash/notify-saved.ts'
import { useGoods } from '#src/features/catalogue/use-goods.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import type { Quota } from '#src/features/quota/quota-api.ts'
import { leftOf, type NotSold } from '#src/features/quota/rules.ts'
import {
  returnQuota,
  syncMyQuotas,
  takeHere,
  watchMyQuotas,
  whyNotNow,
  type QuotasHere,
} from '#src/features/quota/stored-quotas.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useMinute } from '#src/platform/ui/use-minute.ts'
import { useFetched, type Fetched } from '#src/platform/ui/use-fetched.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { SaleView, SellForm } from './sell-form.tsx'
import { words } from './words.ts'

const interval = 60_000

/** What the person has to sell, from this phone's copy and its own sales. */
export default function MyQuotas({ account }: { account: string }) {
  const held = useObservable<QuotasHere | null | undefined>(
    account,
    async () => watchMyQuotas(account),
    undefined,
    null,
  )
  const why = useFetched(syncMyQuotas, interval)
  // The last day may end while the page is open.
  useMinute()
  const goods = useGoods((held?.quotas ?? []).map(({ product_id: id }) => id))
  if (held === undefined) return <Spinner />
  return (
    <>
      <Standing why={why} held={held} />
      {held === null && why && <p>{localize(words.notKnown)}</p>}
      {held?.quotas.length === 0 && <p>{localize(words.nothing)}</p>}
      <ul className="grid gap-4">
        {held?.quotas.map((quota) => {
          const product = goods.get(quota.product_id)
          const name = product ? `${product.name} ${packText(product.pack)}` : quota.product_id
          return <QuotaCard key={quota.id} account={account} held={held} quota={quota} name={name} />
        })}
      </ul>
    </>
  )
}

interface StandingProps {
  why: Fetched
  held: QuotasHere | null
}

/** Why the centre was not reached, and what it does not have yet. */
function Standing({ why, held }: StandingProps) {
  const unsent = held?.own.filter(({ state, act }) => act.do === 'sell' && state !== 'received').length ?? 0
  return (
    <div role="status" className="grid gap-1 empty:hidden">
      {why && why !== 'up to date' && <p>{whyUndone(why)}</p>}
      {unsent > 0 && <p className="font-bold">{fill(localize(words.unsent), { count: unsent })}</p>}
    </div>
  )
}

interface QuotaCardProps {
  account: string
  held: QuotasHere
  quota: Quota
  name: string
}

function QuotaCard({ account, held, quota, name }: QuotaCardProps) {
  const left = leftOf(quota, held.own)
  const why = whyNotNow(quota, held)
  const day = dayText(indiaDay(0, Date.parse(quota.until)))
  const isOwn = quota.phone === held.phone && !quota.ended && why !== 'given back'
  const back = async () => {
    notifySaved(await returnQuota(account, quota, name))
  }
  return (
    <li className="card grid gap-3 p-4" data-quota={quota.id} data-left={left}>
      <h2 className="text-xl wrap-anywhere">{name}</h2>
      <p className="text-2xl font-bold">{fill(localize(words.left), { left, all: quota.packs })}</p>
      <p className="flex flex-wrap gap-x-4">
        <span>{fill(localize(words.price), { money: moneyText(quota.pack_paise) })}</span>
        <span>{fill(localize(words.until), { day })}</span>
      </p>
      {why && why !== 'not taken' && <p role="status">{localize(notSoldWords[why])}</p>}
      {why === 'not taken' && <TakeButton account={account} quota={quota.id} />}
      {/* It stays after the last one: the slip is in it. */}
      {isOwn && (
        <SellForm account={account} quota={quota} name={name} left={left} isOpen={why === undefined} />
      )}
      {isOwn && left > 0 && (
        <ConfirmOnce
          label={localize(words.back)}
          name={fill(localize(words.backName), { name })}
          question={fill(localize(words.backSure), { left })}
          run={back}
        />
      )}
      <SoldHere quota={quota.id} own={held.own} />
    </li>
  )
}

/** What this phone sold of a quota, the latest first: a buyer may want the slip again. */
function SoldHere({ quota, own }: { quota: string; own: QuotasHere['own'] }) {
  const sold = own.flatMap(({ id, act }) => (act.do === 'sell' && act.quota === quota ? [{ id, act }] : []))
  if (sold.length === 0) return null
  return (
    <details>
      <summary className="font-bold text-green">{fill(localize(words.sold), { count: sold.length })}</summary>
      <ul className="grid gap-3 pt-3">
        {sold.toReversed().map(({ id, act }) => (
          <li key={id}>
            <details>
              <summary className="wrap-anywhere">{`${act.label}, ${isolated(act.buyer)}: ${moneyText(act.paise)}`}</summary>
              <SaleView sale={act} />
            </details>
          </li>
        ))}
      </ul>
    </details>
  )
}

const notSoldWords: Record<Exclude<NotSold, 'not taken'>, { en: string; pa: string; hi: string }> = {
  elsewhere: words.elsewhere,
  'given back': words.givenBack,
  ended: words.ended,
  over: words.over,
  none: words.none,
}

function TakeButton({ account, quota }: { account: string; quota: string }) {
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    setFault(await takeFault(account, quota))
    setBusy(false)
  }
  return (
    <div className="grid gap-2">
      <p className="text-muted">{localize(words.takeHint)}</p>
      {fault && <p role="alert">{fault}</p>}
      <button
        type="button"
        className="button justify-self-start"
        aria-disabled={isBusy}
        onClick={() => isBusy || void take()}
      >
        {localize(words.take)}
      </button>
    </div>
  )
}

async function takeFault(account: string, quota: string): Promise<string | undefined> {
  const outcome = await takeHere(account, quota)
  switch (outcome) {
    case 'taken':
      return undefined
    case 'elsewhere':
      return localize(words.elsewhere)
    case 'full':
    case 'limit':
    case 'locked':
      return whyNotSaved(outcome)
    default:
      return whyUndone(outcome)
  }
}

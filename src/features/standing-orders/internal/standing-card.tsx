import { useState } from 'react'
import { indiaDay } from '#src/base/day.ts'
import { moneyText } from '#src/base/money.ts'
import { amountText } from '#src/content/pack-text.ts'
import type { Pack } from '#src/content/catalogue.ts'
import { amountOn, firstOpenDay, isEnded } from '#src/features/standing-orders/amount.ts'
import { changeStanding } from '#src/features/standing-orders/change-standing.ts'
import { dayOfPrice, isDearer, type StandingView } from '#src/features/standing-orders/stored-standing.ts'
import { localize, say } from '#src/platform/i18n/words.ts'
import { DayField } from '#src/platform/ui/day-field.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { AmountField } from './amount-field.tsx'
import { dayWord, momentWord, nextAgreed, rhythmText, type Change } from './day-words.ts'
import { ReturnedChanges } from './returned-changes.tsx'
import { standingWords as words } from './standing-words.ts'

/** What a product is called and how it is packed; of one that is sold no more, its id. */
export interface Named {
  readonly name: string
  readonly pack: Pack
}

interface StandingCardProps extends Named {
  account: string
  standing: StandingView
  /** True if it is of somebody who called. */
  isCallers?: boolean
}

/** A standing order: what comes next, and the buttons that change it. */
export function StandingCard({ account, standing, name, pack, isCallers }: StandingCardProps) {
  const first = firstOpenDay()
  const next = nextAgreed(standing, first)
  const change: Change = async (from, until, quantity, replaces) => {
    const about = isCallers ? { isCallers } : {}
    const wanted = { standing: standing.id, from, until, quantity, label: name, ...about }
    const outcome = await changeStanding(account, wanted, replaces)
    if (!outcome.saved)
      notify({ title: localize(words.nothingSaved), text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  const when = [rhythmText(standing), localize(words[standing.pay])].join(' · ')
  return (
    <section aria-label={name} className="card grid gap-3 p-4" data-standing={standing.id}>
      <header>
        <h2 className="text-lg">{name}</h2>
        <p className="text-muted">{when}</p>
      </header>
      {isDearer(standing) && (
        <p role="status" className="font-bold">
          {say(words.dearer, {
            price: moneyText(standing.price),
            was: moneyText(standing.was),
            day: dayWord(dayOfPrice(standing)),
          })}
        </p>
      )}
      {isEnded(standing, indiaDay()) ? (
        <Ended {...{ standing, first, change }} />
      ) : (
        <Running {...{ standing, pack, first, next, change }} />
      )}
      <p role="status" className={waitingText(standing) ? 'font-bold' : 'sr-only'}>
        {waitingText(standing)}
      </p>
      <ReturnedChanges account={account} returned={standing.returned} onChange={change} />
    </section>
  )
}

function waitingText({ isNew, sendBefore }: StandingView): string {
  if (isNew) return localize(words.newOnPhone)
  return sendBefore === undefined ? '' : say(words.onPhone, { time: momentWord(sendBefore) })
}

interface PartProps {
  standing: StandingView
  /** The first day that can be changed. */
  first: string
  change: Change
}

function Ended({ standing, first, change }: PartProps) {
  return (
    <>
      <p>{localize(words.ended)}</p>
      {standing.until === null && (
        <button
          type="button"
          className="button-quiet justify-self-start"
          onClick={() => void change(first, null, standing.quantity)}
        >
          {say(words.resume, { day: dayWord(first) })}
        </button>
      )}
    </>
  )
}

interface RunningProps extends PartProps {
  pack: Pack
  /** The next day on which something is agreed. */
  next: string
}

function Running({ standing, pack, first, next, change }: RunningProps) {
  const amount = amountOn(standing, next)
  const isTomorrow = next === indiaDay(1)
  const skip = isTomorrow ? localize(words.notTomorrow) : say(words.notOn, { day: dayWord(next) })
  return (
    <>
      <p role="status" className="text-xl">
        {dayWord(next)}: <strong>{amount > 0 ? amountText(pack, amount) : localize(words.nothing)}</strong>
      </p>
      <div className="flex flex-wrap gap-3">
        {amount > 0 ? (
          <button type="button" className="button-quiet" data-skip onClick={() => void change(next, next, 0)}>
            {skip}
          </button>
        ) : (
          <button type="button" className="button-quiet" onClick={() => void change(next, next, null)}>
            {localize(words.afterAll)}
          </button>
        )}
      </div>
      <OtherAmount
        key={`${next} ${amount}`}
        {...{ pack, next, first, change }}
        usual={amount || standing.quantity}
      />
      <Pause {...{ first, change }} />
      <details>
        <summary className="font-bold text-green">{localize(words.stop)}</summary>
        <button type="button" className="button-quiet" onClick={() => void change(first, null, 0)}>
          {say(words.stopNow, { day: dayWord(first) })}
        </button>
      </details>
    </>
  )
}

function OtherAmount({
  pack,
  usual,
  next,
  first,
  change,
}: Omit<RunningProps, 'standing'> & { usual: number }) {
  const [amount, setAmount] = useState(usual)
  return (
    <details>
      <summary className="font-bold text-green">{localize(words.otherAmount)}</summary>
      <div className="grid gap-3">
        <AmountField pack={pack} amount={amount} onChange={setAmount} />
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => void change(next, next, amount)}>
            {say(words.onlyOn, { day: dayWord(next) })}
          </button>
          <button type="button" className="button-quiet" onClick={() => void change(first, null, amount)}>
            {say(words.fromOn, { day: dayWord(first) })}
          </button>
        </div>
      </div>
    </details>
  )
}

function Pause({ first, change }: Omit<PartProps, 'standing'>) {
  const [from, setFrom] = useState(first)
  const [until, setUntil] = useState('')
  const isReady = from >= first && until >= from
  return (
    <details>
      <summary className="font-bold text-green">{localize(words.pause)}</summary>
      <div className="grid gap-3">
        <DayField label={localize(words.from)} value={from} min={first} onChange={setFrom} />
        <DayField label={localize(words.lastDay)} value={until} min={from} onChange={setUntil} />
        <button
          type="button"
          className="button justify-self-start"
          aria-disabled={!isReady}
          onClick={() => void (isReady && change(from, until, 0))}
        >
          {localize(words.pauseNow)}
        </button>
      </div>
    </details>
  )
}

import { memo, useState } from 'react'
import { centreNow } from '#src/base/clock.ts'
import { indiaTime } from '#src/base/day.ts'
import { moneyText } from '#src/base/money.ts'
import { readablePhone } from '#src/base/phone.ts'
import { amountText } from '#src/content/pack-text.ts'
import { units, type Pack } from '#src/content/catalogue.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Mark } from '#src/features/round/mark.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { roundWords as words, say } from './round-words.ts'
import { markDoor, takeBack, type ShownMark, type ShownStop } from './stored-round.ts'

interface StopCardProps {
  account: string
  stop: ShownStop
}

/** A door: who, where, what; one tap says that it was delivered. Once it is marked, a line. */
export const StopCard = memo(function StopCard({ account, stop }: StopCardProps) {
  const { name, address, phone, lines, bottles_out: out, mark } = stop
  return (
    <li
      className="card grid gap-2 p-4"
      data-stop={stop.order}
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 17rem' }}
    >
      <p className="text-xl font-bold">
        <PersonalText>{name}</PersonalText>
      </p>
      <p>
        <PersonalText>{address}</PersonalText>
      </p>
      {mark ? (
        <Marked account={account} mark={mark} />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.product_id} className="text-2xl font-bold">
                {amountText(packOf(line), line.quantity)}{' '}
                <span className="text-lg">{line.name[language()]}</span>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4">
            <strong>
              {dueOf(stop) > 0 ? say(words.cash, { money: moneyText(dueOf(stop)) }) : localize(words.onKhata)}
            </strong>
            {out > 0 && <span>{say(words.bottlesOut, { count: out })}</span>}
            <a href={`tel:+91${phone}`}>{readablePhone(phone)}</a>
          </p>
          <MarkButtons account={account} stop={stop} />
        </>
      )}
    </li>
  )
})

type Line = ShownStop['lines'][number]

/** A unit that only a newer build knows counts as pieces. */
function packOf({ pack_amount: amount, pack_unit: unit }: Line): Pack {
  return Object.hasOwn(units, unit) ? { amount, unit: unit as Pack['unit'] } : { amount: 1, unit: 'piece' }
}

const dueOf = ({ pay, total }: ShownStop) => (pay === 'cash' ? total : 0)

/** What was said there, and the way back while only this phone knows it. */
function Marked({ account, mark }: { account: string; mark: ShownMark }) {
  const time = indiaTime(Date.parse(mark.at))
  const said = { delivered: words.deliveredAt, less: words.lessAt, not_home: words.notHomeAt }[mark.what]
  const undo = async () => {
    if (!(await takeBack(account, mark.waiting!))) notify({ title: localize(words.sent), tone: 'alarm' })
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="flex grow items-center gap-2 font-bold text-green">
        <Pictogram name="check" className="size-6" />
        {say(said, { time })}
      </p>
      {mark.waiting && (
        <button type="button" className="button-quiet" onClick={() => void undo()}>
          {localize(words.undo)}
        </button>
      )}
      {mark.reason && <p>{localize(words.look)}</p>}
      {mark.isReturned && <p role="alert">{localize(words.returned)}</p>}
    </div>
  )
}

function MarkButtons({ account, stop }: StopCardProps) {
  const [back, setBack] = useState(0)
  const record = async (said: Pick<Mark, 'what' | 'cash' | 'lines'>) => {
    const at = new Date(centreNow()).toISOString()
    const outcome = await markDoor(account, {
      order: stop.order,
      bottles: back,
      at,
      label: stop.name,
      ...said,
    })
    if (!outcome.saved)
      notify({ title: localize(words.nothingSaved), text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button min-h-14 grow text-xl"
          data-delivered
          onClick={() => void record({ what: 'delivered', cash: dueOf(stop) })}
        >
          {localize(words.delivered)}
        </button>
        <Stepper label={localize(words.bottlesBack)} value={back} most={999} onChange={setBack} />
      </div>
      <details>
        <summary className="font-bold text-green">{localize(words.other)}</summary>
        <Otherwise stop={stop} onSay={record} />
      </details>
    </>
  )
}

interface OtherwiseProps {
  stop: ShownStop
  onSay: (said: Pick<Mark, 'what' | 'cash' | 'lines'>) => unknown
}

/** Less than was ordered, another sum, or nobody at home. */
function Otherwise({ stop, onSay }: OtherwiseProps) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({})
  const [typed, setTyped] = useState<string>()
  const lines = stop.lines.map((line) => ({ ...line, now: amounts[line.product_id] ?? line.quantity }))
  const isLess = lines.some(({ now, quantity }) => now < quantity)
  const due = dueFor(stop, lines)
  const cash = typed === undefined ? due : Math.round(Number(typed) * 100)
  const isMoney = Number.isFinite(cash) && cash >= 0
  const tell = () => {
    const brought = lines.map(({ product_id, now }) => ({ product_id, quantity: now }))
    onSay(isLess ? { what: 'less', cash, lines: brought } : { what: 'delivered', cash })
  }
  return (
    <div className="grid gap-3">
      {lines.map(({ product_id: id, name, quantity, now }) => (
        <Stepper
          key={id}
          label={name[language()]}
          value={now}
          most={quantity}
          onChange={(value) => setAmounts({ ...amounts, [id]: value })}
        />
      ))}
      <Labelled label={`${localize(words.tookCash)} (₹)`}>
        {(tied) => (
          <input
            autoComplete="off"
            {...tied}
            inputMode="decimal"
            enterKeyHint="done"
            value={typed ?? String(due / 100)}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Labelled>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" aria-disabled={!isMoney} onClick={() => isMoney && tell()}>
          {localize(isLess ? words.less : words.delivered)}
        </button>
        <button type="button" className="button-quiet" onClick={() => onSay({ what: 'not_home', cash: 0 })}>
          {localize(words.notHome)}
        </button>
      </div>
    </div>
  )
}

/** What is due at the door for so much of each line, in paise: the delivery stays as it was ordered. */
function dueFor(
  { pay, total, lines }: ShownStop,
  now: readonly { unit_paise: number; now: number }[],
): number {
  if (pay !== 'cash') return 0
  const ordered = lines.reduce((sum, line) => sum + line.quantity * line.unit_paise, 0)
  const brought = now.reduce((sum, line) => sum + line.now * line.unit_paise, 0)
  return brought > 0 ? brought + total - ordered : 0
}

interface StepperProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

function Stepper({ label, value, most, onChange }: StepperProps) {
  const step = (by: number, icon: 'minus' | 'plus', word: string) => {
    const next = value + by
    const isPossible = next >= 0 && next <= most
    return (
      <button
        type="button"
        className="icon-button"
        aria-label={`${word}: ${label}`}
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChange(next)}
      >
        <Pictogram name={icon} className="size-6" />
      </button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{label}</span>
      <div className="stepper">
        {step(-1, 'minus', localize(shelfWords.oneLess))}
        <strong role="status" className="number">
          {value}
        </strong>
        {step(1, 'plus', localize(shelfWords.oneMore))}
      </div>
    </div>
  )
}

import { memo, useState } from 'react'
import { indiaTime } from '#src/base/day.ts'
import { moneyText } from '#src/base/money.ts'
import { readablePhone } from '#src/base/phone.ts'
import { amountText, packIn } from '#src/content/pack-text.ts'
import { SlipView } from '#src/features/cash/slip-view.tsx'
import { language, localize, say } from '#src/platform/i18n/words.ts'
import { drawnNear } from '#src/platform/ui/drawn-near.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { withdrawMark } from './mark-door.ts'
import { notifyVoided } from './notify-voided.ts'
import { roundWords as words } from './round-words.ts'
import type { ShownMark } from './shown-mark.ts'
import type { ShownStop } from './stored-round.ts'

export interface StopCardProps {
  account: string
  stop: ShownStop
}

/** A door: who, where, what; one tap says that it was delivered. Once it is marked, a line. */
export const StopCard = memo(function StopCard({ account, stop }: StopCardProps) {
  const { name, address, phone, lines, bottles_out: out, mark } = stop
  // The slip that was just given is shown at once.
  const [fresh, setFresh] = useState<string>()
  return (
    <li className="card grid gap-2 p-4" data-stop={stop.order} style={drawnNear(17)}>
      <p className="text-xl font-bold">
        <PersonalText>{name}</PersonalText>
      </p>
      <p>
        <PersonalText>{address}</PersonalText>
      </p>
      {mark ? (
        <>
          <Marked account={account} mark={mark} name={name} fresh={fresh} />
          <Again account={account} stop={stop} mark={mark} onSlip={setFresh} />
        </>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line.product_id} className="text-2xl font-bold">
                {amountText(packIn(line), line.quantity)}{' '}
                <span className="text-lg">{line.name[language()]}</span>
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4">
            <strong>{dueText(stop)}</strong>
            {out > 0 && <span>{say(words.bottlesOut, { count: out })}</span>}
            <a href={`tel:+91${phone}`}>{readablePhone(phone)}</a>
          </p>
          <MarkButtons account={account} stop={stop} due={stop.due} onSlip={setFresh} />
        </>
      )}
    </li>
  )
})

function dueText({ due, pay }: ShownStop): string {
  if (due > 0) return say(words.cash, { money: moneyText(due) })
  return localize(pay === 'account' ? words.onKhata : words.paid)
}

interface MarkedProps {
  account: string
  mark: ShownMark
  name: string
  /** The number of the slip that was just given. */
  fresh: string | undefined
}

/** What was said there, its slip, and the way back while only this phone knows it. */
function Marked({ account, mark, name, fresh }: MarkedProps) {
  const { slip, note } = mark
  const said = { delivered: words.deliveredAt, less: words.lessAt, not_home: words.notHomeAt }[mark.what]
  const [undone, setUndone] = useState<string>()
  const undo = async () => {
    setUndone(mark.waiting)
    const outcome = await withdrawMark(account, mark.waiting!)
    if (outcome.saved) {
      if (slip) notifyVoided(slip)
      return
    }
    setUndone(undefined)
    if (outcome.why === 'refused') notify({ title: localize(words.sent), tone: 'alarm' })
    else notify({ title: localize(words.nothingSaved), text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="flex grow items-center gap-2 font-bold text-green">
          <Pictogram name="check" className="size-6" />
          {say(said, { time: indiaTime(Date.parse(mark.at)) })}
        </p>
        {mark.waiting && (
          <button
            type="button"
            className="button-quiet"
            aria-disabled={undone === mark.waiting}
            onClick={() => undone === mark.waiting || void undo()}
          >
            {localize(words.undo)}
          </button>
        )}
      </div>
      {slip && <GivenSlip key={slip.number} slip={{ ...slip, label: name }} isOpen={slip.number === fresh} />}
      {mark.bottles > 0 && <p>{say(words.bottles, { count: mark.bottles })}</p>}
      {note && (
        <p>
          <PersonalText>{note}</PersonalText>
        </p>
      )}
      {mark.isSecond && <p role="status">{localize(words.second)}</p>}
      {mark.reason && !mark.isSecond && <p>{localize(words.look)}</p>}
      {mark.isReturned && <p role="alert">{localize(words.returned)}</p>}
    </div>
  )
}

function GivenSlip({ slip, isOpen }: { slip: Parameters<typeof SlipView>[0]['slip']; isOpen: boolean }) {
  // Of four hundred doors only the open ones have a paper.
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details open={isOpen} onToggle={() => setOpened(true)}>
      <summary className="font-bold text-green">
        {say(words.slip, { number: slip.number, money: moneyText(slip.paise) })}
      </summary>
      {wasOpened && <SlipView slip={slip} />}
    </details>
  )
}

interface AgainProps extends StopCardProps {
  mark: ShownMark
  onSlip: (number: string | undefined) => void
}

/** Says something else of a door that is marked. */
function Again({ account, stop, mark, onSlip }: AgainProps) {
  const [wasOpened, setOpened] = useState(false)
  const isOnlyHere = mark.waiting !== undefined
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="text-muted">{localize(words.otherwise)}</summary>
      {wasOpened && (
        <div className="grid gap-3">
          {!isOnlyHere && <p>{localize(words.otherwiseSent)}</p>}
          {/* The cash of a mark that was sent has its slip. */}
          <MarkButtons
            account={account}
            stop={stop}
            due={isOnlyHere || !mark.slip ? stop.due : 0}
            onSlip={onSlip}
          />
        </div>
      )}
    </details>
  )
}

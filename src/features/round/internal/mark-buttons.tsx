import { useState } from 'react'
import { centreNow } from '#src/base/clock.ts'
import { moneyText, rupees } from '#src/base/money.ts'
import { typedNumber } from '#src/base/typed-number.ts'
import { shelfWords } from '#src/content/shelf-words.ts'
import { UpiCode } from '#src/features/cash/upi-code.tsx'
import type { Said } from '#src/features/round/mark.ts'
import { Field } from '#src/platform/fields/field.tsx'
import { Submit, TypedForm } from '#src/platform/fields/typed-form.tsx'
import { language, localize, say } from '#src/platform/i18n/words.ts'
import { Stepper } from '#src/platform/ui/stepper.tsx'
import { notify } from '#src/platform/ui/toasts.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { markDoor } from './mark-door.ts'
import { notifyVoided } from './notify-voided.ts'
import { roundWords as words } from './round-words.ts'
import type { ShownStop } from './stored-round.ts'

interface MarkButtonsProps {
  account: string
  stop: ShownStop
  /** What is to be taken in cash for all of it, in paise. */
  due: number
  /** Called with the number of the slip that was given, if one was. */
  onSlip: (number: string | undefined) => void
}

type Saying = Pick<Said, 'what' | 'lines' | 'said_paid'> & { cash: number }

/** One tap says that it was delivered for its cash; everything else is a fold away. What was said before of bottles, and the note, stay. */
export function MarkButtons({ account, stop, due, onSlip }: MarkButtonsProps) {
  const [back, setBack] = useState(stop.mark?.bottles ?? 0)
  const [note, setNote] = useState(stop.mark?.note ?? '')
  const record = async ({ cash, ...said }: Saying) => {
    const at = new Date(centreNow()).toISOString()
    const about = note.trim() === '' ? {} : { note: note.trim().slice(0, 200) }
    const mark: Said = { order: stop.order, bottles: back, at, label: stop.name, ...about, ...said }
    const outcome = await markDoor(account, mark, cash)
    if (outcome.saved) {
      onSlip(outcome.value?.number)
      if (outcome.voided) notifyVoided(outcome.voided, outcome.value?.paise)
    } else notify({ title: localize(words.nothingSaved), text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button min-h-14 grow text-xl"
          data-delivered
          onClick={() => void record({ what: 'delivered', cash: due })}
        >
          {due > 0 ? say(words.deliveredCash, { money: moneyText(due) }) : localize(words.delivered)}
        </button>
        <Labelled label={localize(words.bottlesBack)} value={back} most={999} onChange={setBack} />
      </div>
      {due > 0 && stop.upi && <ByUpi link={stop.upi} due={due} onSay={record} />}
      <details>
        <summary className="font-bold text-green">{localize(words.other)}</summary>
        <Otherwise stop={stop} due={due} note={note} onNote={setNote} onSay={record} />
      </details>
    </>
  )
}

interface ByUpiProps {
  link: string
  due: number
  onSay: (said: Saying) => unknown
}

/** The code of exactly this sum, and their word that they have paid: the bank proves it. */
function ByUpi({ link, due, onSay }: ByUpiProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)}>
      <summary className="font-bold text-green">{localize(words.upi)}</summary>
      {wasOpened && (
        <div className="grid gap-3">
          <UpiCode link={link} paise={due} isShown />
          <button
            type="button"
            className="button-quiet"
            data-said-paid
            onClick={() => onSay({ what: 'delivered', cash: 0, said_paid: true })}
          >
            {localize(words.saidPaid)}
          </button>
        </div>
      )}
    </details>
  )
}

interface OtherwiseProps {
  stop: ShownStop
  due: number
  note: string
  onNote: (note: string) => void
  onSay: (said: Saying) => unknown
}

/** Less than was ordered, another sum, a note, or nobody at home. */
function Otherwise({ stop, due: whole, note, onNote, onSay }: OtherwiseProps) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({})
  const [typed, setTyped] = useState<string>()
  const lines = stop.lines.map((line) => ({ ...line, now: amounts[line.product_id] ?? line.quantity }))
  const isLess = lines.some(({ now, quantity }) => now < quantity)
  const due = dueFor(stop, whole, lines)
  const amount = typed === undefined ? due / 100 : typed.trim() === '' ? 0 : typedNumber(typed)
  const isMoney = amount !== undefined && amount >= 0 && amount <= 1_000_000
  const tell = async () => {
    if (!isMoney) return { text: localize(words.badMoney), at: ['cash'] }
    const cash = rupees(amount)
    const brought = lines.map(({ product_id, now }) => ({ product_id, quantity: now }))
    await onSay(isLess ? { what: 'less', cash, lines: brought } : { what: 'delivered', cash })
    return undefined
  }
  return (
    <TypedForm submit={tell} className="grid gap-3">
      {lines.map(({ product_id: id, name, quantity, now }) => (
        <Labelled
          key={id}
          label={name[language()]}
          value={now}
          most={quantity}
          onChange={(value) => setAmounts({ ...amounts, [id]: value })}
        />
      ))}
      <Field
        label={`${localize(words.tookCash)} (₹)`}
        name="cash"
        inputMode="decimal"
        enterKeyHint="done"
        value={typed ?? String(due / 100)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Field
        label={localize(words.note)}
        name="note"
        longest={200}
        enterKeyHint="done"
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Submit>{localize(isLess ? words.less : words.delivered)}</Submit>
        <button type="button" className="button-quiet" onClick={() => onSay({ what: 'not_home', cash: 0 })}>
          {localize(words.notHome)}
        </button>
      </div>
    </TypedForm>
  )
}

/** What is due at the door for so much of each line, in paise: the delivery stays as it was ordered. */
function dueFor(
  { total, lines }: ShownStop,
  due: number,
  now: readonly { unit_paise: number; now: number }[],
): number {
  if (due === 0) return 0
  const ordered = lines.reduce((sum, line) => sum + line.quantity * line.unit_paise, 0)
  const brought = now.reduce((sum, line) => sum + line.now * line.unit_paise, 0)
  return brought > 0 ? brought + total - ordered : 0
}

interface LabelledProps {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

function Labelled({ label, ...number }: LabelledProps) {
  const named = [shelfWords.oneLess, shelfWords.oneMore].map((word) => `${localize(word)}: ${label}`)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{label}</span>
      <Stepper {...number} words={[named[0]!, named[1]!]} />
    </div>
  )
}

import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import { answerFromDesk, longestNote } from './answer.ts'
import { asSummed, halfSummary, type HalfSummary } from './half-answer.ts'
import { itemKey, type DeskItem } from './item.ts'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { SaveStatus } from '#src/features/forms/save-status.tsx'
import { usePartialInput, usePartialInputAt } from '#src/features/forms/use-partial-input.ts'
import { tooLongText } from '#src/platform/fields/too-long.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { notifySaved } from './notify-saved.ts'

interface NoteSummaryProps {
  item: DeskItem
  account: string
}

/** `null` where nothing was typed. */
type Stored = HalfSummary | null

/** Asks for a voice note's words, so that a search finds the request; restores unsent text. */
export function NoteSummary(props: NoteSummaryProps) {
  const place = `desk summary ${itemKey(props.item)}`
  const half = usePartialInputAt<Stored>(place, props.account)
  return half === 'looking' ? null : <SummaryField {...props} place={place} half={half} />
}

interface SummaryFieldProps extends NoteSummaryProps {
  place: string
  half: PartialInput<Stored> | undefined
}

const begin = () => null

function isNoNews(typed: Stored, item: DeskItem): boolean {
  const { text, was } = halfSummary(typed, item)
  return text.trim() === '' || text === was
}

function SummaryField({ item, account, place, half }: SummaryFieldProps) {
  const isEmpty = (value: Stored) => isNoNews(value, item)
  const typed = usePartialInput<Stored>({ account, place, half, begin, isEmpty })
  const summary = halfSummary(typed.value, item)
  const { text } = summary
  const type = (words: string) => typed.change((before) => ({ ...halfSummary(before, item), text: words }))
  const [busy, setBusy] = useState(false)
  const { over } = limited(text, longestNote.request, true)
  const waits = isEmpty(typed.value) || over > 0 || busy
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (waits) return
    setBusy(true)
    const draft = await typed.settle()
    const answered = await answerFromDesk(account, asSummed(item, summary), { summary: text }, { draft })
    notifySaved(answered)
    if (answered.outcome.saved) await typed.done({ text, was: text })
    setBusy(false)
  }
  return (
    <form autoComplete="off" className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <Labelled
        label={t`Text of the voice note`}
        hint={t`In a few words. The search finds it by them. The sender does not see them.`}
        error={over > 0 && tooLongText(over)}
        alert
      >
        {(tied) => (
          <textarea
            autoComplete="off"
            {...tied}
            rows={3}
            value={text}
            readOnly={busy}
            onChange={({ target }) => busy || type(target.value)}
          />
        )}
      </Labelled>
      <button type="submit" className="button-quiet justify-self-start" aria-disabled={waits}>
        {t`Save this text`}
      </button>
      <SaveStatus saveState={typed.saveState} isNoForm />
    </form>
  )
}

import { useState, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import { limited } from '#src/base/limited.ts'
import { answerFromDesk, longestNote } from '#src/core/desk/answer.ts'
import { itemKey, summaryOf, type DeskItem } from '#src/core/desk/item.ts'
import type { PartialInput } from '#src/core/drafts/partial-input.ts'
import { SaveStatus } from '#src/screens/drafts/save-status.tsx'
import { usePartialInput, usePartialInputAt } from '#src/screens/drafts/use-partial-input.ts'
import { tooLongText } from '#src/screens/fields/too-long.ts'
import { Labelled } from '#src/ui/labelled.tsx'
import { notifySaved } from './notify-saved.ts'

interface NoteSummaryProps {
  item: DeskItem
  account: string
}

/** Asks for a voice note's words, so that a search finds the request; restores unsent text. */
export function NoteSummary(props: NoteSummaryProps) {
  const place = `desk summary ${itemKey(props.item)}`
  const half = usePartialInputAt<string>(place, props.account)
  return half === 'looking' ? null : <SummaryField {...props} place={place} half={half} />
}

interface SummaryFieldProps extends NoteSummaryProps {
  place: string
  half: PartialInput<string> | undefined
}

function SummaryField({ item, account, place, half }: SummaryFieldProps) {
  const current = summaryOf(item)
  const begin = () => current
  const isEmpty = (summary: string) => summary.trim() === '' || summary === current
  const typed = usePartialInput<string>({ account, place, half, begin, isEmpty })
  const [busy, setBusy] = useState(false)
  const { over } = limited(typed.value, longestNote.request, true)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty(typed.value) || over > 0 || busy) return
    setBusy(true)
    const draft = await typed.settle()
    const answered = await answerFromDesk(account, item, { summary: typed.value }, { draft })
    notifySaved(answered)
    if (answered.outcome.saved) await typed.done(typed.value)
    setBusy(false)
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void submit(event)}>
      <Labelled
        label={t`What the voice note says`}
        hint={t`In a few words. The search finds it by them; the sender does not see them.`}
        error={over > 0 && tooLongText(over)}
        alert
      >
        {(tied) => (
          <textarea
            {...tied}
            rows={3}
            value={typed.value}
            readOnly={busy}
            onChange={({ target }) => busy || typed.change(() => target.value)}
          />
        )}
      </Labelled>
      <button
        type="submit"
        className="button-quiet justify-self-start"
        aria-disabled={isEmpty(typed.value) || over > 0 || busy}
      >
        {t`Save these words`}
      </button>
      <SaveStatus saveState={typed.saveState} isNoForm />
    </form>
  )
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { answerFromDesk } from '#src/core/desk/answer.ts'
import type { Colleague, DeskItem } from '#src/core/desk/item.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { Labelled } from '#src/ui/labelled.tsx'
import { notify } from '#src/ui/toasts.ts'
import { colleagueName, useColleagues } from './use-colleagues.ts'

/** Who sees to it. To take it oneself needs no network; a colleague is chosen from those the centre names. */
export function Assign({ item, account }: { item: DeskItem; account: string }) {
  const colleagues = useColleagues(account)
  const give = async (assignee: string) => {
    const { outcome } = await answerFromDesk(item, { assignee })
    notify(
      outcome.kept
        ? { title: t`Saved on this phone`, text: t`It goes to the centre by itself.` }
        : { title: t`Nothing was saved`, text: whyNotKept(outcome.why), tone: 'alarm' },
    )
  }
  const { assignee } = item
  const name = item.assigned_to ?? t`A colleague`
  const others = (colleagues ?? []).filter(({ id }) => id !== assignee && id !== account)
  return (
    <section className="card grid gap-3 p-4">
      <h2>{t`Who sees to it`}</h2>
      <p>{assignee === null ? t`Nobody yet` : assignee === account ? t`You` : name}</p>
      <div className="flex flex-wrap gap-3">
        {assignee !== account && (
          <button type="button" className="button-quiet" onClick={() => void give(account)}>
            {t`I see to it`}
          </button>
        )}
        {assignee !== null && (
          <button type="button" className="button-quiet" onClick={() => void give('')}>
            {t`Give it back`}
          </button>
        )}
      </div>
      {others.length > 0 && <ColleagueChoice colleagues={others} onGive={give} />}
      {colleagues === null && <p className="text-muted">{t`Without network only you can take it.`}</p>}
    </section>
  )
}

interface ColleagueChoiceProps {
  colleagues: readonly Colleague[]
  onGive: (assignee: string) => Promise<void>
}

/** The colleagues, each with how much of what is open is with them. */
function ColleagueChoice({ colleagues, onGive }: ColleagueChoiceProps) {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Labelled label={t`A colleague`}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="" disabled>{t`Choose somebody`}</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {`${colleagueName(colleague)} (${colleague.open})`}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <button
        type="button"
        className="button-quiet justify-self-start"
        disabled={chosen === ''}
        onClick={() => void onGive(chosen).then(() => setChosen(''))}
      >
        {t`Ask this colleague`}
      </button>
    </>
  )
}

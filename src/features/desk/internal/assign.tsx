import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Colleague, DeskItem } from './item.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { answerOnce } from './answer-once.ts'
import { colleagueName, useColleagues } from './use-colleagues.ts'

/** The assignee. Taking an item works offline; a colleague is chosen from the centre's list. */
export function Assign({ item, account }: { item: DeskItem; account: string }) {
  const { colleagues = [], why } = useColleagues(account)
  const give = (assignee: string) => answerOnce(account, item, { assignee })
  const { assignee } = item
  const name = item.assigned_to ?? t`A colleague`
  const others = colleagues.filter(({ id }) => id !== assignee && id !== account)
  return (
    <section className="card grid gap-3 p-4">
      <h2>{t`Assigned to`}</h2>
      <p>
        {assignee === null ? (
          t`Not assigned yet`
        ) : assignee === account ? (
          t`You`
        ) : (
          <PersonalText>{name}</PersonalText>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {assignee !== account && (
          <button type="button" className="button-quiet" onClick={() => void give(account)}>
            {t`Assign to me`}
          </button>
        )}
        {assignee !== null && (
          <button type="button" className="button-quiet" onClick={() => void give('')}>
            {t`Unassign`}
          </button>
        )}
      </div>
      {others.length > 0 && <ColleagueChoice colleagues={others} onGive={give} />}
      {why && <p className="text-muted">{`${whyUndone(why)} ${t`You can still assign it to yourself.`}`}</p>}
    </section>
  )
}

interface ColleagueChoiceProps {
  colleagues: readonly Colleague[]
  onGive: (assignee: string) => Promise<void>
}

/** The colleagues, each with the number of assigned open items. */
function ColleagueChoice({ colleagues, onGive }: ColleagueChoiceProps) {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Labelled label={t`A colleague`}>
        {(tied) => (
          <select {...tied} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="" disabled>{t`Choose a person`}</option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {`${isolated(colleagueName(colleague))} (${colleague.open})`}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <button
        type="button"
        className="button-quiet justify-self-start"
        aria-disabled={chosen === ''}
        onClick={() => chosen && void onGive(chosen).then(() => setChosen(''))}
      >
        {t`Assign to this colleague`}
      </button>
    </>
  )
}

import { fill } from '#src/base/fill.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { keepTheirs, theirItems, type UnsentEdit } from './edits.ts'
import { fieldName, fieldText } from './field-words.ts'
import type { ItemChanges } from './import-items.ts'
import { importWords } from './import-words.ts'
import { WaitingEdit } from './waiting-edit.tsx'

/** So many products of a conflict are shown; one decision counts for all. */
const most = 100

/** A file that the centre does not have yet: its name and, after a conflict, what somebody else has changed. */
export function WaitingFile({ edit, onDecided }: { edit: UnsentEdit; onDecided: () => void }) {
  const items = (edit.changes['items'] ?? {}) as ItemChanges
  const theirs = Object.entries(theirItems(edit)).slice(0, most)
  return (
    <WaitingEdit edit={edit} onDecided={onDecided} onTheirs={() => keepTheirs(edit)}>
      <strong className="wrap-anywhere">
        <PersonalText>{edit.label}</PersonalText>
      </strong>
      <ul className="grid gap-2">
        {theirs.map(([id, fact]) => (
          <li key={id} className="wrap-anywhere">
            <strong>{localize(fact.name)}</strong>
            {Object.entries(items[id] ?? {}).map(([field, value]) => (
              <p key={field}>
                <span className="text-muted">{fieldName(field)} </span>
                <span>
                  {fill(localize(importWords.mine), { text: fieldText(field, value) })}{' '}
                  {fill(localize(importWords.theirs), { text: fieldText(field, fact[field]) })}
                </span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </WaitingEdit>
  )
}

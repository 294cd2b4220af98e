import type { ReturnedChange } from '#src/features/standing-orders/stored-standing.ts'
import { leaveReturned } from '#src/features/standing-orders/change-standing.ts'
import { localize, say } from '#src/platform/i18n/words.ts'
import { dayWord, type Change } from './day-words.ts'
import { standingWords as words } from './standing-words.ts'

interface ReturnedChangesProps {
  account: string
  returned: readonly ReturnedChange[]
  onChange: Change
}

/** Changes that the centre returned, each with the way out. */
export function ReturnedChanges({ account, returned, onChange }: ReturnedChangesProps) {
  return returned.map(({ id, code, refused, change: { from, until, quantity } }) => {
    const first = refused?.first
    // A single day that is over has no other; a pause may still begin later.
    const mayBegin = first !== undefined && (until === null || until >= first)
    return (
      <div key={id} role="alert" className="grid gap-2 border-l-4 border-red pl-3">
        <p>{say(code === 'late' ? words.late : words.changeFailed, { day: dayWord(from) })}</p>
        <div className="flex flex-wrap gap-3">
          {mayBegin && (
            <button
              type="button"
              className="button"
              onClick={() => void onChange(first, until, quantity, id)}
            >
              {say(words.insteadFrom, { day: dayWord(first) })}
            </button>
          )}
          <button type="button" className="button-quiet" onClick={() => void leaveReturned(account, id)}>
            {localize(words.understood)}
          </button>
        </div>
      </div>
    )
  })
}

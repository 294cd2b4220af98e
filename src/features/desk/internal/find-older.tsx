import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { findAtCentre, notIn, type DeskFound } from './centre-calls.ts'
import { itemKey, type DeskItem } from './item.ts'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { FoundOlder } from './found-older.tsx'
import { whyUndone } from '#src/platform/faults/why-undone.ts'

interface FindOlderProps {
  account: string
  roles: readonly string[]
  words: string
  /** The list above, whose items are not shown again. */
  list: readonly DeskItem[]
}

/** Searches the centre for items that are no longer on the phone, page by page. */
export function FindOlder({ account, roles, words, list }: FindOlderProps) {
  const [found, setFound] = useState<DeskFound>()
  const [isAllAbove, setAllAbove] = useState(false)
  const [fault, setFault] = useState<'asking' | Undone>()
  const search = async (earlier?: DeskFound) => {
    setFault('asking')
    const answer = await findAtCentre(account, words.trim(), earlier)
    if (typeof answer === 'string') return setFault(answer)
    // Once only: an item answered here moves into the list above, and must not vanish under the finger.
    const older = notIn(list, answer)
    setFault(undefined)
    setFound(older)
    setAllAbove(older.items.length < answer.items.length)
  }
  return (
    <section className="grid justify-items-start gap-3">
      <button
        type="button"
        className="button-quiet"
        onClick={() => void search()}
        aria-disabled={fault === 'asking'}
      >
        {t`Search the centre’s records`}
      </button>
      <div role="status" className="grid w-full gap-3">
        {found && found.items.length === 0 && found.before === undefined && (
          <p>
            {isAllAbove ? t`Everything found is in the list above.` : t`Nothing was found with these words.`}
          </p>
        )}
        {found?.items.map((item) => (
          <FoundOlder key={itemKey(item)} item={item} account={account} roles={roles} />
        ))}
        {fault !== undefined && fault !== 'asking' && <p>{whyUndone(fault)}</p>}
      </div>
      {fault === 'asking' && <Spinner />}
      {found?.before !== undefined && fault !== 'asking' && (
        <button type="button" className="button-quiet" onClick={() => void search(found)}>
          {t`Show more`}
        </button>
      )}
    </section>
  )
}

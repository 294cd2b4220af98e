import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Undone } from '#src/core/session/call-centre.ts'
import { findAtCentre } from '#src/core/desk/centre-calls.ts'
import { itemKey, type DeskItem } from '#src/core/desk/item.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { FoundOlder } from './found-older.tsx'
import { whyUndone } from '#src/screens/faults/why-undone.ts'

interface FindOlderProps {
  account: string
  roles: readonly string[]
  words: string
}

/** Searches the centre for items that are no longer on the phone. */
export function FindOlder({ account, roles, words }: FindOlderProps) {
  const [found, setFound] = useState<readonly DeskItem[] | 'asking' | Undone>()
  const search = () => {
    setFound('asking')
    void findAtCentre(account, words.trim()).then(setFound)
  }
  return (
    <section className="grid justify-items-start gap-3">
      <button type="button" className="button-quiet" onClick={search} aria-disabled={found === 'asking'}>
        {t`Search the centre’s records`}
      </button>
      {found === 'asking' && <Spinner />}
      <div role="status" className="grid w-full gap-3">
        {typeof found === 'string' && found !== 'asking' && <p>{whyUndone(found)}</p>}
        {Array.isArray(found) && found.length === 0 && <p>{t`Nothing was found with these words.`}</p>}
        {Array.isArray(found) &&
          (found as readonly DeskItem[]).map((item) => (
            <FoundOlder key={itemKey(item)} item={item} account={account} roles={roles} />
          ))}
      </div>
    </section>
  )
}

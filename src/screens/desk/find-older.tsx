import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { findAtCentre } from '#src/core/desk/centre-calls.ts'
import { itemKey, type DeskItem } from '#src/core/desk/item.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { FoundOlder } from './found-older.tsx'

interface FindOlderProps {
  account: string
  roles: readonly string[]
  words: string
}

/** Searches the centre for items that are no longer on the phone. */
export function FindOlder({ account, roles, words }: FindOlderProps) {
  const [found, setFound] = useState<readonly DeskItem[] | 'asking' | 'no line'>()
  const search = () => {
    setFound('asking')
    void findAtCentre(account, words.trim()).then((answer) => setFound(answer ?? 'no line'))
  }
  return (
    <section className="grid justify-items-start gap-3">
      <button type="button" className="button-quiet" onClick={search} aria-disabled={found === 'asking'}>
        {t`Search the centre’s records`}
      </button>
      {found === 'asking' && <Spinner />}
      <div role="status" className="grid w-full gap-3">
        {found === 'no line' && <p>{t`The centre cannot be reached now. Try again.`}</p>}
        {Array.isArray(found) && found.length === 0 && <p>{t`Nothing was found with these words.`}</p>}
        {Array.isArray(found) &&
          (found as readonly DeskItem[]).map((item) => (
            <FoundOlder key={itemKey(item)} item={item} account={account} roles={roles} />
          ))}
      </div>
    </section>
  )
}

import { useDeferredValue, useState } from 'react'
import { plural, t } from '@lingui/core/macro'
import type { DraftOnBoard } from '#src/features/forms/agent-drafts.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import { useCentreRequests } from '#src/features/apply/use-sent.ts'
import { LongList } from '#src/features/my-requests/long-list.tsx'
import { SendNow } from '#src/features/my-requests/send-now.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { byFarmer, farmersFound, itemsForOthers, type FarmerItem } from './by-farmer.ts'
import { FarmerCard } from './farmer-card.tsx'
import { OtherApplication } from './other-application.tsx'

const boardNow = () => import('#src/features/forms/agent-drafts.ts').then(({ watchBoard }) => watchBoard())
const entriesNow = () =>
  import('#src/features/forms/submissions.ts').then(({ watchEntries }) => watchEntries())

/** All forms that were filled in for others, in one list by farmer. */
export default function Board() {
  const drafts = useObservable<readonly DraftOnBoard[] | undefined>('board', boardNow, undefined, [])
  const entries = useObservable<readonly EntryLine[] | undefined>('all entries', entriesNow, undefined, [])
  const requests = useCentreRequests()
  const [typed, setTyped] = useState('')
  // Deferred, so that a slow phone renders typing first and the list later.
  const wanted = useDeferredValue(typed)
  if (!drafts || !entries || !requests) return <Spinner />
  const items = itemsForOthers(drafts, entries, requests)
  const farmers = byFarmer(items)
  const found = farmersFound(farmers, wanted)
  return (
    <>
      <OtherApplication />
      <OnTheWay items={items} />
      {farmers.length > 1 && (
        <label className="grid gap-1 font-bold">
          {t`Find a farmer by name, village or phone`}
          <input
            className="field font-normal"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      {!farmers.length && <p>{t`Nothing is filled in for others yet.`}</p>}
      {farmers.length > 0 && !found.length && (
        <p role="status">{t`No farmer here has this name, village or phone.`}</p>
      )}
      <LongList
        key={wanted}
        title={t`Farmers`}
        items={found}
        renderRow={(farmer) => <FarmerCard key={farmer.key} farmer={farmer} />}
      />
    </>
  )
}

/** The number of items that need the agent or the network, and a button that sends; nothing if there are none. */
function OnTheWay({ items }: { items: readonly FarmerItem[] }) {
  const of = (state: FarmerItem['state']) => items.filter((item) => item.state === state)
  const [returned, drafts, waiting] = [of('returned').length, of('draft').length, of('waiting')]
  const parts = [
    returned > 0 && plural(returned, { one: '# came back', other: '# came back' }),
    drafts > 0 && plural(drafts, { one: '# draft', other: '# drafts' }),
    waiting.length > 0 && plural(waiting.length, { one: '# not sent yet', other: '# not sent yet' }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return null
  return (
    <div className="grid gap-3">
      <p className="font-bold">{parts.join(' · ')}</p>
      {waiting.length > 0 && <SendNow />}
      {waiting.some((item) => item.state === 'waiting' && item.entry.why === 'sign-in') && (
        <AppLink to="/auth" search={{ to: '/agent' }} className="button-quiet justify-self-start">
          {t`Sign In`}
        </AppLink>
      )}
    </div>
  )
}

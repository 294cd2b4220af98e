import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { markDraft, watchNotToday, type Named } from '#src/features/editing/internal/not-today.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { FindItem } from './find-item.tsx'
import { saveAtOnce, stateText } from '#src/features/editing/internal/save-edit.ts'

/** Unavailable products: a search that marks one by a tap, and the list of all marked ones. */
export function NotTodayPanel({ account }: { account: string }) {
  const away = useNotToday(account)
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h2>{t`Mark items out today`}</h2>
        <p className="text-muted">{t`It cannot be ordered today. The next day it is back in stock automatically.`}</p>
        <FindItem>{(product) => <MarkRow account={account} of={product} away={away} />}</FindItem>
      </section>
      <section className="grid gap-3">
        <h2>{t`Out of stock today`}</h2>
        {away?.length === 0 && <p>{t`Nothing is marked as out today.`}</p>}
        <ul className="grid gap-3 md:grid-cols-2">
          {away?.map((item) => (
            <li key={item.id}>
              <MarkRow account={account} of={item} away={away} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Returns the products that are unavailable today; `undefined` until they are read. */
export function useNotToday(account: string): readonly Named[] | undefined {
  return useObservable<readonly Named[] | undefined>(
    `not today ${account}`,
    () => Promise.resolve(watchNotToday(account)),
    undefined,
    [],
  )
}

interface MarkProps {
  account: string
  of: Named
  away: readonly Named[] | undefined
}

function MarkRow(props: MarkProps) {
  return (
    <div className="card flex min-h-12 items-center justify-between gap-3 p-4">
      <strong className="min-w-0 wrap-anywhere">{props.of.name}</strong>
      <MarkButton {...props} />
    </div>
  )
}

/** A button that marks a product as unavailable today, or as available again. */
export function MarkButton({ account, of: { id, name }, away }: MarkProps) {
  const [busy, setBusy] = useState(false)
  const isAway = away?.some((item) => item.id === id) ?? false
  const run = async () => {
    setBusy(true)
    await mark(account, { id, name }, !isAway)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className={`${isAway ? 'button' : 'button-quiet'} shrink-0`}
      aria-label={isAway ? t`Back in stock: ${name}` : t`Out today: ${name}`}
      aria-disabled={busy || !away}
      onClick={run}
    >
      {isAway ? t`Back in stock` : t`Out today`}
    </button>
  )
}

async function mark(account: string, of: Named, away: boolean): Promise<void> {
  const edit = await markDraft(account, of, away)
  if (edit && !('first' in edit)) return saveAtOnce(account, edit)
  notify({
    title: t`Not saved`,
    text: edit
      ? stateText(edit.first)
      : t`This phone has nothing from the centre yet. Connect to the network once.`,
    tone: 'alarm',
  })
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { momentText } from '#src/base/moment.ts'
import type { OwnAnswer } from './answer.ts'
import { headOf, itemKey, senderOf, type DeskItem } from './item.ts'
import { ItemRow } from './item-row.tsx'
import { KindName } from './kind-name.tsx'
import { canBeClosed, canBeSpam, type Choosing } from './use-choosing.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { colleagueName, useColleagues } from './use-colleagues.ts'

export interface ChooseSeveralProps {
  account: string
  roles: readonly string[]
  choosing: Choosing
  shown: readonly DeskItem[]
}

/** Actions for several chosen items: assign, close, mark as spam. */
export function ChooseSeveral(props: ChooseSeveralProps) {
  const { choosing, shown } = props
  if (choosing.keys) return <Chosen {...props} keys={choosing.keys} />
  return shown.length === 0 ? null : (
    <button type="button" className="button-quiet justify-self-start" onClick={choosing.start}>
      {t`Choose several`}
    </button>
  )
}

function Chosen({
  account,
  roles,
  choosing,
  shown,
  keys,
}: ChooseSeveralProps & { keys: ReadonlySet<string> }) {
  const chosen = shown.filter((item) => keys.has(itemKey(item)))
  const closing = chosen.filter((item) => canBeClosed(item, roles))
  const mine = chosen.filter(({ assignee }) => assignee !== account)
  const count = chosen.length
  return (
    <section className="card grid gap-3 p-4" aria-label={t`Choose several`}>
      <p role="status">{t`${count} chosen`}</p>
      <div className="flex flex-wrap gap-2">
        <Act
          label={t`Assign to me (${mine.length})`}
          waits={choosing.busy || mine.length === 0}
          run={() => choosing.act(mine, { assignee: account })}
        />
        <Act
          label={t`Close (${closing.length})`}
          waits={choosing.busy || closing.length === 0}
          run={() => choosing.act(closing, { status: 'done' })}
        />
        <button type="button" className="button-quiet" onClick={() => choosing.choose(shown)}>
          {t`Choose all shown`}
        </button>
        <button type="button" className="button-quiet" onClick={choosing.stop}>
          {t`Stop choosing`}
        </button>
      </div>
      <ToColleague account={account} choosing={choosing} chosen={chosen} />
      <SpamOrNot choosing={choosing} chosen={chosen} />
    </section>
  )
}

/** Not `disabled`, because the browser would drop the focus of the pressed button. */
function Act({ label, waits, run }: { label: string; waits: boolean; run: () => void }) {
  return (
    <button
      type="button"
      className="button aria-disabled:opacity-60"
      aria-disabled={waits}
      onClick={() => waits || run()}
    >
      {label}
    </button>
  )
}

const isSpam = (item: DeskItem) => item.what === 'request' && item.spam === true
const ids = (items: readonly DeskItem[]) => items.map(({ id }) => id)

interface OfChosenProps {
  choosing: Choosing
  chosen: readonly DeskItem[]
}

/** Assigns the chosen items to a colleague of the centre's list. */
function ToColleague({ account, choosing, chosen }: OfChosenProps & { account: string }) {
  const [whom, setWhom] = useState('')
  const { colleagues = [], why } = useColleagues(account)
  const others = colleagues.filter(({ id }) => id !== account)
  if (others.length === 0) return why ? <p className="text-muted">{whyUndone(why)}</p> : null
  const giving = chosen.filter(({ assignee }) => assignee !== whom)
  return (
    <div className="flex flex-wrap gap-2">
      <select
        className="field grow basis-40"
        aria-label={t`A colleague`}
        value={whom}
        onChange={(event) => setWhom(event.target.value)}
      >
        <option value="" disabled>{t`Choose a person`}</option>
        {others.map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {isolated(colleagueName(colleague))}
          </option>
        ))}
      </select>
      <Act
        label={t`Assign to this colleague (${giving.length})`}
        waits={choosing.busy || whom === '' || giving.length === 0}
        run={() => choosing.act(giving, { assignee: whom })}
      />
    </div>
  )
}

/** Marks as spam, or removes the mark; the centre includes other requests of the same guests. */
function SpamOrNot({ choosing, chosen }: OfChosenProps) {
  const able = chosen.filter(canBeSpam)
  const [spam, fresh] = [ids(able.filter(isSpam)), ids(able.filter((item) => !isSpam(item)))]
  return (
    <div className="grid gap-2 border-t pt-3">
      <p>{t`Their other new requests go with them.`}</p>
      <div className="flex flex-wrap gap-2">
        <Act
          label={t`Mark as spam (${fresh.length})`}
          waits={choosing.busy || fresh.length === 0}
          run={() => choosing.spam(fresh, true)}
        />
        {spam.length > 0 && (
          <Act
            label={t`Not spam (${spam.length})`}
            waits={choosing.busy}
            run={() => choosing.spam(spam, false)}
          />
        )}
      </div>
    </div>
  )
}

interface RowsProps extends ChooseSeveralProps {
  now: number
  ownOf: (item: DeskItem) => readonly OwnAnswer[]
}

/** The rows of the list, and above them actions for several at once. */
export function Rows({ now, ownOf, ...props }: RowsProps) {
  const { choosing, shown } = props
  return (
    <>
      <ChooseSeveral {...props} />
      <ul className="grid gap-3">
        {shown.map((item) =>
          choosing.keys ? (
            <ChoiceRow key={itemKey(item)} item={item} choosing={choosing} />
          ) : (
            <ItemRow key={itemKey(item)} item={item} own={ownOf(item)} now={now} />
          ),
        )}
      </ul>
    </>
  )
}

/** A row of the list while several are chosen. */
function ChoiceRow({ item, choosing }: { item: DeskItem; choosing: Choosing }) {
  const { reference, at } = headOf(item)
  const key = itemKey(item)
  return (
    <li className="card p-2">
      <label className="flex min-h-12 items-center gap-3 px-2">
        <input
          type="checkbox"
          className="size-6 accent-green"
          checked={choosing.keys?.has(key) ?? false}
          onChange={() => choosing.toggle(key)}
        />
        <span className="wrap-anywhere">
          <strong className="block">
            <KindName item={item} />
          </strong>
          {[isolated(senderOf(item).name), reference, momentText(at)].filter(Boolean).join(', ')}
        </span>
      </label>
    </li>
  )
}

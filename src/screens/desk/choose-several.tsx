import { t } from '@lingui/core/macro'
import { momentText } from '#src/base/moment.ts'
import type { OwnAnswer } from '#src/core/desk/answer.ts'
import { headOf, itemKey, senderOf, type DeskItem } from '#src/core/desk/item.ts'
import { ItemRow } from './item-row.tsx'
import { KindName } from './kind-name.tsx'
import { canBeSpam, type Choosing } from './use-choosing.ts'

/** What is done to the requests that are chosen. The centre takes along what else the same guests sent. */
function ChooseSeveral({ choosing, shown }: { choosing: Choosing; shown: readonly DeskItem[] }) {
  const able = shown.filter(canBeSpam)
  const { ids, busy } = choosing
  if (!ids) {
    return able.length === 0 ? null : (
      <button type="button" className="button-quiet justify-self-start" onClick={choosing.start}>
        {t`Choose several`}
      </button>
    )
  }
  const isSpam = (id: string) => able.some((item) => item.id === id && item.what === 'request' && item.spam)
  const [spam, fresh] = [[...ids].filter(isSpam), [...ids].filter((id) => !isSpam(id))]
  return (
    <section className="card grid gap-3 p-4">
      <p>{t`What else the same guests sent and nobody has seen to goes with them.`}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          aria-disabled={busy || fresh.length === 0}
          onClick={() => choosing.move(fresh, true)}
        >
          {t`Put aside as spam (${fresh.length})`}
        </button>
        {spam.length > 0 && (
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => choosing.move(spam, false)}
          >
            {t`Not spam (${spam.length})`}
          </button>
        )}
        <button
          type="button"
          className="button-quiet"
          onClick={() => choosing.choose(able.map(({ id }) => id))}
        >
          {t`Choose all shown`}
        </button>
        <button type="button" className="button-quiet" onClick={choosing.stop}>
          {t`Stop choosing`}
        </button>
      </div>
    </section>
  )
}

interface RowsProps {
  choosing: Choosing
  shown: readonly DeskItem[]
  ownOf: (item: DeskItem) => readonly OwnAnswer[]
}

/** The rows of the list, and above them what can be done to several at once. */
export function Rows({ choosing, shown, ownOf }: RowsProps) {
  return (
    <>
      <ChooseSeveral choosing={choosing} shown={shown} />
      <ul className="grid gap-3">
        {shown.map((item) =>
          choosing.ids && canBeSpam(item) ? (
            <ChoiceRow key={itemKey(item)} item={item} choosing={choosing} />
          ) : (
            <ItemRow key={itemKey(item)} item={item} own={ownOf(item)} />
          ),
        )}
      </ul>
    </>
  )
}

/** A request in the list while several are chosen. */
function ChoiceRow({ item, choosing }: { item: DeskItem; choosing: Choosing }) {
  const { reference, at } = headOf(item)
  return (
    <li className="card p-2">
      <label className="flex min-h-12 items-center gap-3 px-2">
        <input
          type="checkbox"
          className="size-6 accent-green"
          checked={choosing.ids?.has(item.id) ?? false}
          onChange={() => choosing.toggle(item.id)}
        />
        <span className="wrap-anywhere">
          <strong className="block">
            <KindName item={item} />
          </strong>
          {[senderOf(item).name, reference, momentText(at)].filter(Boolean).join(', ')}
        </span>
      </label>
    </li>
  )
}

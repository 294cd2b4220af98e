import type { DeskItem } from './item.ts'
import { headOf } from './item.ts'
import { momentText } from '#src/base/moment.ts'
import { AnswerForm } from './answer-form.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemLog } from './item-log.tsx'
import { KindName } from './kind-name.tsx'
import { standingOf } from './standing-text.ts'

interface FoundOlderProps {
  item: DeskItem
  account: string
  roles: readonly string[]
}

/** An item from the centre's search, which can be unfolded and answered; an answer stores it on the phone. */
export function FoundOlder({ item, account, roles }: FoundOlderProps) {
  const { reference, at } = headOf(item)
  return (
    <details className="card p-4">
      <summary className="font-bold">
        <span>
          <KindName item={item} />, {reference}, {momentText(at).slice(0, 10)}, {standingOf(item)}
        </span>
      </summary>
      <div className="grid gap-4 pt-4">
        <ItemFacts item={item} account={account} />
        <ItemLog item={item} account={account} />
        <AnswerForm item={item} account={account} roles={roles} />
      </div>
    </details>
  )
}

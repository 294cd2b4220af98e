import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { DeskFilter } from '#src/core/desk/filter.ts'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { SearchField } from '#src/screens/fields/search-field.tsx'
import type { TypedText } from '#src/ui/use-typed-text.ts'
import { Labelled } from '#src/ui/labelled.tsx'
import { kindText } from './kind-text.ts'
import { stateLine } from './standing-text.ts'
import { longestWords } from './use-narrowing.ts'

interface FilterBarProps {
  filter: DeskFilter
  items: readonly DeskItem[]
  onChange: (change: Partial<Omit<DeskFilter, 'words'>>) => void
}

/** The filters of the list: words first, then kind, status and assignee. */
export function FilterBar({ typed, ...narrowing }: FilterBarProps & { typed: TypedText }) {
  return (
    <div className="grid gap-3" role="search">
      <SearchField
        label={t`Number, name, phone, village or words`}
        longest={longestWords}
        isCut={typed.isCut}
        value={typed.text}
        onChange={({ target }) => typed.type(target.value)}
        onBlur={typed.write}
      />
      <Narrowing {...narrowing} />
    </div>
  )
}

/** The current filter; unfolded, its controls. */
function Narrowing({ filter, items, onChange }: FilterBarProps) {
  const requests = items.filter(({ what }) => what === 'request')
  const kinds = [...new Set(requests.map((item) => headOf(item).kind))].toSorted()
  const statuses = new Map(items.map((item) => [headOf(item).status, item.what]))
  return (
    <details className="card px-4">
      <summary className="font-bold text-green">
        {[
          statusWord(filter.status, statuses),
          kindWord(filter.kind),
          whoseWord(filter.whose),
          orderWord(filter.order),
        ].join(', ')}
      </summary>
      <div className="grid gap-3 pb-4 md:grid-cols-2">
        <Choice label={t`What it is`} value={filter.kind} onChange={(kind) => onChange({ kind })}>
          <option value="">{kindWord('')}</option>
          <option value="orders">{kindWord('orders')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWord(kind)}
            </option>
          ))}
        </Choice>
        <Choice label={t`Progress`} value={filter.status} onChange={(status) => onChange({ status })}>
          <option value="open">{statusWord('open', statuses)}</option>
          <option value="">{statusWord('', statuses)}</option>
          {[...statuses.keys()].map((status) => (
            <option key={status} value={status}>
              {statusWord(status, statuses)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t`Assigned to`}
          value={filter.whose}
          onChange={(whose) => onChange({ whose: whose as DeskFilter['whose'] })}
        >
          {(['all', 'mine', 'nobody'] as const).map((whose) => (
            <option key={whose} value={whose}>
              {whoseWord(whose)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t`Sort by`}
          value={filter.order}
          onChange={(order) => onChange({ order: order as DeskFilter['order'] })}
        >
          {(['latest', 'longest'] as const).map((order) => (
            <option key={order} value={order}>
              {orderWord(order)}
            </option>
          ))}
        </Choice>
      </div>
    </details>
  )
}

function kindWord(kind: string): string {
  if (kind === '') return t`Everything`
  return kind === 'orders' ? t`Orders` : kindText(kind)
}

function statusWord(status: string, statuses: ReadonlyMap<string, DeskItem['what']>): string {
  if (status === 'open') return t`Still to be done`
  return status === '' ? t`Any status` : stateLine(statuses.get(status) ?? 'request', status)
}

function whoseWord(whose: DeskFilter['whose']): string {
  if (whose === 'all') return t`With anybody`
  return whose === 'mine' ? t`With me` : t`With nobody yet`
}

function orderWord(order: DeskFilter['order']): string {
  return order === 'latest' ? t`Newest change first` : t`Longest waiting first`
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Labelled label={label}>
      {(tied) => (
        <select {...tied} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      )}
    </Labelled>
  )
}

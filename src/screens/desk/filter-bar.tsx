import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import type { DeskFilter } from '#src/core/desk/filter.ts'
import { headOf, type DeskItem } from '#src/core/desk/item.ts'
import { Labelled } from '#src/ui/labelled.tsx'
import { KindOption } from './kind-name.tsx'
import { standingText } from './standing-text.ts'

interface FilterBarProps {
  filter: DeskFilter
  items: readonly DeskItem[]
  onChange: (change: Partial<DeskFilter>) => void
}

/** What narrows the list down: words, what it is, where it stands, whose it is. */
export function FilterBar({ filter, items, onChange }: FilterBarProps) {
  const requests = items.filter(({ what }) => what === 'request')
  const kinds = [...new Set(requests.map((item) => headOf(item).kind))].toSorted()
  const statuses = new Map(items.map((item) => [headOf(item).status, item.what]))
  return (
    <div className="grid gap-3 md:grid-cols-2" role="search">
      <Labelled label={t`Number, name, phone, village or words`}>
        {(id) => (
          <input
            id={id}
            className="field"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={filter.words}
            onChange={(event) => onChange({ words: event.target.value })}
          />
        )}
      </Labelled>
      <Choice label={t`What it is`} value={filter.kind} onChange={(kind) => onChange({ kind })}>
        <option value="">{t`Everything`}</option>
        <option value="orders">{t`Orders`}</option>
        {kinds.map((kind) => (
          <KindOption key={kind} kind={kind} />
        ))}
      </Choice>
      <Choice label={t`Where it stands`} value={filter.status} onChange={(status) => onChange({ status })}>
        <option value="open">{t`Still to be done`}</option>
        <option value="">{t`Any status`}</option>
        {[...statuses].map(([status, what]) => (
          <option key={status} value={status}>
            {standingText(what, status)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t`Who sees to it`}
        value={filter.whose}
        onChange={(whose) => onChange({ whose: whose as DeskFilter['whose'] })}
      >
        <option value="all">{t`Anybody`}</option>
        <option value="mine">{t`Me`}</option>
        <option value="nobody">{t`Nobody yet`}</option>
      </Choice>
    </div>
  )
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
      {(id) => (
        <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      )}
    </Labelled>
  )
}

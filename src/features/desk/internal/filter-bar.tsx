import type { ChangeEvent } from 'react'
import { t } from '@lingui/core/macro'
import { sortedBy, type DeskFilter, type DeskOrder } from './filter.ts'
import { headOf, type DeskItem } from './item.ts'
import { SearchField } from '#src/platform/fields/search-field.tsx'
import type { TypedText } from '#src/platform/ui/use-typed-text.ts'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { columnTitle } from './columns.ts'
import { kindText } from './kind-text.ts'
import { stateLine } from './standing-text.ts'
import { longestWords } from './use-narrowing.ts'

interface FilterBarProps {
  filter: DeskFilter
  items: readonly DeskItem[]
  onChange: (change: Partial<Omit<DeskFilter, 'words'>>) => void
}

/** The filters of the list: words first, then kind, status and assignee; in one line where the window has room. */
export function FilterBar({ typed, isWide, ...narrowing }: FilterBarProps & FilterWay) {
  const label = t`Number, name, phone, village or words`
  const search = {
    longest: longestWords,
    isCut: typed.isCut,
    value: typed.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => typed.type(target.value),
    onBlur: typed.write,
  }
  if (isWide)
    return (
      <div className="flex items-center gap-2" style={oneLine} role="search">
        <input
          {...search}
          type="search"
          enterKeyHint="search"
          className="field"
          style={shrinking}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
        />
        {choicesOf(narrowing)
          .slice(0, -1)
          .map((choice) => (
            <Choice key={choice.name} {...choice} onChange={narrowing.onChange} isNamed />
          ))}
      </div>
    )
  return (
    <div className="grid gap-3" role="search">
      <SearchField label={label} {...search} />
      <Narrowing {...narrowing} />
    </div>
  )
}

interface FilterWay {
  typed: TypedText
  isWide: boolean
}

/** The current filter; unfolded, its controls. */
function Narrowing(narrowing: FilterBarProps) {
  const choices = choicesOf(narrowing)
  return (
    <details className="card px-4">
      <summary className="font-bold text-green">
        {choices.map(({ value, options }) => options.find(([key]) => key === value)?.[1]).join(', ')}
      </summary>
      <div className="grid gap-3 pb-4 md:grid-cols-2">
        {choices.map((choice) => (
          <Choice key={choice.name} {...choice} onChange={narrowing.onChange} />
        ))}
      </div>
    </details>
  )
}

interface Chooser {
  readonly name: 'kind' | 'status' | 'whose' | 'order'
  readonly label: string
  readonly value: string
  /** The values with their words. */
  readonly options: readonly (readonly [value: string, word: string])[]
}

const worded = (values: readonly string[], word: (value: string) => string) =>
  values.map((value) => [value, word(value)] as const)

/** Returns the values, and the chosen one if it is missing among them. */
const withChosen = (values: readonly string[], value: string) =>
  values.includes(value) ? values : [...values, value]

/** Returns what can be chosen: kind, status, assignee, and the order. */
function choicesOf({ filter, items }: FilterBarProps): Chooser[] {
  const requests = items.filter(({ what }) => what === 'request')
  const kinds = [...new Set(requests.map((item) => headOf(item).kind))].toSorted()
  const statuses = new Map(items.map((item) => [headOf(item).status, item.what]))
  return [
    {
      name: 'kind',
      label: t`Kind`,
      value: filter.kind,
      options: worded(withChosen(['', 'orders', ...kinds], filter.kind), kindWord),
    },
    {
      name: 'status',
      label: t`Progress`,
      value: filter.status,
      options: worded(withChosen(['open', '', ...statuses.keys()], filter.status), (status) =>
        statusWord(status, statuses),
      ),
    },
    {
      name: 'whose',
      label: t`Assigned to`,
      value: filter.whose,
      options: worded(['all', 'mine', 'nobody'], whoseWord),
    },
    {
      name: 'order',
      label: t`Sort by`,
      value: filter.order,
      options: worded(withChosen(['latest', 'longest'], filter.order), orderWord),
    },
  ]
}

function kindWord(kind: string): string {
  if (kind === '') return t`Everything`
  return kind === 'orders' ? t`Orders` : kindText(kind)
}

function statusWord(status: string, statuses: ReadonlyMap<string, DeskItem['what']>): string {
  if (status === 'open') return t`Still to be done`
  return status === '' ? t`Any status` : stateLine(statuses.get(status) ?? 'request', status)
}

function whoseWord(whose: string): string {
  if (whose === 'all') return t`With anybody`
  return whose === 'mine' ? t`With me` : t`Not assigned yet`
}

function orderWord(order: string): string {
  if (order === 'latest') return t`Newest change first`
  if (order === 'longest') return t`Longest waiting first`
  const by = sortedBy(order as DeskOrder)
  return by ? columnTitle(by.column) : order
}

interface ChoiceProps extends Chooser {
  onChange: FilterBarProps['onChange']
  /** True if the chosen word says what it is for: the label is for screen readers alone. */
  isNamed?: boolean
}

function Choice({ name, label, value, options, onChange, isNamed = false }: ChoiceProps) {
  const select = (tied: object) => (
    <select {...tied} value={value} onChange={(event) => onChange({ [name]: event.target.value })}>
      {options.map(([key, word]) => (
        <option key={key} value={key}>
          {word}
        </option>
      ))}
    </select>
  )
  if (isNamed) return select({ 'aria-label': label, className: 'field', style: narrow })
  return <Labelled label={label}>{(tied) => select(tied)}</Labelled>
}

// Inline and not in classes, because every page contains its styles.
const oneLine = { flex: '1 1 40rem' }
const shrinking = { flex: '1 1 8rem', minWidth: 0 }
const narrow = { flex: '0 1 11rem', minWidth: 0 }

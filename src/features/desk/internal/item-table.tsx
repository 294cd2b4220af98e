import { use, type CSSProperties, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { ageOf } from './age.ts'
import { isolated } from '#src/base/isolated.ts'
import { momentText } from '#src/base/moment.ts'
import type { OwnAnswer } from './answer.ts'
import { dayOfItem, isDesksTurn, waitingSince } from './booked.ts'
import { columns, sortedBy, type Column, type DeskOrder } from './filter.ts'
import { headOf, itemKey, senderOf, type DeskItem } from './item.ts'
import { language } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { shortDay } from './booking-standing.ts'
import { columnTitle, orderAfter } from './columns.ts'
import { ShortName } from './kind-name.tsx'
import { OpenItem } from './open-item.ts'
import { standingOf } from './standing-text.ts'
import type { Choosing } from './use-choosing.ts'

interface ItemTableProps {
  items: readonly DeskItem[]
  ownOf: (item: DeskItem) => readonly OwnAnswer[]
  now: number
  order: DeskOrder
  onOrder: (order: DeskOrder) => void
  choosing: Choosing
}

// Inline and not in classes, because every page contains its styles.
const widths = ['14%', '21%', '21%', '21%', '13%', '10%']
const cut: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }
const line: CSSProperties = {
  ...cut,
  padding: '0.4375rem 0.375rem',
}
const head: CSSProperties = { position: 'sticky', top: 0, zIndex: 1, background: 'var(--paper)' }
/** The whole row opens its item. */
const cover: CSSProperties = { position: 'absolute', inset: 0 }

/** The list as a table of one line for each item, whose columns sort it. */
export function ItemTable({ items, order, onOrder, ...about }: ItemTableProps) {
  return (
    <table
      className={`w-full ${language() === 'en' ? 'text-sm' : ''}`}
      style={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <caption className="sr-only">{t`Requests and orders`}</caption>
      <colgroup>
        {widths.map((width, at) => (
          // The columns never move.
          // oxlint-disable-next-line no-array-index-key
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <thead style={head}>
        <tr>
          <th scope="col" className="text-left" style={line}>
            {t`Number`}
          </th>
          {columns.map((column) => (
            <Head key={column} column={column} order={order} onOrder={onOrder} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={itemKey(item)} item={item} {...about} />
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps extends Pick<ItemTableProps, 'order' | 'onOrder'> {
  column: Column
}

function Head({ column, order, onOrder }: HeadProps) {
  const by = sortedBy(order)
  const isSorted = by?.column === column
  const sort = isSorted ? (by.isDown ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className="text-left" aria-sort={sort}>
      <button
        type="button"
        className="min-h-9 w-full cursor-pointer text-left font-bold"
        style={line}
        title={columnTitle(column)}
        onClick={() => onOrder(orderAfter(order, column))}
      >
        {columnTitle(column)}
        {isSorted && <span aria-hidden="true">{by.isDown ? ' ↓' : ' ↑'}</span>}
      </button>
    </th>
  )
}

interface RowProps extends Pick<ItemTableProps, 'ownOf' | 'now' | 'choosing'> {
  item: DeskItem
}

function Row({ item, ownOf, now, choosing }: RowProps) {
  const { reference, status, at } = headOf(item)
  const { name, village } = senderOf(item)
  const beside = use(OpenItem)
  const key = itemKey(item)
  const isOpen = beside?.key === key
  const day = dayOfItem(item, now)
  return (
    <tr
      className={`border-b focus-within:outline-2 ${isOpen ? 'bg-card' : ''}`}
      style={{ position: 'relative', ...(isOpen && { boxShadow: 'inset 0.25rem 0 var(--green)' }) }}
      data-status={status}
    >
      <Cell>{reference}</Cell>
      <Cell isStrong>
        {choosing.keys ? (
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-green"
              checked={choosing.keys.has(key)}
              onChange={() => choosing.toggle(key)}
            />
            <ShortName item={item} />
            <span style={cover} />
          </label>
        ) : (
          <AppLink
            to="/desk"
            search={(before) => ({ ...before, item: key })}
            className="no-underline"
            data-row=""
            current={isOpen}
            // One step Back closes the item, however many were opened before it.
            replace={beside?.key !== undefined}
            resetScroll={false}
          >
            <ShortName item={item} />
            <span style={cover} title={`${reference}, ${momentText(at)}`} />
          </AppLink>
        )}
      </Cell>
      <Cell>{[isolated(name), isolated(village)].filter(Boolean).join(', ')}</Cell>
      <Standing item={item} own={ownOf(item)} now={now} />
      <Cell>{day && shortDay(day)}</Cell>
      <Cell isStrong={isDesksTurn(item, now)}>{isDesksTurn(item, now) && shortAge(item, now)}</Cell>
    </tr>
  )
}

function Cell({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <td className={isStrong ? 'font-bold' : ''} style={line}>
      {children}
    </td>
  )
}

interface StandingProps {
  item: DeskItem
  own: readonly OwnAnswer[]
  now: number
}

/** The status, and before it what this phone has written and who sees to the item. */
function Standing({ item, own, now }: StandingProps) {
  const isBack = own.some(({ line: { state } }) => state === 'returned')
  const text = standingOf(item, now)
  return (
    <td className={isBack ? 'font-bold text-red' : 'text-green'} style={line} title={text}>
      <span className="flex items-center gap-1">
        {item.assignee !== null && (
          <>
            <Pictogram name="user" className="size-5" />
            <span className="sr-only">
              {item.assigned_to ? <PersonalText>{item.assigned_to}</PersonalText> : t`A colleague`}
            </span>
          </>
        )}
        <span style={cut}>
          {isBack ? t`Came back to you` : own.length > 0 ? t`Your answer is on its way` : text}
        </span>
      </span>
    </td>
  )
}

/** Returns how long an item has waited, as narrow as its column. */
function shortAge(item: DeskItem, now: number): string {
  const { unit, count } = ageOf(waitingSince(item, now), now)
  if (unit === 'minutes') return t`${count} min`
  return unit === 'hours' ? t`${count} h` : t`${count} d`
}

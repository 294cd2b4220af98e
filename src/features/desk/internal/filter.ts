import { cleanText } from '#src/base/clean-text.ts'
import { indianMobile, latinDigits } from '#src/base/phone.ts'
import { heard } from '#src/base/search/heard.ts'
import { wordsOf } from '#src/base/search/tokens.ts'
import { labelIn } from '#src/features/soil/sample-label.ts'
import { isDesksTurn, waitingSince } from './booked.ts'
import { headOf, senderOf, summaryOf, type DeskItem } from './item.ts'

/** A filter of the desk's list. */
export interface DeskFilter {
  readonly words: string
  /** `open`: everything that still needs an action. */
  readonly status: string
  /** A form's id, or `orders`; empty for all. */
  readonly kind: string
  readonly whose: 'all' | 'mine' | 'nobody'
  readonly order: DeskOrder
}

/** The columns by which the list can be sorted. */
export const columns = ['what', 'from', 'state', 'day', 'age'] as const

/** A column of the list. */
export type Column = (typeof columns)[number]

/** The latest change first, the longest wait first, or by a column: upwards, and with a minus downwards. */
export type DeskOrder = 'latest' | 'longest' | Column | `-${Column}`

/** Returns the column by which an order sorts, and whether downwards; `undefined` for the latest change first. */
export function sortedBy(
  order: DeskOrder,
): { readonly column: Column; readonly isDown: boolean } | undefined {
  if (order === 'longest') return { column: 'age', isDown: true }
  const column = columns.find((name) => order === name || order === `-${name}`)
  return column && { column, isDown: order.startsWith('-') }
}

/** Everything that is open. */
export const openOnes: DeskFilter = { words: '', status: 'open', kind: '', whose: 'all', order: 'latest' }

/**
 * Returns the filtered items, the longest wait first if that was chosen, else in the order of the items. Finds a phone number in
 * any notation; every other word must match reference, name, answer or note, as written or by sound: `gurpreet` finds
 * ਗੁਰਪ੍ਰੀਤ. A whole number, of a request or of a phone, finds its items whatever else is filtered.
 */
export function wantedOf(items: readonly DeskItem[], filter: DeskFilter, me: string): DeskItem[] {
  const matchesWords = matchesIn(filter.words)
  const isNamed = namedBy(filter.words)
  const wanted = items.filter((item) => {
    if (isNamed(item)) return true
    const { kind, status } = headOf(item)
    if (filter.kind && filter.kind !== (item.what === 'order' ? 'orders' : kind)) return false
    if (filter.status === 'open' ? !item.open : filter.status && filter.status !== status) return false
    if (filter.whose === 'mine' && item.assignee !== me) return false
    if (filter.whose === 'nobody' && item.assignee !== null) return false
    return matchesWords(item)
  })
  return filter.order === 'longest' ? wanted.toSorted(byWaiting) : wanted
}

/** Compares by waiting time, longest first; items that do not wait for the desk come last. */
export function byWaiting(a: DeskItem, b: DeskItem): number {
  return (
    Number(isDesksTurn(b)) - Number(isDesksTurn(a)) ||
    Number(b.open) - Number(a.open) ||
    Date.parse(waitingSince(a)) - Date.parse(waitingSince(b))
  )
}

/** Returns whether an item has exactly the number that was typed: its reference, also with that of a sample, or a phone's. */
function namedBy(typed: string): (item: DeskItem) => boolean {
  const phone = indianMobile(typed)
  if (phone) return (item) => searchKeyOf(item).digits.includes(phone.slice('+91'.length))
  const reference = (labelIn(typed) ?? labelIn(`KS-${typed}`))?.slice(0, 'KS-7F3M2'.length)
  return (item) => headOf(item).reference === reference
}

/**
 * Returns the search text for the centre: a phone number's ten digits, else the words without invisible
 * characters.
 */
export function wordsForCentre(typed: string): string {
  return (
    indianMobile(typed)?.slice('+91'.length) ??
    latinDigits(cleanText(typed, false)).replaceAll(/\p{Cf}/gu, '')
  )
}

function matchesIn(typed: string): (item: DeskItem) => boolean {
  const phone = indianMobile(typed)?.slice('+91'.length)
  // Of a number that is still being typed, too: 098111 11.
  const digits = phone ?? latinDigits(cleanText(typed, false)).replaceAll(/[^\p{L}\p{N}+]/gu, '')
  if (/^\+?\d{4,}$/.test(digits)) {
    const wanted = digits.replace(/^(?:\+91|0091|0)(?=\d{3})/, '')
    return (item) => searchKeyOf(item).digits.includes(wanted)
  }
  const words = wordsOf(typed).map((word) => ({ word: latinDigits(word), sound: heard(word) }))
  return (item) => {
    const { text, sounds } = searchKeyOf(item)
    return words.every(({ word, sound }) => text.includes(word) || sounds.includes(` ${sound}`))
  }
}

interface SearchKey {
  readonly text: string
  /** The sounds of its words, each behind a blank. */
  readonly sounds: string
  /** The digits of each text of it, so that a number is found across blanks and dashes. */
  readonly digits: string
}

const known = new WeakMap<DeskItem, SearchKey>()

/** Returns the searchable text of an item, cached with the item, which never changes. */
function searchKeyOf(item: DeskItem): SearchKey {
  const current = known.get(item)
  if (current !== undefined) return current
  const { name, phone, village } = senderOf(item)
  const matching =
    item.what === 'order'
      ? item.order.items.flatMap((line) => Object.values(line.name))
      : Object.values(item.request.answers).map(String)
  const notes = item.log.map(({ note }) => note ?? '')
  const texts = [
    headOf(item).reference,
    name,
    phone,
    village,
    item.from?.name ?? '',
    summaryOf(item),
    ...matching,
    ...notes,
  ]
  const text = latinDigits(texts.join('\n').toLowerCase().normalize('NFKC')).replaceAll(/\p{Cf}/gu, '')
  const searchKey = {
    text,
    sounds: wordsOf(text)
      .map((word) => ` ${heard(word)}`)
      .join(''),
    digits: text.replaceAll(/[ \t().·\p{Pd}]/gu, ''),
  }
  known.set(item, searchKey)
  return searchKey
}

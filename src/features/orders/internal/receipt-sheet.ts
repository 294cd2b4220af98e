import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { indiaDay } from '#src/base/day.ts'
import { dayText as plainDay } from '#src/base/moment.ts'
import type { Paise } from '#src/base/money.ts'
import { phoneText } from '#src/base/phone.ts'
import { licenceLines } from '#src/content/licences.ts'
import { states } from './states.ts'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { amountInWords } from '#src/platform/i18n/amount-words.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'
import { stateText } from '#src/features/orders/state-text.ts'
import { unitText } from '#src/features/orders/unit-text.ts'

/** The content of a receipt, or of the slip before it: the same on the screen, on paper and in the picture. */
export interface Sheet {
  readonly title: string
  /** Its legal name. */
  readonly kind?: string | undefined
  /** Its later outcome: canceled, refunded. */
  readonly stamp?: string | undefined
  /** Why it is no receipt. */
  readonly note?: string | undefined
  readonly seller: readonly string[]
  readonly facts: readonly Fact[]
  readonly buyerIs: string
  readonly buyer: readonly string[]
  readonly lines: readonly {
    readonly name: string
    readonly details: readonly string[]
    readonly amount: string
  }[]
  readonly total: Fact
  readonly inWords: string | undefined
  /** Taxes by rate; the first row has the heads. */
  readonly taxes: readonly (readonly string[])[]
  readonly feet: readonly string[]
}

/** A name with its value. */
export type Fact = readonly [name: string, value: string]

type Receipt = NonNullable<Order['receipt']>

type Seller = { name: Words; address: Words; phone: string } & Parameters<typeof licenceLines>[0]

/** Returns the receipt of an order; without one its slip, with the centre's current data. */
export function sheetOf(order: Order, centre: Seller): Sheet {
  const { receipt, contact } = order
  const who: Seller = receipt?.seller ?? centre
  return {
    title: receipt ? t`Receipt` : t`Order slip`,
    kind: receipt ? kindText(receipt.kind) : undefined,
    stamp: stampOf(order),
    note: receipt ? undefined : whyNone(order),
    seller: [
      localize(who.name),
      localize(who.address),
      ...(receipt ? [`GSTIN ${receipt.seller.gstin}`] : []),
      who.phone,
      ...licenceLines(who),
    ],
    facts: factsOf(order),
    buyerIs: t`Buyer`,
    buyer: [contact.name, contact.address ?? '', phoneText(`+91${contact.phone}`)].filter(Boolean),
    lines: linesOf(order),
    total: [t`Total`, billText(order.total_paise)],
    inWords: amountInWords(order.total_paise),
    taxes: receipt ? taxesOf(receipt) : [],
    feet: receipt ? feetOf(receipt) : [],
  }
}

function kindText(kind: Receipt['kind']): string {
  if (kind === 'invoice') return t`Tax invoice`
  return kind === 'bill_of_supply' ? t`Bill of supply` : t`Invoice-cum-bill of supply`
}

function stampOf({ state, events }: Order): string | undefined {
  if (state !== 'cancelled' && state !== 'refunded') return undefined
  const since = events.findLast(({ from, to }) => to === state && from !== to)
  return since ? `${stateText(state)}: ${dayText(since.at)}` : stateText(state)
}

function whyNone({ state, payments }: Order): string {
  if (state === 'cancelled' || state === 'refunded')
    return t`This is not a receipt. There is none for this order.`
  return payments.some((payment) => payment.state === 'paid')
    ? t`This is not a receipt. The money has arrived. The receipt comes to this phone when there is network.`
    : t`This is not a receipt. You get one when the money has arrived.`
}

function factsOf({ receipt, reference, created_at: placed }: Order): Fact[] {
  if (!receipt)
    return [
      [t`Order`, reference],
      [t`Date`, dayText(placed)],
    ]
  const state = states[receipt.place_of_supply]
  return [
    [t`Receipt number`, receipt.serial],
    [t`Date`, dayText(receipt.issued_at)],
    [t`Order`, reference],
    [t`Place of supply`, state ? `${localize(state)} (${receipt.place_of_supply})` : receipt.place_of_supply],
  ]
}

function linesOf(order: Order): Sheet['lines'] {
  const { items, receipt, delivery_fee_paise: fee } = order
  const taxOf = (place: number) => (receipt?.lines[place] ? lineTax(receipt.lines[place]) : [])
  const goods = items.map(({ name, quantity, unit_paise: unit, line_paise: line, ...item }, place) => ({
    name: localize(name),
    details: [`${quantity} × ${unitText({ unit_paise: unit, ...item })}`, ...taxOf(place)],
    amount: billText(line),
  }))
  if (!hasGoods(order)) return goods
  const brought = { name: t`Delivery fee`, details: taxOf(items.length) }
  return [...goods, { ...brought, amount: fee ? billText(fee) : t`Free` }]
}

function lineTax({ hsn, rate_bp: rate }: Receipt['lines'][number]): string[] {
  const code = `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`
  return [`${code} · ${rate ? `GST ${percent(rate)}` : t`no tax`}`]
}

function taxesOf({ kind, lines }: Receipt): Sheet['taxes'] {
  if (kind === 'bill_of_supply') return []
  const isAcross = lines.some((line) => line.igst_paise > 0)
  const columns = isAcross
    ? (['taxable_paise', 'igst_paise'] as const)
    : (['taxable_paise', 'cgst_paise', 'sgst_paise'] as const)
  const rates = [...new Set(lines.map((line) => line.rate_bp))].toSorted((a, b) => a - b)
  const sumOf = (rate: number, column: (typeof columns)[number]): Paise =>
    lines.filter((line) => line.rate_bp === rate).reduce((sum, line) => sum + line[column], 0)
  return [
    ['GST', t`Price without tax`, ...(isAcross ? ['IGST'] : ['CGST', 'SGST'])],
    ...rates.map((rate) => [percent(rate), ...columns.map((column) => billText(sumOf(rate, column)))]),
  ]
}

function feetOf({ kind }: Receipt): string[] {
  return [
    kind === 'bill_of_supply' ? t`There is no tax on these goods.` : t`Prices include tax.`,
    t`Computer-generated receipt. No signature needed.`,
  ]
}

function percent(rate: number): string {
  return `${rate / 100}%`
}

/** Returns the day of a moment in India, wherever the phone is: 21-11-2026. */
function dayText(iso: string): string {
  return plainDay(indiaDay(0, Date.parse(iso)))
}

import { escaped } from '../_shared/html.ts'
import type { Mail } from '../_shared/mail.ts'
import { states, units, words, type Language } from './receipt-texts.ts'

type Translated = Record<Language, string>

const licences = ['seedLicence', 'fertilizerLicence', 'pesticideLicence'] as const
type Licence = (typeof licences)[number]

/** An order with its receipt, as the database gives both. */
export interface ReceiptedOrder {
  reference: string
  kind: string
  language: Language
  delivery_fee_paise: number
  total_paise: number
  contact: { name: string; email: string; phone: string; address: string | null }
  items: {
    name: Translated
    quantity: number
    unit_paise: number
    line_paise: number
    pack_amount?: number
    pack_unit?: string
  }[]
  receipt: {
    serial: string
    kind: 'invoice' | 'bill_of_supply' | 'both'
    issued_at: string
    seller: { name: Translated; address: Translated; gstin: string; phone: string } & Partial<
      Record<Licence, string>
    >
    place_of_supply: string
    lines: {
      hsn: string
      rate_bp: number
      taxable_paise: number
      cgst_paise: number
      sgst_paise: number
      igst_paise: number
    }[]
  }
}

const money = (paise: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100)

const day = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
    .format(new Date(iso))
    .replaceAll('/', '-')

/** Returns the receipt as a mail to the order's address, in its language, with user input escaped. */
export function mailOf(order: ReceiptedOrder): Mail {
  const wordsOf = words[order.language]
  const { receipt, contact } = order
  return {
    to: contact.email,
    subject: `${receipt.seller.name[order.language]}: ${wordsOf.subject.replace('{serial}', () => receipt.serial)}`,
    text: [
      wordsOf.hello.replace('{name}', () => contact.name),
      wordsOf.thanks,
      '',
      ...factsOf(order).map(([name, value]) => `${name}: ${value}`),
      '',
      ...linesOf(order).map(({ name, detail, amount }) => `${name} (${detail}): ${amount}`),
      `${wordsOf.total}: ${money(order.total_paise)}`,
      ...taxesOf(order).map((row) => row.join('  ')),
      '',
      ...sellerOf(order),
      wordsOf.byComputer,
    ].join('\n'),
    html: letter(order),
  }
}

const sellerOf = ({ language, receipt: { seller } }: ReceiptedOrder) => [
  seller.name[language],
  seller.address[language],
  `GSTIN ${seller.gstin}`,
  seller.phone,
  ...licences.flatMap((key) => (seller[key] ? `${words[language][key]}: ${seller[key]}` : [])),
]

function factsOf({ language, receipt, reference, contact }: ReceiptedOrder): [string, string][] {
  const wordsOf = words[language]
  const state = states[receipt.place_of_supply]?.[language]
  return [
    [wordsOf.number, receipt.serial],
    [wordsOf.date, day(receipt.issued_at)],
    [wordsOf.order, reference],
    [wordsOf.place, state ? `${state} (${receipt.place_of_supply})` : receipt.place_of_supply],
    [wordsOf.buyer, [contact.name, contact.address, contact.phone].filter(Boolean).join(', ')],
  ]
}

/** Says how much one is, as the app does: "/ 500 g". */
function packOf(
  { pack_amount: amount, pack_unit: unit }: ReceiptedOrder['items'][number],
  language: Language,
) {
  const named = unit && Object.hasOwn(units, unit) ? units[unit]?.[language] : undefined
  return amount && named ? ` / ${amount === 1 ? '' : `${amount} `}${named}` : ''
}

function linesOf({ language, kind, items, receipt, delivery_fee_paise: fee }: ReceiptedOrder) {
  const wordsOf = words[language]
  const taxOf = (place: number) => {
    const { hsn, rate_bp: rate } = receipt.lines.at(place)!
    const code = `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}`
    return `${code} · ${rate ? `GST ${rate / 100}%` : wordsOf.noTax}`
  }
  const goods = items.map((item, place) => ({
    name: item.name[language],
    detail: `${item.quantity} × ${money(item.unit_paise)}${packOf(item, language)} · ${taxOf(place)}`,
    amount: money(item.line_paise),
  }))
  if (kind === 'training' || kind === 'booking') return goods
  const brought = fee
    ? { detail: taxOf(items.length), amount: money(fee) }
    : { detail: wordsOf.free, amount: money(0) }
  return [...goods, { name: wordsOf.delivery, ...brought }]
}

/** Returns the tax by rate, headings first; empty without tax. */
function taxesOf({ language, receipt: { kind, lines } }: ReceiptedOrder): string[][] {
  if (kind === 'bill_of_supply') return []
  const isAcross = lines.some((line) => line.igst_paise > 0)
  const columns = isAcross
    ? (['taxable_paise', 'igst_paise'] as const)
    : (['taxable_paise', 'cgst_paise', 'sgst_paise'] as const)
  const rates = [...new Set(lines.map((line) => line.rate_bp))].toSorted((a, b) => a - b)
  return [
    ['GST', words[language].untaxed, ...(isAcross ? ['IGST'] : ['CGST', 'SGST'])],
    ...rates.map((rate) => [
      `${rate / 100}%`,
      ...columns.map((column) =>
        money(lines.filter((line) => line.rate_bp === rate).reduce((sum, line) => sum + line[column], 0)),
      ),
    ]),
  ]
}

const cell = 'padding:6px 8px;border-bottom:1px solid #ddd;vertical-align:top'

const row = (cells: readonly string[], element = 'td') =>
  `<tr>${cells.map((text, place) => `<${element} style="${cell};text-align:${place === 0 ? 'left' : 'right'}">${text}</${element}>`).join('')}</tr>`

const table = (rows: readonly string[]) =>
  `<table style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`

/** Returns the HTML with inline styles and no external resources, because mail programs support little else. */
function letter(order: ReceiptedOrder): string {
  const wordsOf = words[order.language]
  const [name = '', ...more] = sellerOf(order).map(escaped)
  const goods = linesOf(order).map((line) =>
    row([
      `${escaped(line.name)}<br><span style="color:#555">${escaped(line.detail)}</span>`,
      escaped(line.amount),
    ]),
  )
  const [heads, ...rates] = taxesOf(order).map((cells) => cells.map(escaped))
  return `<!doctype html>
<html lang="${order.language}"><head><meta charset="utf-8"><title>${escaped(order.receipt.serial)}</title></head>
<body style="margin:0 auto;padding:16px;max-width:640px;font:16px/1.6 sans-serif;color:#1d1d1d;background:#fff">
<p>${escaped(wordsOf.hello.replace('{name}', () => order.contact.name))}<br>${wordsOf.thanks}</p>
<h1 style="font-size:20px;margin:24px 0 0">${escaped(wordsOf[order.receipt.kind])}</h1>
<p style="margin:0"><strong>${name}</strong><br>${more.join('<br>')}</p>
${table(factsOf(order).map(([fact, value]) => row([escaped(fact), escaped(value)])))}
${table([...goods, row([escaped(wordsOf.total), `<strong>${escaped(money(order.total_paise))}</strong>`])])}
${heads ? table([row(heads, 'th'), ...rates.map((cells) => row(cells))]) : ''}
<p style="color:#555">${escaped(wordsOf.byComputer)}</p>
</body></html>`
}

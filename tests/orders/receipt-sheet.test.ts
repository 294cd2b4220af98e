import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { centre, seller } from '#src/content/centre.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { sheetOf } from '#src/features/orders/internal/receipt-sheet.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const inEveryLanguage = (text: string) => ({ en: text, pa: text, hi: text })
const item = (name: string, quantity: number, unit_paise: number) => ({
  product_id: `daily-needs/${name}`,
  name: inEveryLanguage(name),
  quantity,
  unit_paise,
  line_paise: quantity * unit_paise,
  pack_amount: 500,
  pack_unit: 'g',
})
const unpaid: Order = {
  id: 'x',
  reference: 'KS-7M3QX',
  kind: 'cart',
  state: 'awaiting_payment',
  version: 1,
  pay_by: 'online',
  created_at: '2026-03-31T18:30:00Z',
  goods_paise: 41_100,
  delivery_fee_paise: 4_000,
  total_paise: 45_100,
  delivery_area: 'sarna',
  contact: { name: 'Gurpreet Singh', email: 'g@example.org', phone: '9876543210', address: null },
  items: [item('Paneer', 1, 32_000), item('Curd', 2, 4_550)],
  events: [],
  payments: [],
}
const line = (hsn: string, rate_bp: number, taxable_paise: number, half: number, igst_paise = 0) => ({
  hsn,
  rate_bp,
  taxable_paise,
  cgst_paise: half,
  sgst_paise: half,
  igst_paise,
})
const paid: Order = {
  ...unpaid,
  state: 'paid',
  payments: [{ id: 'p', state: 'paid', ref: 'r', link: null, refund: null }],
  receipt: {
    serial: 'KS/26-27/000001',
    kind: 'both',
    issued_at: '2026-03-31T18:30:00Z',
    seller,
    place_of_supply: '03',
    lines: [line('0406', 0, 32_000, 0), line('0403', 500, 8_666, 217), line('996813', 1800, 3_390, 305)],
  },
}

it('an unpaid order has a slip that says that it is no receipt, without number and tax', () => {
  const sheet = sheetOf(unpaid, centre)
  expect(sheet).toMatchObject({
    title: 'Order slip',
    kind: undefined,
    note: 'This is not a receipt. You get one when the money has arrived.',
    taxes: [],
    facts: [
      ['Order', 'KS-7M3QX'],
      ['Date', '01-04-2026'],
    ],
  })
  expect(sheet.lines.map(({ details }) => details)).toEqual([
    ['1 × ₹320.00 / 500 g'],
    ['2 × ₹45.50 / 500 g'],
    [],
  ])
})

it('a receipt has the seller, the number, the day in India, codes, rates and the tax of each rate', () => {
  const sheet = sheetOf(paid, centre)
  expect(sheet).toMatchObject({
    title: 'Receipt',
    kind: 'Invoice-cum-bill of supply',
    note: undefined,
    stamp: undefined,
    facts: [
      ['Receipt number', 'KS/26-27/000001'],
      ['Date', '01-04-2026'],
      ['Order', 'KS-7M3QX'],
      ['Place of supply', 'Punjab (03)'],
    ],
    buyer: ['Gurpreet Singh', '+91 98765 43210'],
    total: ['Total', '₹451.00'],
    taxes: [
      ['GST', 'Price without tax', 'CGST', 'SGST'],
      ['0%', '₹320.00', '₹0.00', '₹0.00'],
      ['5%', '₹86.66', '₹2.17', '₹2.17'],
      ['18%', '₹33.90', '₹3.05', '₹3.05'],
    ],
  })
  expect(sheet.seller).toContain(`GSTIN ${seller.gstin}`)
  expect(sheet.lines).toEqual([
    { name: 'Paneer', details: ['1 × ₹320.00 / 500 g', 'HSN 0406 · no tax'], amount: '₹320.00' },
    { name: 'Curd', details: ['2 × ₹45.50 / 500 g', 'HSN 0403 · GST 5%'], amount: '₹91.00' },
    { name: 'Delivery fee', details: ['SAC 996813 · GST 18%'], amount: '₹40.00' },
  ])
})

it('a receipt names each licence that is set, and none that is not', () => {
  const licensed = { ...paid.receipt!, seller: { ...paid.receipt!.seller, seedLicence: 'PB/SEED/118' } }
  expect(sheetOf({ ...paid, receipt: licensed }, centre).seller).toContain('Licence for seeds: PB/SEED/118')
  expect(sheetOf(paid, centre).seller.join()).not.toContain('Licence')
})

it('goods for another state have one tax instead of two halves', () => {
  const receipt = { ...paid.receipt!, place_of_supply: '02', lines: [line('8541', 500, 100, 0, 5)] }
  expect(sheetOf({ ...paid, receipt }, centre).taxes).toEqual([
    ['GST', 'Price without tax', 'IGST'],
    ['5%', '₹1.00', '₹0.05'],
  ])
})

it('without taxes there is no table of taxes', () => {
  const receipt = { ...paid.receipt!, kind: 'bill_of_supply' as const }
  const sheet = sheetOf({ ...paid, receipt }, centre)
  expect([sheet.kind, sheet.taxes]).toEqual(['Bill of supply', []])
})

it('a refund is stamped on the receipt, which stays', () => {
  const events = [{ from: 'paid', to: 'refunded', code: null, note: null, at: '2026-11-21T05:00:00Z' }]
  const sheet = sheetOf({ ...paid, state: 'refunded', events }, centre)
  expect([sheet.title, sheet.stamp]).toEqual(['Receipt', 'Refunded: 21-11-2026'])
})

it('a payment is not requested again while the receipt is on its way', () => {
  expect(sheetOf({ ...paid, receipt: null }, centre).note).toMatch(
    /^This is not a receipt. The money has arrived/,
  )
})

it('a training has no delivery', () => {
  expect(sheetOf({ ...paid, kind: 'training' }, centre).lines).toHaveLength(2)
})

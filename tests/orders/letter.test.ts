import { expect, test } from 'vitest'
import { seller } from '#src/content/centre.ts'
import { units as contentUnits } from '#src/content/catalogue.ts'
import { states as contentStates } from '#src/features/orders/internal/states.ts'
import { mailOf, type ReceiptedOrder } from '../../supabase/functions/email-receipt/letter.ts'
import { states, units, words } from '../../supabase/functions/email-receipt/receipt-texts.ts'

const order: ReceiptedOrder = {
  reference: 'KS-7M3QX',
  kind: 'cart',
  language: 'pa',
  delivery_fee_paise: 0,
  total_paise: 8_002,
  contact: {
    name: '<b>Gurpreet</b> & "Co" $&',
    email: 'gurpreet@example.org',
    phone: '9876543210',
    address: `<script>alert('x')</script>`,
  },
  items: [{ name: { en: 'Curd', pa: 'ਦਹੀਂ', hi: 'दही' }, quantity: 2, unit_paise: 4_001, line_paise: 8_002 }],
  receipt: {
    serial: 'KS/26-27/000001',
    kind: 'invoice',
    issued_at: '2026-11-21T05:00:00Z',
    seller: { ...seller, seedLicence: 'PB/SEED/118' },
    place_of_supply: '03',
    lines: [
      { hsn: '0403', rate_bp: 500, taxable_paise: 7_620, cgst_paise: 191, sgst_paise: 191, igst_paise: 0 },
    ],
  },
}

test('a letter goes to the order’s address, in the order’s language, with the whole receipt', () => {
  const mail = mailOf(order)
  expect([mail.to, mail.subject]).toEqual([
    'gurpreet@example.org',
    'ਖੇਤ ਸੇਵਾ ਕਿਸਾਨ ਕੇਂਦਰ (ਸਿਰਫ਼ ਮਿਸਾਲ): ਰਸੀਦ KS/26-27/000001',
  ])
  for (const text of [
    seller.gstin,
    '21-11-2026',
    'ਦਹੀਂ',
    'HSN 0403',
    'GST 5%',
    '₹76.20',
    '₹1.91',
    '₹80.02',
    'ਪੰਜਾਬ (03)',
    'ਬੀਜ ਦਾ ਲਾਇਸੈਂਸ: PB/SEED/118',
  ]) {
    expect(mail.html).toContain(text)
    expect(mail.text).toContain(text)
  }
})

test('people’s texts are plain text in it', () => {
  const { html } = mailOf(order)
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;b&gt;Gurpreet&lt;/b&gt; &amp; &quot;Co&quot; $&amp; ਜੀ')
  expect(html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;')
})

test('without taxes the line says so and there is no table of taxes', () => {
  const lines = [{ ...order.receipt.lines[0]!, rate_bp: 0 }]
  const { html } = mailOf({
    ...order,
    language: 'hi',
    receipt: { ...order.receipt, kind: 'bill_of_supply', lines },
  })
  expect(html).toContain('टैक्स नहीं')
  expect(html).not.toContain('CGST')
})

test('a letter says how much of each thing one is, so that two packs under one name are told apart', () => {
  const items = [{ ...order.items[0]!, pack_amount: 500, pack_unit: 'g' }]
  expect(mailOf({ ...order, items }).text).toContain('2 × ₹40.01 / 500 ਗ੍ਰਾਮ · HSN')
  expect(mailOf({ ...order, items: [{ ...items[0]!, pack_amount: 1 }] }).html).toContain('₹40.01 / ਗ੍ਰਾਮ ·')
  const unknown = [{ ...items[0]!, pack_unit: 'toString' }]
  expect(mailOf({ ...order, items: unknown }).text).toContain('2 × ₹40.01 · HSN')
})

test('letters name states and units as the app does, in every language', () => {
  expect(states).toEqual(contentStates)
  expect(units).toEqual(contentUnits)
  expect(Object.keys(words.pa)).toEqual(Object.keys(words.en))
  expect(Object.keys(words.hi)).toEqual(Object.keys(words.en))
})

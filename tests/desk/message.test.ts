import { expect, test } from 'vitest'
import { messageWords } from '#src/features/desk/message-words.ts'
import { messageOf, whatsAppAddress } from '#src/features/desk/internal/message.ts'
import { parcelLabel, type OrderItem } from '#src/features/desk/internal/parcel-labels.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'

const order = {
  what: 'order',
  id: 'x',
  from: null,
  order: {
    reference: 'KS-7F3M2',
    state: 'packed',
    kind: 'cart',
    language: 'pa',
    pay_by: 'cash',
    total_paise: 86_50,
    created_at: '2026-11-29T10:00:00Z',
    items: [],
    contact: { name: 'Gurpreet Kaur', phone: '+91 98765 43210', address: 'Sarna, Pathankot', email: null },
  },
} as unknown as OrderItem

const textIn = (address: string) => new URL(address).searchParams.get('text')

test('a message says the state of an order in the language in which it was ordered', () => {
  setLanguage('hi')
  const address = whatsAppAddress('+91 98765 43210', messageOf(order), messageWords)
  expect(address).toMatch(/^https:\/\/wa\.me\/919876543210\?/)
  expect(textIn(address)).toBe('ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Gurpreet Kaur ਜੀ। ਤੁਹਾਡਾ ਆਰਡਰ KS-7F3M2 ਪੈਕ ਹੋ ਗਿਆ।')
})

test('a number of ten digits is India’s, and without words it opens alone', () => {
  expect(whatsAppAddress('98765 43210', messageOf(order), undefined)).toBe('https://wa.me/919876543210')
})

test('a state that only a newer build knows names the order', () => {
  const message = { ...messageOf(order), status: 'weighed', name: '' }
  expect(textIn(whatsAppAddress('9876543210', message, messageWords))).toBe('KS-7F3M2 ਬਾਰੇ ਗੱਲ ਹੈ।')
})

test('a parcel’s label says whose it is, where it goes and what is paid at the door', () => {
  setLanguage('en')
  speak('en')
  expect(parcelLabel(order)).toEqual({
    code: 'KS-7F3M2',
    title: 'KS-7F3M2',
    lines: ['Gurpreet Kaur', '+91 98765 43210', 'Sarna, Pathankot', '₹86.50'],
  })
})

import { expect, it } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import { cleanedAs } from '#src/base/typed-text.ts'
import { checkoutFault } from '#src/features/orders/internal/checkout-fault.ts'

it.each([
  ['digits', '\u202a੧੨ ੩੪\u202c', '1234'],
  ['digits', '12-34', '1234'],
  ['phone', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['email', ' asha\u200b@example.org ', 'asha@example.org'],
  ['email', 'asha ＠ example.org', 'asha@example.org'],
  ['line', '\u0000Asha\u202e  ', 'Asha'],
  ['line', '\u2060\u200b\ufeff', ''],
  ['lines', 'House 4\r\nSarna\u0000', 'House 4\nSarna'],
  ['secret', ' pass\u200bword ', 'pass\u200bword'],
  ['email', 'as\u200dha\u3164@example.org', 'asha@example.org'],
] as const)('%s of %j is %j', (kind, typed, clean) => {
  expect(cleanedAs(kind, typed)).toBe(clean)
})

speak('en')

it.each(['', '\u200d\u200c', '...', '—'])('a checkout with the name %j asks for a name', (name) => {
  const contact = { name, email: 'a@example.org', phone: '9876543210', address: '' }
  const fault = checkoutFault({ contact, lines: [], payBy: 'online', area: {} as never, needsEmail: true })
  expect(fault?.field).toBe('name')
})

it('a checkout whose area no longer exists asks for another', () => {
  const contact = { name: 'Asha', email: '', phone: '9876543210', address: '' }
  const lines = [{ current: { available: true } }] as never
  const typed = { contact, lines, payBy: 'online', area: {} as never, needsEmail: false } as const
  expect(checkoutFault(typed)).toBeUndefined()
  expect(checkoutFault({ ...typed, needsArea: true })?.field).toBe('area')
})

it('a checkout with an offer that has ended meanwhile asks to look again; on its last day it holds', () => {
  const contact = { name: 'Asha', email: '', phone: '9876543210', address: '' }
  const withOffer = (day: number) => {
    const offer = { instead: 10_000, until: indiaDay(day) }
    const lines = [{ current: { available: true, offer } }] as never
    return checkoutFault({ contact, lines, payBy: 'online', area: {} as never, needsEmail: false })
  }
  expect(withOffer(0)).toBeUndefined()
  expect(withOffer(-1)?.text).toBe('An offer has ended. Look at the prices again.')
})

import { expect, test } from 'vitest'
import { payableLink } from '../../supabase/functions/_shared/payable-link.ts'

test.each([
  'https://checkout.example/c/1',
  'http://127.0.0.1:4173/local/pay/x',
  `https://a.example/${'x'.repeat(2_000 - 18)}`,
])('a link to %s is opened', (link) => {
  expect(payableLink(link)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://checkout.example/c/1',
  'http://127.0.0.1.evil.example/',
  'ftp://127.0.0.1/c/1',
  'blob:https://checkout.example/1',
  '/order?id=1',
  '',
  `https://checkout.example/${'x'.repeat(2_000)}`,
  null,
  7,
])('a link to %s is not opened, whatever a provider answered', (link) => {
  expect(payableLink(link)).toBeNull()
})

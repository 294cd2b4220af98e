import { describe, expect, it } from 'vitest'
import { queryOf, withQuery } from '#src/base/own-address.ts'
import { returnAddress } from '#src/screens/frame/return-address.ts'

describe('a sign-in leads back', () => {
  it.each([
    '/order?id=0198c0de-0000-7000-8000-000000000001',
    '/receipt?id=0198c0de-0000-7000-8000-000000000001',
    '/payment-success?session_id=cs_1&order_id=0198c0de-0000-7000-8000-000000000001',
    '/daily-needs/tools?size=2#nasha',
    '/all-products?q=%E0%A8%A6%E0%A9%81%E0%A9%B1%E0%A8%A7',
  ])('to the whole of %s', (href) => {
    expect(returnAddress({ pathname: href.split(/[?#]/)[0]!, href, search: {} })).toBe(href)
  })

  it('to where the way in was opened from, from the pages of the way in', () => {
    const to = '/order?id=7'
    for (const pathname of ['/auth', '/lock'])
      expect(returnAddress({ pathname, href: `${pathname}?to=x`, search: { to } })).toBe(to)
  })

  it.each([undefined, '//evil.example', '/\\evil.example', 'javascript:alert(1)', ['/a', '/b'], { a: 1 }, 7])(
    'home, from a way in that carries %j',
    (to) => {
      expect(returnAddress({ pathname: '/auth', href: '/auth', search: { to } })).toBe('/')
    },
  )
})

describe('what a sign-in is to open', () => {
  it('joins what the address says already', () => {
    expect(withQuery('/all-products?q=beej#top', { cart: 'checkout' })).toBe(
      '/all-products?q=beej&cart=checkout#top',
    )
    expect(queryOf('/all-products?q=beej&cart=checkout#top').get('cart')).toBe('checkout')
    expect(withQuery('/?cart=lines', { cart: 'checkout' })).toBe('/?cart=checkout')
  })
})

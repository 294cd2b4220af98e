import { describe, expect, it } from 'vitest'
import { queryOf, withQuery } from '#src/base/own-address.ts'
import { returnAddress } from '#src/screens/frame/return-address.ts'

describe('a sign-in returns', () => {
  it.each([
    '/order?id=0198c0de-0000-7000-8000-000000000001',
    '/receipt?id=0198c0de-0000-7000-8000-000000000001',
    '/payment-success?session_id=cs_1&order_id=0198c0de-0000-7000-8000-000000000001',
    '/daily-needs/tools?size=2#nasha',
    '/all-products?q=%E0%A8%A6%E0%A9%81%E0%A9%B1%E0%A8%A7',
  ])('to the whole of %s', (href) => {
    expect(returnAddress({ pathname: href.split(/[?#]/)[0]!, href, search: {} })).toBe(href)
  })

  it('to the page that the sign-in was opened from, from its own pages', () => {
    const to = '/order?id=7'
    for (const pathname of ['/auth', '/lock'])
      expect(returnAddress({ pathname, href: `${pathname}?to=x`, search: { to } })).toBe(to)
  })

  it.each([undefined, '//evil.example', '/\\evil.example', 'javascript:alert(1)', ['/a', '/b'], { a: 1 }, 7])(
    'home, from a sign-in with %j',
    (to) => {
      expect(returnAddress({ pathname: '/auth', href: '/auth', search: { to } })).toBe('/')
    },
  )
})

describe('the target of a sign-in', () => {
  it('is added to the address’s query', () => {
    expect(withQuery('/all-products?q=beej#top', { cart: 'checkout' })).toBe(
      '/all-products?q=beej&cart=checkout#top',
    )
    expect(queryOf('/all-products?q=beej&cart=checkout#top').get('cart')).toBe('checkout')
    expect(withQuery('/?cart=lines', { cart: 'checkout' })).toBe('/?cart=checkout')
  })
})

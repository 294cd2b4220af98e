import { describe, expect, it } from 'vitest'
import { queryOf, withQuery } from '#src/base/own-address.ts'
import { addressAfterSignIn, returnAddress } from '#src/base/return-address.ts'
import { lockAddress } from '#src/app/lock-address.ts'

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

  it('to the page that the sign-in was opened from, from its own page', () => {
    const to = '/order?id=7'
    expect(returnAddress({ pathname: '/auth', href: '/auth?to=x', search: { to } })).toBe(to)
  })

  it('home, from the lock screen: the page that a PIN has locked may be another person’s', () => {
    expect(returnAddress({ pathname: '/lock', href: '/lock?to=x', search: { to: '/order?id=7' } })).toBe('/')
  })

  it.each([undefined, '//evil.example', '/\\evil.example', 'javascript:alert(1)', ['/a', '/b'], { a: 1 }, 7])(
    'home, from a sign-in with %j',
    (to) => {
      expect(returnAddress({ pathname: '/auth', href: '/auth', search: { to } })).toBe('/')
    },
  )
})

describe('the lock screen', () => {
  const page = (href: string) => ({ pathname: href.split(/[?#]/)[0]!, href, search: {} })
  const lockScreen = (search: Record<string, unknown>) => ({ pathname: '/lock', href: '/lock?to=x', search })

  it.each([
    '/payment-success?order_id=7',
    '/shared',
    '/daily-needs/tools?size=2#nasha',
    '/?payment=cancelled',
  ])('of a phone that locks by itself leads back to %s', (href) => {
    const lock = lockAddress('locked', page(href))!
    expect(queryOf(lock).get('to')).toBe(href)
    expect(lockAddress('closed', page(href))).toBe(lock)
    // Locked once more while it is shown.
    expect(lockAddress('locked', lockScreen({ to: href }))).toBe(lock)
  })

  it('has no address for a person who was at home, or whose `to` leads elsewhere', () => {
    expect(lockAddress('locked', page('/'))).toBe('/lock')
    expect(lockAddress('locked', lockScreen({ to: '//evil.example' }))).toBe('/lock')
  })

  it('says nothing of what was searched for', () => {
    expect(queryOf(lockAddress('locked', page('/desk?tab=people&q=Gurpreet'))!).get('to')).toBe(
      '/desk?tab=people',
    )
  })

  it('after a one-time use does not lead to the borrower’s page', () => {
    expect(lockAddress('visit', page('/order?id=7'))).toBe('/lock')
    expect(lockAddress('visit', lockScreen({ to: '/order?id=7' }))).toBe('/lock')
  })

  it('is not loaded again and again on a phone that has no room to lock', () => {
    expect(lockAddress('closed', lockScreen({}))).toBeUndefined()
  })
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

it('a page of the sign-in leads home, and never to itself', () => {
  const itself = [
    '/auth',
    '/auth/',
    '/auth?to=/auth',
    '/lock',
    '/pa/auth',
    '/hi/lock#x',
    '/AUTH',
    '/%61uth',
    '/x/../auth',
  ]
  for (const to of itself) {
    expect(addressAfterSignIn(to)).toBe('/')
    expect(returnAddress({ pathname: '/auth', href: '/auth', search: { to } })).toBe('/')
  }
  for (const to of ['/authors', '/orders?of=/auth', '/pa/profile']) expect(addressAfterSignIn(to)).toBe(to)
})

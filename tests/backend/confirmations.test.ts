import { expect, test, vi } from 'vitest'
import { cancelOrder } from '#src/features/orders/orders-api.ts'
import { sendConsents } from '#src/features/gate/consents-api.ts'

vi.stubGlobal('location', { origin: 'https://shop.example' })

const answers = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status })),
  )

test('a 200 of another shape is no confirmation of a cancellation', async () => {
  answers({ portal: 'Sign in to Wi-Fi' })
  expect(await cancelOrder('o1', 'token')).toEqual({ silent: true })
  answers({ id: 'o2' })
  expect(await cancelOrder('o1', 'token')).toEqual({ silent: true })
  answers({ id: 'o1', state: 'cancelled' })
  expect(await cancelOrder('o1', 'token')).toEqual({ done: true })
})

test('a 200 with anything in it is no confirmation of consents', async () => {
  answers({ portal: 'Sign in to Wi-Fi' })
  expect(await sendConsents([], 'token')).toEqual({ silent: true })
  answers(undefined, 204)
  expect(await sendConsents([], 'token')).toEqual({ done: true })
})

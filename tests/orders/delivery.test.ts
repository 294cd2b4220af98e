import '../device/failing-storage.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { rupees } from '#src/base/money.ts'
import { joinGuestCart } from '#src/features/cart/carts.ts'
import type { FilledLine } from '#src/features/cart/filled.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { chosenArea, rememberArea, watchChosenArea } from '#src/features/cart/chosen-area.ts'
import { areaOf, deliveryFee, missingToFree } from '#src/features/orders/internal/delivery.ts'
import { totalWithDelivery } from '#src/features/orders/save-pending-order.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

const [station, , city] = deliveryAreas
const person = (id: string) => ({
  key: sessionKeys.person,
  value: { id, email: `${id}@example.org`, displayName: id },
})

function line(product: string, price: number, quantity = 1): FilledLine {
  const current = { id: product, price: rupees(price), available: true } as Product
  return { product, quantity, additions: [], seen: { name: product, price: 0 }, current }
}

const ghee = line('daily-needs/ghee', 380)
const pump = line('solar/pump', 40_000)

beforeEach(() => outbox.settings.clear())

test('the amount missing for free delivery counts daily needs only, to the rupee', () => {
  expect(missingToFree([ghee, pump], station!)).toBe(rupees(120))
  expect(missingToFree([line('daily-needs/ghee', 499)], station!)).toBe(rupees(1))
  expect(missingToFree([line('daily-needs/ghee', 500)], station!)).toBe(0)
  expect(missingToFree([ghee], city!)).toBe(rupees(420))
  expect(missingToFree([pump], station!)).toBe(0)
  expect(missingToFree([], station!)).toBe(0)
})

test('the fee is charged exactly as long as an amount is missing', () => {
  expect(deliveryFee([ghee, pump], city!)).toBe(rupees(40))
  expect(deliveryFee([line('daily-needs/ghee', 400, 2)], city!)).toBe(0)
  expect(deliveryFee([pump], city!)).toBe(0)
  expect(totalWithDelivery([ghee], station!)).toBe(rupees(400))
})

test('the last chosen area is remembered for its account, and for no other', async () => {
  expect(await chosenArea()).toBeUndefined()
  await outbox.settings.put(person('gurpreet'))
  await rememberArea('pathankot-city')
  expect(await chosenArea()).toBe('pathankot-city')
  await outbox.settings.put(person('simran'))
  expect(await chosenArea()).toBeUndefined()
  await outbox.settings.delete(sessionKeys.person)
  expect(await chosenArea()).toBeUndefined()
})

test('a guest’s area moves to the account at sign-in, and not to the next guest', async () => {
  await rememberArea('sarna')
  await outbox.settings.put(person('gurpreet'))
  await joinGuestCart('gurpreet')
  expect(await chosenArea()).toBe('sarna')
  await outbox.settings.delete(sessionKeys.person)
  expect(await chosenArea()).toBeUndefined()
})

test('an area that things are no longer brought to is asked for anew, and the first one is nobody’s choice', () => {
  const [first, second, third] = deliveryAreas
  expect(areaOf(deliveryAreas, undefined)).toEqual({ area: first, isGone: false })
  expect(areaOf(deliveryAreas, second!.id)).toEqual({ area: second, isGone: false })
  expect(areaOf([first!, second!], third!.id)).toEqual({ area: first, isGone: true })
})

test('a choice in the cart reaches whoever watches the area', async () => {
  const seen: (string | undefined)[] = []
  const watching = watchChosenArea().subscribe({ next: (area) => seen.push(area), error: () => {} })
  await vi.waitFor(() => expect(seen).toEqual([undefined]))
  await rememberArea('sarna')
  await vi.waitFor(() => expect(seen).toEqual([undefined, 'sarna']))
  watching.unsubscribe()
})

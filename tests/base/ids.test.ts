import { expect, it } from 'vitest'
import { idFrom, isId, newId } from '#src/base/ids.ts'

it('an id is a UUID of version 7 that carries the time', () => {
  const id = newId(
    0x0123456789ab,
    Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
  )
  expect(id).toBe('01234567-89ab-7fff-bfff-ffffffffffff')
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('ids sort by creation time', () => {
  expect(newId(1) < newId(2) && newId(2) < newId(1_800_000_000_000)).toBe(true)
})

it('a thousand ids of one millisecond are all different', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(5))).size).toBe(1000)
})

it('a derived id is the same each time, and different for every hash', () => {
  const other = newId(1_800_000_000_000)
  const hash = 'c3ab8ff13720e8ad9047dd39466b3c89'
  const id = idFrom(other, hash)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(id.slice(0, 13)).toBe(other.slice(0, 13))
  expect(idFrom(other, hash)).toBe(id)
  expect(idFrom(other, hash.replace('c', 'd'))).not.toBe(id)
  expect(isId(idFrom('soil-test', hash))).toBe(true)
})

import { expect, test } from 'vitest'
import { BodyRoom } from '#local/bodies.ts'

const MB = 2 ** 20

test('150 strangers who send 6 MB each fill no more than their room, and leave that of signed-in people free', () => {
  const room = new BodyRoom()
  const taken = Array.from({ length: 150 }, (_, n) =>
    room.reserve({ isKnown: false, network: `10.0.0.${n}` }),
  )
  const whole = taken.filter((own) => Array.from({ length: 6 }, () => own.take(MB)).every(Boolean))
  expect(whole.length).toBeLessThanOrEqual(5)
  const farmer = room.reserve({ isKnown: true, network: '10.0.0.1' })
  expect(farmer.take(6 * MB)).toBe(true)
  for (const own of taken) own.free()
  expect(room.reserve({ isKnown: false, network: '10.0.0.1' }).take(6 * MB)).toBe(true)
})

test('one sender fills a quarter of the room', () => {
  const room = new BodyRoom()
  const times = (network: string) =>
    Array.from({ length: 40 }, () => room.reserve({ isKnown: false, network }).take(MB)).filter(Boolean)
      .length
  expect([times('10.0.0.1'), times('10.0.0.2')]).toEqual([8, 8])
})

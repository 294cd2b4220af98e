import '../device/failing-storage.ts'
import { beforeEach, expect, test } from 'vitest'
import { forgetWayIn, noteWayIn, wayIn } from '#src/core/sign-in/way-in.ts'

const minute = 60_000
const codes = { reach: { phone: '+919876500001' }, purpose: 'phone', sentAt: 0 } as const

beforeEach(() => {
  forgetWayIn()
  localStorage.clear()
})

test('the state of the sign-in lasts ten minutes as a code does, and is then deleted from the phone', () => {
  noteWayIn({ tab: 'phone', typed: { phone: { phone: '98765 00001' } } }, 0)
  noteWayIn({ codes, step: 'code' }, minute)
  const whole = { tab: 'phone', typed: { phone: { phone: '98765 00001' } }, codes, step: 'code' }
  expect(wayIn(11 * minute)).toEqual(whole)
  expect(wayIn(11 * minute + 1)).toEqual({})
  expect(localStorage.getItem('way-in')).toBeNull()
})

test('invalid stored state, and a clock that went back by a day, start anew', () => {
  for (const text of ['', '{', '[]', '7', '{"at":"x"}', 'null']) {
    localStorage.setItem('way-in', text)
    expect(wayIn(0)).toEqual({})
  }
  noteWayIn({ tab: 'phone' }, 24 * 60 * minute)
  expect(wayIn(0)).toEqual({})
})

import '../device/failing-storage.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  forgetSignInProgress,
  saveSignInProgress,
  signInProgress,
} from '#src/core/sign-in/sign-in-progress.ts'

const minute = 60_000
const codes = { reach: { phone: '+919876500001' }, purpose: 'phone', sentAt: 0 } as const

beforeEach(() => {
  forgetSignInProgress()
  localStorage.clear()
})

test('the state of the sign-in lasts ten minutes as a code does, and is then deleted from the phone', () => {
  saveSignInProgress({ tab: 'phone', typed: { phone: { phone: '98765 00001' } } }, 0)
  saveSignInProgress({ codes, step: 'code' }, minute)
  const whole = { tab: 'phone', typed: { phone: { phone: '98765 00001' } }, codes, step: 'code' }
  expect(signInProgress(11 * minute)).toEqual(whole)
  expect(signInProgress(11 * minute + 1)).toEqual({})
  expect(localStorage.getItem('way-in')).toBeNull()
})

test('invalid stored state, and a clock that went back by a day, start anew', () => {
  for (const text of ['', '{', '[]', '7', '{"at":"x"}', 'null']) {
    localStorage.setItem('way-in', text)
    expect(signInProgress(0)).toEqual({})
  }
  saveSignInProgress({ tab: 'phone' }, 24 * 60 * minute)
  expect(signInProgress(0)).toEqual({})
})

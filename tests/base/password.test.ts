import { expect, test } from 'vitest'
import { passwordProblem } from '#src/features/account/internal/password.ts'

test.each([
  ['', 'short'],
  ['ਪੰਜਾਬ', 'short'],
  ['ਪੰਜਾਬੀ', undefined],
  ['12345', 'short'],
  ['👩🏽‍🌾👩🏽‍🌾', undefined],
  ['a'.repeat(72), undefined],
  ['a'.repeat(73), 'long'],
  ['ਪ'.repeat(24), undefined],
  ['ਪ'.repeat(25), 'long'],
  ['अ'.repeat(33), 'long'],
  ['👩'.repeat(18), undefined],
  ['👩'.repeat(19), 'long'],
])('the password %s is too %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

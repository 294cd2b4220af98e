import { expect, test } from 'vitest'
import { belongsTo, hashed } from '#local/auth/passwords.ts'
import { asCaller } from '#local/database/caller.ts'

test('thirty passwords at once are refused but for one sender’s share, others wait their turn, and this thread goes on', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 5)
  const crowd = Array.from({ length: 30 }, () => asCaller('198.51.100.1', () => hashed('a password')))
  const other = asCaller('198.51.100.2', () => hashed('another password'))
  const outcomes = await Promise.allSettled(crowd)
  clearInterval(ticking)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(10)
  expect(refused[0]!.reason).toMatchObject({ status: 429, retryAfterSeconds: 5 })
  expect(ticks).toBeGreaterThan(20)
  expect(await belongsTo('another password', await other)).toBe(true)
  expect(await belongsTo('a password', await other)).toBe(false)
  expect(await belongsTo('a password', 'no hash')).toBe(false)
})

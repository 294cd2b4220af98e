import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { indiaDay } from '#src/base/day.ts'

it('the day changes at midnight in India, in whatever zone the phone is', () => {
  const midnight = Date.parse('2026-11-26T18:30:00Z')
  expect([indiaDay(0, midnight - 1), indiaDay(0, midnight), indiaDay(1, midnight)]).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
})

// Until half past five in the morning that is yesterday.
it('no screen takes the day of Greenwich for today, nor that of the phone', () => {
  const taken = globSync('{src,sw}/**/*.{ts,tsx}').filter((path) =>
    /new Date\(\)\s*\.(?:toISOString\(\)\.(?:slice|split|substr)|getDate|getMonth|getHours|toDateString)/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(taken).toEqual([])
})

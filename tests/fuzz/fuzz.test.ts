import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

test('800 requests that nobody in their senses would send are refused, and leave nothing wrong behind', async () => {
  const { faults, meddled, wrong } = await fuzz({ count: 800, seed: 7, farmers: 2 })
  expect(faults).toEqual([])
  expect({ meddled, wrong }).toEqual({ meddled: [], wrong: [] })
})

import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { rounds } from '../rounds.ts'

const count = rounds(60, 800)

test(`${count} absurd requests are refused, and leave nothing wrong behind`, async () => {
  const { faults, meddled, wrong } = await fuzz({ count, seed: 7, farmers: 2 })
  expect(faults).toEqual([])
  expect({ meddled, wrong }).toEqual({ meddled: [], wrong: [] })
})

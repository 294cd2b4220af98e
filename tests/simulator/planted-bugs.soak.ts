import { expect, test } from 'vitest'
import { runMany } from './run.ts'
import { slowBugs, withBug } from './planted-bugs.ts'

const mostSchedules = 4_000

test.each([...slowBugs])('the simulator catches that %s', { timeout: 900_000 }, async (name) => {
  const { failures } = await runMany(0, mostSchedules, withBug(name))
  expect(failures[0], `not caught within ${mostSchedules} schedules`).toBeDefined()
})

import { afterEach, expect, test, vi } from 'vitest'
import { databaseTests, inStages } from '#scripts/mutate-sql/test-files.ts'
import { takeOut } from '#tests/database/taken-out.ts'

afterEach(() => void vi.unstubAllEnvs())

test('the tests that open the database are found, also those that do so by a helper', () => {
  const paths = databaseTests().map(({ path }) => path)
  expect(paths).toContain('tests/database/access.test.ts')
  expect(paths).toContain('tests/orders/place-order.test.ts')
  expect(paths).toContain('tests/database/ended-sessions.test.ts')
  expect(paths).not.toContain('tests/database/squashed.test.ts')
  expect(paths).not.toContain('tests/forms/check.test.ts')
})

test('the file that noticed something of the same table is first, then those that mention it, then all', () => {
  const files = [
    { path: 'tests/carts.test.ts', text: 'cart_items' },
    { path: 'tests/all.test.ts', text: 'orders' },
    { path: 'tests/money.test.ts', text: 'orders orders' },
  ]
  const check = { kind: 'checks', of: 'orders', name: 'orders_check', sql: '', definition: '' }
  const order = (killers: Parameters<typeof inStages>[2]) =>
    inStages(check, files, killers).map((stage) => stage.map(({ path }) => path.slice(6, -8)))
  expect(order([])).toEqual([['money'], ['all'], ['carts']])
  expect(order([{ kind: 'triggers', of: 'orders', by: 'tests/all.test.ts' }])[0]).toEqual(['all'])
  // Of the same kind before all: one test lists every grant.
  expect(order([{ kind: 'checks', of: 'carts', by: 'tests/carts.test.ts' }])).toEqual([
    ['carts'],
    ['money'],
    ['all'],
  ])
})

test('a statement of the environment is run, and what was never there is no fault', async () => {
  const run: string[] = []
  await takeOut(async (sql) => run.push(sql))
  expect(run).toEqual([])
  vi.stubEnv('TAKEN_OUT', 'drop policy own on orders')
  await takeOut(async (sql) => run.push(sql))
  expect(run).toEqual(['drop policy own on orders'])
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error('no'), { code }))
  await takeOut(failing('42704'))
  await expect(takeOut(failing('42601'))).rejects.toThrow('no')
})

import { expect, test } from 'vitest'
import { inSafeOrder, type RoleChange } from '#src/features/people/internal/in-safe-order.ts'

const give = (role: RoleChange['role']): RoleChange => ({ role, give: true })
const take = (role: RoleChange['role']): RoleChange => ({ role, give: false })

test('an admin who becomes a manager gets that role before the right to give roles goes', () => {
  expect(inSafeOrder([take('admin'), give('manager'), take('staff'), give('viewer')])).toEqual([
    give('manager'),
    give('viewer'),
    take('staff'),
    take('admin'),
  ])
})

test('undoing such changes begins with the right to give roles', () => {
  expect(inSafeOrder([take('manager'), give('staff'), give('admin')])).toEqual([
    give('admin'),
    give('staff'),
    take('manager'),
  ])
})

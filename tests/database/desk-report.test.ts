import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAnswer, openAtTheDesk, type AtTheDesk } from './at-the-desk.ts'

interface Report {
  since: string
  rows: { what: string; kind: string; status: string; week: string | null; count: number }[]
}

let desk: AtTheDesk
beforeAll(async () => void (desk = await openAtTheDesk()))
afterAll(() => desk.database.close())

test('managers see the numbers by kind, status and week; staff see the totals', async () => {
  const staff = await desk.database.person(['staff'])
  const manager = await desk.database.person(['manager'])
  const { id } = await desk.request()
  for (let sent = 0; sent < 3; sent++) await desk.request()
  await desk.order()
  await desk.answer(staff, [deskAnswer({ item: id, seen: 9e14, status: 'done' })])
  // Sunday evening in India is still that Sunday; the same minute is Monday further east.
  await desk.database.query(`alter table requests disable trigger user`)
  await desk.database.query(`update requests set received_at = '2026-11-15T18:29:00Z' where id = $1`, [id])
  await desk.database.query(`alter table requests enable trigger user`)
  const weeks = Math.ceil((Date.now() - Date.parse('2026-11-09T00:00:00Z')) / (7 * 86_400_000)) + 1

  const report = await desk.call<Report>(manager, 'desk_report($1)', [weeks])
  expect(report.rows.find(({ status }) => status === 'done')).toEqual({
    what: 'request',
    kind: 'soil-test',
    status: 'done',
    week: '2026-11-09',
    count: 1,
  })
  expect(report.rows.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  const sums = await desk.call<Report>(staff, 'desk_report($1)', [weeks])
  expect(sums.rows.map(({ kind, status, week, count }) => [kind, status, week, count])).toEqual([
    ['soil-test', 'done', null, 1],
    ['soil-test', 'received', null, 3],
    ['cart', 'awaiting_payment', null, 1],
  ])
})

test('the desk sees its colleagues, their roles and their numbers of open items', async () => {
  const [staff, manager] = [
    await desk.database.person(['staff'], { display_name: 'Harjit' }),
    await desk.database.person(['manager', 'editor']),
  ]
  await desk.database.person(['editor'])
  for (const status of ['in_review', 'done']) {
    const { id } = await desk.request()
    const [result] = await desk.answer(manager, [
      deskAnswer({ item: id, seen: 9e14, status, assignee: staff.id, seenAssignee: '' }),
    ])
    expect(result!.receipt).toBeDefined()
  }
  const colleagues = await desk.call<{ id: string }[]>(staff, 'desk_colleagues()')
  expect(colleagues).toContainEqual({ id: staff.id, name: 'Harjit', roles: ['staff'], open: 1 })
  expect(colleagues).toContainEqual({ id: manager.id, name: null, roles: ['manager'], open: 0 })
})

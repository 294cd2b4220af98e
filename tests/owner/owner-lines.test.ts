import { expect, test } from 'vitest'
import type { OwnerFacts } from '#src/features/owner/internal/owner-api.ts'
import { ownerLines, roomText } from '#src/features/owner/internal/owner-lines.ts'

const now = Date.parse('2026-12-03T06:00:00Z')
const well: OwnerFacts = {
  at: '2026-12-03T05:59:00Z',
  people: [
    { name: 'Balwinder', roles: ['admin'] },
    { name: 'Simran', roles: ['admin', 'editor'] },
  ],
  admins: 2,
  unsent: { count: 0, since: null, reason: null },
  codes: { count: 0, reason: null },
  reminders: 0,
  waiting: { count: 2, since: '2026-12-03T03:00:00Z' },
  claims: 0,
  machine: {
    at: '2026-12-03T05:00:00Z',
    version: '1.0.0',
    free_bytes: 40e9,
    used_bytes: 300e6,
    backups: true,
    backup: '2026-12-02T20:00:00Z',
  },
}
const machine = well.machine!
const todo = (facts: OwnerFacts, isAdmin = true) =>
  ownerLines(facts, isAdmin, now)
    .filter(({ isGood }) => !isGood)
    .map(({ id, ways }) => [id, ...ways.map((way) => (way === 'try again' ? way : way.to))])

test('a centre that is well has nothing to do, and names every fact', () => {
  expect(todo(well)).toEqual([])
  expect(ownerLines(well, true, now).map(({ id }) => id)).toEqual([
    'messages',
    'waiting',
    'money',
    'backup',
    'space',
    'people',
    'version',
  ])
})

test('each thing that is not well says the one way to mend it', () => {
  expect(todo({ ...well, admins: 1 })).toEqual([['people', '/admin']])
  expect(todo({ ...well, admins: 1 }, false)).toEqual([['people']])
  expect(todo({ ...well, claims: 3 })).toEqual([['money', '/cash']])
  expect(todo({ ...well, waiting: { count: 1, since: '2026-12-02T05:59:00Z' } })).toEqual([
    ['waiting', '/desk'],
  ])
  expect(todo({ ...well, unsent: { count: 1, since: well.at, reason: 'No credit' } })).toEqual([
    ['messages', 'try again'],
  ])
  expect(todo({ ...well, reminders: 1 })).toEqual([['messages', 'try again', '/desk/day']])
  expect(todo({ ...well, codes: { count: 1, reason: 'No credit' } })).toEqual([['messages', '/start']])
  expect(todo({ ...well, machine: { ...machine, free_bytes: 200e6 } })).toEqual([['space']])
  expect(todo({ ...well, machine: { ...machine, backup: '2026-12-01T05:00:00Z' } })).toEqual([['backup']])
  const { backup: _, ...never } = machine
  expect(todo({ ...well, machine: never })).toEqual([['backup']])
})

test('a centre whose rows are in PostgreSQL has no backup that this page could call good or late', () => {
  const { backup: _, ...never } = machine
  const lines = ownerLines({ ...well, machine: { ...never, backups: false, postgres: true } }, true, now)
  expect(lines.find(({ id }) => id === 'backup')).toMatchObject({
    isGood: true,
    isUnseen: true,
    text: expect.stringContaining('PostgreSQL') as string,
  })
})

test('the machine’s own words come with a backup or a message that failed', () => {
  const failed = ownerLines({ ...well, machine: { ...machine, no_backup: 'No disk.' } }, true, now)
  expect(failed.find(({ id }) => id === 'backup')).toMatchObject({ isGood: true, reason: 'No disk.' })
})

test('a hosted centre has neither room nor version of its own, and nothing to do for them', () => {
  const lines = ownerLines({ ...well, machine: null }, true, now)
  expect(lines.map(({ id }) => id)).toEqual(['messages', 'waiting', 'money', 'backup', 'people'])
  expect(lines.every(({ isGood }) => isGood)).toBe(true)
})

test('room is written in megabytes, and from a gigabyte on in gigabytes', () => {
  expect([roomText(375e6), roomText(1.25e9)]).toEqual(['375 MB', '1.3 GB'])
})

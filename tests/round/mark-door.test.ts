import { fullAtWrite } from '../device/failing-storage.ts'
import { beforeEach, expect, test } from 'vitest'
import { cashInHand, watchPendingCash } from '#src/features/cash/cash-act.ts'
import { cashKind, markKind } from '#src/features/cash/cash-api.ts'
import { markDoor, withdrawMark } from '#src/features/round/internal/mark-door.ts'
import { byLane } from '#src/features/round/internal/lane-of.ts'
import { shownMark } from '#src/features/round/internal/shown-mark.ts'
import type { Mark, Said } from '#src/features/round/mark.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'
import { storeAccountKey } from '#src/platform/session/account-key.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { newKey } from '#src/platform/device/encryption.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'

const me = 'a0000000-0000-4000-8000-000000000001'
const order = '00000000-0000-4000-8000-000000000007'

beforeEach(async () => {
  await freshPhone()
  await storeAccountKey(me, await newKey())
  await outbox.settings.put({
    key: sessionKeys.person,
    value: { id: me, email: 'staff@example.org', displayName: 'Asha' },
  })
})

const said = (changes: Partial<Said> = {}): Said => ({
  order,
  what: 'delivered',
  bottles: 0,
  at: '2026-12-02T01:10:00.000Z',
  label: 'Gurpreet',
  ...changes,
})

/** What waits: the word about the door with its sum, and what the centre is told of numbers that count no more. */
async function waiting() {
  const entries = await entriesOf(me)
  const marks = await openEntriesOf<Mark>(
    me,
    entries.filter(({ kind }) => kind === markKind),
  )
  const acts = await openEntriesOf<{ number: string; reason: string }>(
    me,
    entries.filter(({ kind }) => kind === cashKind),
  )
  return {
    marks: marks.map(({ content }) => [
      content.what,
      content.slip?.paise ?? 0,
      numberOf(content.slip?.number),
    ]),
    undone: acts.map(({ content }) => [numberOf(content.number), content.reason]),
  }
}
const numberOf = (number = '') => Number(number.split('-')[1] ?? 0)
const only = async () => (await entriesOf(me)).find(({ kind }) => kind === markKind)!
const inHand = async () => cashInHand(me, null, await shown(watchPendingCash(me)))

test('a mark and the slip for its cash are stored together, or neither', async () => {
  outbox.close({ disableAutoOpen: false })
  const recover = fullAtWrite()
  expect(await markDoor(me, said(), 9_500)).toMatchObject({ saved: false, why: 'full' })
  recover()
  expect(await waiting()).toEqual({ marks: [], undone: [] })
  expect(await markDoor(me, said(), 9_500)).toMatchObject({
    saved: true,
    value: { paise: 9_500, label: 'Gurpreet' },
  })
  // No number was lost.
  expect(await waiting()).toEqual({ marks: [['delivered', 9_500, 1]], undone: [] })
  expect(await inHand()).toBe(9_500)
})

test('two quick taps are one word with one slip', async () => {
  await Promise.all([
    markDoor(me, said(), 9_500),
    markDoor(me, said({ at: '2026-12-02T01:10:01.000Z' }), 9_500),
  ])
  expect(await waiting()).toEqual({ marks: [['delivered', 9_500, 1]], undone: [] })
})

test('another word takes the place of one that was not sent: the same sum has the same slip, another sum the next number', async () => {
  await markDoor(me, said(), 9_500)
  await markDoor(me, said({ note: 'The gate was closed' }), 9_500)
  expect(await waiting()).toEqual({ marks: [['delivered', 9_500, 1]], undone: [] })
  await markDoor(me, said({ what: 'less', lines: [] }), 5_000)
  expect(await waiting()).toMatchObject({
    marks: [['less', 5_000, 2]],
    undone: [[1, expect.stringContaining('95')]],
  })
  await markDoor(me, said({ what: 'not_home' }), 0)
  expect(await waiting()).toMatchObject({
    marks: [['not_home', 0, 0]],
    undone: [
      [1, expect.stringContaining('95')],
      [2, expect.stringContaining('50')],
    ],
  })
  expect(await inHand()).toBe(0)
})

test('whoever marks a door again is told of the slip that does not count any more', async () => {
  const first = await markDoor(me, said(), 9_500)
  expect(first).toMatchObject({ saved: true, voided: undefined })
  const slip = first.saved ? first.value! : undefined
  expect(await markDoor(me, said({ bottles: 2 }), 9_500)).toMatchObject({ value: slip, voided: undefined })
  const second = await markDoor(me, said(), 5_000)
  expect(second).toMatchObject({ value: { paise: 5_000 }, voided: slip })
  expect(await markDoor(me, said({ what: 'not_home' }), 0)).toMatchObject({
    value: undefined,
    voided: { paise: 5_000 },
  })
  // The cash of a word that may be at the centre counts.
  await markDoor(me, said(), 9_500)
  await outbox.entries.update((await only()).id, { attempts: 1 })
  expect(await markDoor(me, said({ what: 'not_home' }), 0)).toMatchObject({ saved: true, voided: undefined })
})

test('a word that differs in its bottles or adds a note is another one, at which the centre looks', async () => {
  const isSecond = async (changes: Partial<Said>) => {
    await outbox.entries.clear()
    await markDoor(me, said({ bottles: 1, note: 'Gate' }), 0)
    await outbox.entries.update((await only()).id, { attempts: 1 })
    await markDoor(me, said({ at: '2026-12-02T01:20:00.000Z', bottles: 1, note: 'Gate', ...changes }), 9_500)
    return shownMark(await openEntriesOf<Mark>(me, await entriesOf(me)), null)?.isSecond
  }
  expect([await isSecond({}), await isSecond({ bottles: 2 }), await isSecond({ note: 'Ring' })]).toEqual([
    false,
    true,
    true,
  ])
})

test('another word waits behind one that may have been sent, and both are there', async () => {
  await markDoor(me, said(), 9_500)
  await outbox.entries.update((await only()).id, { attempts: 1 })
  await markDoor(me, said({ what: 'not_home' }), 0)
  expect(await waiting()).toEqual({
    marks: [
      ['delivered', 9_500, 1],
      ['not_home', 0, 0],
    ],
    undone: [],
  })
  expect(await withdrawMark(me, (await only()).id)).toMatchObject({ saved: false, why: 'refused' })
  expect(await inHand()).toBe(9_500)
})

test('what is taken back leaves no mark, and tells the centre which number counts no more', async () => {
  await markDoor(me, said(), 9_500)
  expect(await withdrawMark(me, (await only()).id)).toEqual({ saved: true })
  expect(await waiting()).toMatchObject({ marks: [], undone: [[1, expect.stringContaining('Gurpreet')]] })
  expect(await inHand()).toBe(0)
  await markDoor(me, said(), 9_500)
  expect((await waiting()).marks).toEqual([['delivered', 9_500, 2]])
})

test('doors of one lane stand together, in the order of the round', () => {
  const at = (address: string) => ({ address })
  const stops = [
    at('House 4, Mandi Street, Sarna'),
    at('House 9,mandi street , ਸਰਨਾ'),
    at('Tea stall'),
    at('House 1\nStation Road'),
    at('House 5, Mandi Street'),
  ]
  expect(byLane(stops, ['Sarna', 'ਸਰਨਾ']).map(({ lane, doors }) => [lane, doors.length])).toEqual([
    ['Mandi Street', 2],
    ['', 1],
    ['Station Road', 1],
    ['Mandi Street', 1],
  ])
})

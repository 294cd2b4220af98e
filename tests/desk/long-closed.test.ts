import '../device/failing-storage.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskDatabase } from '#src/platform/device/desk-database.ts'
import { farmer as owner } from '../centre/sessions.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'

const { answerFromDesk } = await import('#src/features/desk/internal/answer.ts')
const { dropLongClosed } = await import('#src/features/desk/internal/long-closed.ts')
const { signIn } = await import('#src/features/account/internal/sign-in.ts')

const [now, day] = [Date.UTC(2026, 10, 21), 86_400_000]
const encrypted = { iv: new Uint8Array(12), bytes: new Uint8Array(1) } as never
const id = (name: string, whose = owner) => `${whose}/request/${name}`

beforeEach(async () => {
  await freshPhone()
  await deskDatabase.items.clear()
  await signIn('farmer@example.org', 'secret')
})

const lay = (name: string, daysAgo: number, closed: 0 | 1, whose = owner) =>
  deskDatabase.items.put({
    id: id(name, whose),
    owner: whose,
    n: now - daysAgo * day,
    closed,
    sealed: encrypted,
  })
const lying = async () => (await deskDatabase.items.toCollection().primaryKeys()).toSorted()

test('items closed long ago are deleted; open and recently closed ones stay, and another account’s too', async () => {
  await lay('new', 0, 0)
  await lay('lately', 89, 1)
  await lay('long ago', 91, 1)
  await lay('open since long', 400, 0)
  await lay('long ago', 400, 1, 'colleague')
  expect(await dropLongClosed(owner)).toBe(1)
  expect(await lying()).toEqual([
    ...['lately', 'new', 'open since long'].map((name) => id(name)),
    id('long ago', 'colleague'),
  ])
})

test('beyond the limit the latest closed items stay, and all open ones', async () => {
  for (let at = 0; at < 30; at++) await lay(`closed ${at}`, at, 1)
  for (let at = 0; at < 20; at++) await lay(`open ${at}`, at + 30, 0)
  expect(await dropLongClosed(owner, { days: 90, most: 12 })).toBe(18)
  const stored = Array.from({ length: 12 }, (_, at) => id(`closed ${at}`))
  const open = Array.from({ length: 20 }, (_, at) => id(`open ${at}`))
  expect(await lying()).toEqual([...stored, ...open].toSorted())
  expect(await dropLongClosed(owner, { days: 90, most: 12 })).toBe(0)
})

test('an item with an unsent answer stays', async () => {
  await lay('new', 0, 0)
  await lay('long ago', 200, 1)
  await lay('long ago too', 200, 1)
  const item = { what: 'request', id: 'long ago', seen: 1, assignee: null } as never
  expect((await answerFromDesk(owner, item, { note: 'Come by.' })).outcome).toEqual({ saved: true })
  expect(await dropLongClosed(owner)).toBe(1)
  expect(await lying()).toEqual([id('long ago'), id('new')])
})

import '../device/failing-storage.ts'
import { beforeEach, expect, it } from 'vitest'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { farmer as account, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { watchBoard } = await import('#src/features/forms/agent-drafts.ts')
const { watchDrafts } = await import('#src/features/forms/drafts.ts')
const { readPartialInput } = await import('#src/features/forms/partial-input.ts')
const { ownData } = await import('#src/features/privacy/internal/own-data.ts')
const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { partialInputAutosave } = await import('#src/features/forms/internal/partial-input-autosave.ts')

const place = 'desk request/1'

beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
})

const nothing = { now: () => '', show: () => {}, empty: () => {} }
const typing = (begun?: PartialInput<string>, where = place) =>
  partialInputAutosave<string>(
    { account, place: where, isEmpty: (note) => note === '' },
    begun,
    nothing,
    () => {},
  )
const lying = async (where = place) => (await readPartialInput<string>(where, account))?.value

it('unsent text is offered where it was typed, and nowhere else', async () => {
  const note = typing()
  note.change('Bring a kilo of ਮਿੱਟੀ')
  await note.flush()
  expect(await lying()).toBe('Bring a kilo of ਮਿੱਟੀ')
  expect(await lying('desk request/2')).toBeUndefined()
  expect(await shown(watchDrafts())).toEqual([])
  expect(await shown(watchBoard())).toEqual([])
})

it('it is stored encrypted, and opens neither for other accounts nor after a sign-out', async () => {
  const note = typing()
  note.change('Wegen der Erde')
  await note.flush()
  expect(await everythingStored()).not.toContain('Erde')
  expect(await everythingStored()).not.toContain(place)
  expect(JSON.stringify(await ownData())).toContain('Wegen der Erde')
  await signOut()
  expect(await lying()).toBeUndefined()
  await signInAndTakeOver('neighbour@example.org')
  expect(await readPartialInput(place, neighbour)).toBeUndefined()
  await signOut()
  await signInAndTakeOver('farmer@example.org')
  expect(await lying()).toBe('Wegen der Erde')
})

it('it is deleted with its submission, in one transaction', async () => {
  const note = typing()
  note.change('Done.')
  const draft = await note.settle()
  const { outcome, id } = await submit({
    form: 'desk-answer',
    version: 1,
    owner: 'device',
    answers: { note: 'Done.' },
    draft,
  })
  expect(outcome).toEqual({ saved: true })
  expect(await outbox.drafts.count()).toBe(0)
  await note.done()
  expect((await shown(watchEntries())).map((entry) => entry.id)).toEqual([id])
  note.change('And one more.')
  await note.flush()
  expect(await lying()).toBe('And one more.')
  expect(await note.settle()).not.toBe(draft)
})

it('emptied text is not stored, and later text is', async () => {
  const note = typing()
  note.change('Come')
  await note.flush()
  note.change('')
  await note.flush()
  expect(await outbox.drafts.count()).toBe(0)
  note.change('Come on Monday')
  await note.flush()
  expect(await lying()).toBe('Come on Monday')
  expect(await outbox.drafts.count()).toBe(1)
})

it('continuing it replaces it', async () => {
  const first = typing()
  first.change('Come')
  await first.flush()
  const again = typing(await readPartialInput<string>(place, account))
  again.change('Come by')
  await again.flush()
  expect(await lying()).toBe('Come by')
  expect(await outbox.drafts.count()).toBe(1)
})

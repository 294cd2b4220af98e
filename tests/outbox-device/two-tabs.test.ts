import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import type { SharedWords } from '#src/features/forms/drafts.ts'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { farmer as account } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const place = 'desk request/1'

beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
})

/** A tab of this phone, with its own modules. */
async function tab() {
  vi.resetModules()
  const { saveDraft, readDraft } = await import('#src/features/forms/drafts.ts')
  const { sharedWords } = await import('#src/features/forms/shared-words.ts')
  const { partialInputAutosave } = await import('#src/features/forms/internal/partial-input-autosave.ts')
  const { readPartialInput } = await import('#src/features/forms/partial-input.ts')
  const { submit } = await import('#src/features/forms/submissions.ts')
  return { saveDraft, readDraft, sharedWords, partialInputAutosave, readPartialInput, submit }
}

/** A tab that fills in a draft, as a form does. */
async function formTab(id: string, begun: SharedWords) {
  const { saveDraft, readDraft, sharedWords } = await tab()
  let shown = begun
  const shared = sharedWords<SharedWords>(begun, { now: () => shown, show: (next) => (shown = next) })
  return {
    type: async (answers: Record<string, string>) => {
      shown = { ...shown, answers: { ...shown.answers, ...answers } }
      const mine = shown
      return shared.save(mine, (withTheirs) =>
        saveDraft({ id, form: 'soil-test', version: 1, ...mine }, account, withTheirs),
      )
    },
    look: async () => shared.look((await readDraft(id)) as SharedWords),
    shown: () => shown.answers,
    stored: async () => ((await readDraft(id)) as SharedWords).answers,
  }
}

it('two tabs that fill in one draft keep the fields of both, and show them', async () => {
  const id = newId()
  const begun = { answers: { village: 'Bassi' } }
  const first = await formTab(id, begun)
  await first.type({})
  const second = await formTab(id, begun)
  await first.type({ name: 'Gurpreet' })
  await second.type({ phone: '9876543210' })
  const both = { village: 'Bassi', name: 'Gurpreet', phone: '9876543210' }
  expect(await first.stored()).toEqual(both)
  expect(second.shown()).toEqual(both)
  await first.look()
  expect(first.shown()).toEqual(both)
})

it('two tabs that write at the same moment keep the fields of both', async () => {
  const id = newId()
  const first = await formTab(id, { answers: {} })
  await first.type({})
  const second = await formTab(id, { answers: {} })
  await Promise.all([first.type({ name: 'Gurpreet' }), second.type({ phone: '9876543210' })])
  expect(await first.stored()).toEqual({ name: 'Gurpreet', phone: '9876543210' })
})

it('a letter that was typed since is not replaced by an older one of another tab', async () => {
  const id = newId()
  const first = await formTab(id, { answers: {} })
  await first.type({ name: 'Gur' })
  const second = await formTab(id, { answers: { name: 'Gur' } })
  await second.type({ name: 'Harjit' })
  await first.type({ name: 'Gurpreet' })
  expect(await first.stored()).toEqual({ name: 'Gurpreet' })
  await second.look()
  expect(second.shown()).toEqual({ name: 'Gurpreet' })
})

/** A tab with the desk's answer. */
async function deskTab(begun?: PartialInput<object>) {
  const modules = await tab()
  let shown: object = begun?.value ?? {}
  const autosave = modules.partialInputAutosave<object>(
    { account, place, isEmpty: (value) => Object.keys(value).length === 0 },
    begun,
    { now: () => shown, show: (next) => (shown = next), empty: () => (shown = {}) },
    () => {},
  )
  return {
    ...modules,
    autosave,
    follow: autosave.follow,
    type: (change: object) => {
      shown = { ...shown, ...change }
      autosave.change(shown)
      return autosave.flush()
    },
    shown: () => shown,
  }
}

it('text of the desk and of editors is shared in the same way', async () => {
  const first = await deskTab()
  await first.type({ note: 'Come on Monday' })
  const half = await first.readPartialInput<object>(place, account)
  const second = await deskTab(half)
  await first.type({ note: 'Come on Tuesday' })
  await second.type({ status: 'resolved' })
  expect(second.shown()).toEqual({ note: 'Come on Tuesday', status: 'resolved' })
  expect(await first.readPartialInput(place, account)).toMatchObject({ value: second.shown() })
})

it('text that another tab has sent leaves the screen, and what was typed since becomes another draft', async () => {
  const first = await deskTab()
  await first.type({ note: 'Come on Monday' })
  const half = await first.readPartialInput<object>(place, account)
  const second = await deskTab(half)
  const third = await deskTab(half)
  const stop = second.follow()
  const draft = await first.autosave.settle()
  await first.submit({ form: 'desk-answer', version: 1, owner: account, answers: {}, draft })
  await vi.waitFor(() => expect(second.shown()).toEqual({}))
  stop()
  expect(await third.type({ status: 'resolved' })).toEqual({ saved: false, why: 'over' })
  const stopThird = third.follow()
  const both = { note: 'Come on Monday', status: 'resolved' }
  await vi.waitFor(async () =>
    expect(await first.readPartialInput(place, account)).toMatchObject({ value: both }),
  )
  stopThird()
  expect(third.shown()).toEqual(both)
  expect(await third.autosave.settle()).not.toBe(draft)
})

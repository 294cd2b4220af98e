import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saved, notSaved, type SaveResult } from '#src/base/outcome.ts'
import { draftAutosave } from '#src/features/forms/draft-autosave.ts'

/** A fake phone that completes a save on request. */
function slowPhone() {
  const stored: string[] = []
  const waiting: { value: string; answer: (outcome: SaveResult) => void }[] = []
  return {
    held: stored,
    waiting,
    keep: (value: string) =>
      new Promise<SaveResult>((resolve) => {
        waiting.push({
          value,
          answer: (outcome) => {
            if (outcome.saved) stored.push(value)
            resolve(outcome)
          },
        })
      }),
    /** Ends the write that runs. */
    answer: async (outcome: SaveResult) => {
      waiting.shift()!.answer(outcome)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('text that is typed without a pause is saved within a second', async () => {
  const phone = slowPhone()
  const autosave = draftAutosave(phone.keep, () => {})
  for (let letter = 1; letter <= 10; letter++) {
    autosave.change('x'.repeat(letter))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(phone.waiting.map(({ value }) => value)).toEqual(['xxxxxx'])
})

it('nothing is called saved before the phone has the latest text', async () => {
  const phone = slowPhone()
  const text: string[] = []
  const autosave = draftAutosave(phone.keep, (state) => text.push(state))
  autosave.change('one')
  await vi.advanceTimersByTimeAsync(600)
  autosave.change('two')
  await phone.answer(saved)
  expect(text).not.toContain('saved')
  await vi.advanceTimersByTimeAsync(600)
  await phone.answer(saved)
  expect(text.at(-1)).toBe('saved')
  expect(phone.held).toEqual(['one', 'two'])
})

it('a failed save is shown, and retried at the next chance', async () => {
  const phone = slowPhone()
  const text: string[] = []
  const autosave = draftAutosave(phone.keep, (state) => text.push(state))
  autosave.change('one')
  const first = autosave.flush()
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(notSaved('full'))
  expect(await first).toEqual(notSaved('full'))
  expect(text.at(-1)).toBe('full')
  const second = autosave.flush()
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(saved)
  expect(await second).toEqual(saved)
  expect(phone.held).toEqual(['one'])
})

it('settling saves the latest text, and nothing is written after it', async () => {
  const phone = slowPhone()
  const autosave = draftAutosave(phone.keep, () => {})
  autosave.change('one')
  await vi.advanceTimersByTimeAsync(600)
  autosave.change('two')
  let settled = false
  const settling = autosave.settle().then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(saved)
  expect(settled).toBe(false)
  await phone.answer(saved)
  await settling
  await vi.advanceTimersByTimeAsync(5_000)
  expect(phone.waiting).toEqual([])
  expect(phone.held).toEqual(['one', 'two'])
})

it('settling drops a failed save', async () => {
  const phone = slowPhone()
  const autosave = draftAutosave(phone.keep, () => {})
  autosave.change('one')
  const settling = autosave.settle()
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(notSaved('full'))
  await settling
  await vi.advanceTimersByTimeAsync(5_000)
  expect(phone.waiting).toEqual([])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { kept, notKept, type Kept } from '#src/base/outcome.ts'
import { draftKeeper } from '#src/screens/drafts/draft-keeper.ts'

/** A phone that keeps what it is given when it is told to. */
function slowPhone() {
  const held: string[] = []
  const waiting: { value: string; answer: (outcome: Kept) => void }[] = []
  return {
    held,
    waiting,
    keep: (value: string) =>
      new Promise<Kept>((resolve) => {
        waiting.push({
          value,
          answer: (outcome) => {
            if (outcome.kept) held.push(value)
            resolve(outcome)
          },
        })
      }),
    /** Ends the write that runs. */
    answer: async (outcome: Kept) => {
      waiting.shift()!.answer(outcome)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what is typed without a pause is on its way to the phone within a second', async () => {
  const phone = slowPhone()
  const keeper = draftKeeper(phone.keep, () => {})
  for (let letter = 1; letter <= 10; letter++) {
    keeper.change('x'.repeat(letter))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(phone.waiting.map(({ value }) => value)).toEqual(['xxxxxx'])
})

it('nothing is called saved before the phone has the latest that was typed', async () => {
  const phone = slowPhone()
  const said: string[] = []
  const keeper = draftKeeper(phone.keep, (state) => said.push(state))
  keeper.change('one')
  await vi.advanceTimersByTimeAsync(600)
  keeper.change('two')
  await phone.answer(kept)
  expect(said).not.toContain('saved')
  await vi.advanceTimersByTimeAsync(600)
  await phone.answer(kept)
  expect(said.at(-1)).toBe('saved')
  expect(phone.held).toEqual(['one', 'two'])
})

it('what could not be kept is said, and tried again at the next chance', async () => {
  const phone = slowPhone()
  const said: string[] = []
  const keeper = draftKeeper(phone.keep, (state) => said.push(state))
  keeper.change('one')
  const first = keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(notKept('full'))
  expect(await first).toEqual(notKept('full'))
  expect(said.at(-1)).toBe('full')
  const second = keeper.flush()
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(kept)
  expect(await second).toEqual(kept)
  expect(phone.held).toEqual(['one'])
})

it('settling keeps the latest that was typed, and after it nothing more is written', async () => {
  const phone = slowPhone()
  const keeper = draftKeeper(phone.keep, () => {})
  keeper.change('one')
  await vi.advanceTimersByTimeAsync(600)
  keeper.change('two')
  let settled = false
  const settling = keeper.settle().then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(kept)
  expect(settled).toBe(false)
  await phone.answer(kept)
  await settling
  await vi.advanceTimersByTimeAsync(5_000)
  expect(phone.waiting).toEqual([])
  expect(phone.held).toEqual(['one', 'two'])
})

it('settling forgets what could not be kept', async () => {
  const phone = slowPhone()
  const keeper = draftKeeper(phone.keep, () => {})
  keeper.change('one')
  const settling = keeper.settle()
  await vi.advanceTimersByTimeAsync(0)
  await phone.answer(notKept('full'))
  await settling
  await vi.advanceTimersByTimeAsync(5_000)
  expect(phone.waiting).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { i18n } from '@lingui/core'
import { noteTaking, takingsDone } from '#src/features/attachments/running-takings.ts'
import { notTaking, takingInto } from '#src/features/attachments/use-taking.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const pdf = new Blob(['%PDF-1.7 %%EOF'])
const program = new Blob(['MZ\u0090'])

/** Returns a slot of a draft, whose files are saved only once `finish` says how that ended. */
function slotOf(draft: string, slot: string = crypto.randomUUID()) {
  const { promise: saved, resolve: finish } = Promise.withResolvers<string | undefined>()
  const options = {
    types: ['application/pdf'],
    cover: false,
    save: () => saved,
    onBegin: (taking: Promise<string | undefined>) => noteTaking(draft, slot, taking),
  }
  return { ...takingInto(options, notTaking, () => undefined), finish }
}

/** Returns the waiting for a draft's files, and whether it is over. */
function waitingFor(draft: string) {
  const waiting = { isOver: false, done: takingsDone(draft) }
  void waiting.done.then(() => (waiting.isOver = true))
  return waiting
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

it('sending a draft waits until a photo that is still being made small is saved', async () => {
  const slot = slotOf('draft')
  void slot.take(pdf)
  const waiting = waitingFor('draft')
  await pause()
  expect(waiting.isOver).toBe(false)
  slot.finish(undefined)
  expect(await waiting.done).toBeUndefined()
})

it('sending a draft waits for the rest of the chosen photos, and for one that is chosen meanwhile', async () => {
  const [first, second, later] = [slotOf('draft'), slotOf('draft'), slotOf('draft')]
  const queue = async () => (await first.take(pdf)) ?? (await second.take(pdf))
  noteTaking('draft', 'photo', queue())
  const waiting = waitingFor('draft')
  first.finish(undefined)
  await pause()
  expect(waiting.isOver).toBe(false)
  void later.take(pdf)
  second.finish(undefined)
  await pause()
  expect(waiting.isOver).toBe(false)
  later.finish(undefined)
  expect(await waiting.done).toBeUndefined()
})

it('sending a draft says which photo failed meanwhile, and why; a second attempt does not wait for it', async () => {
  const slot = slotOf('draft', 'photo-2')
  void slot.take(pdf)
  const waiting = waitingFor('draft')
  slot.finish('This phone has no room left.')
  expect(await waiting.done).toEqual({ slot: 'photo-2', why: 'This phone has no room left.' })
  void slotOf('draft', 'photo-1').take(program)
  const why = expect.stringContaining('This file cannot be added here.') as string
  expect(await takingsDone('draft')).toEqual({ slot: 'photo-1', why })
  expect(await takingsDone('draft')).toBeUndefined()
})

it('nobody waits for the photos of another draft, or without a draft', async () => {
  const slot = slotOf('another draft')
  void slot.take(pdf)
  expect(await takingsDone('draft')).toBeUndefined()
  expect(await takingsDone(undefined)).toBeUndefined()
  slot.finish(undefined)
})

it.each([
  ['src/features/apply/internal/use-submission.ts', /await takingsDone\([^]*hasLeft\(\)[^]*\.settle\(\)/],
  ['src/features/support/internal/write-line.tsx', /await files\.ready\(\)[^]*\.settle\(\)/],
  ['src/features/desk/internal/answer-form.tsx', /await files\.ready\(\)[^]*\.settle\(\)/],
])('%s waits for the photos before it stops saving the draft', async (file, order) => {
  const text = await readFile(file, 'utf8')
  expect(text).toMatch(order)
})

import { expect, it } from 'vitest'
import { fieldWork } from '#src/screens/fields/field-work.ts'

it('a submission waits for all work of its fields, and learns which of it failed', async () => {
  const work = fieldWork<string>()
  expect(work.isRunning()).toBe(false)
  const [photo, second] = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<undefined>()]
  work.add(photo.promise)
  work.add(second.promise)
  let found: string | undefined = 'not yet'
  const waiting = work.done().then((fault) => (found = fault))

  photo.resolve('This file is damaged.')
  await photo.promise
  await Promise.resolve()
  expect(found).toBe('not yet')
  second.resolve(undefined)
  await waiting
  expect(found).toBe('This file is damaged.')

  // What has ended stops no later submission.
  expect(work.isRunning()).toBe(false)
  expect(await work.done()).toBeUndefined()
})

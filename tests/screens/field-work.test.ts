import { expect, it } from 'vitest'
import { runningWork } from '#src/screens/fields/field-work.ts'

it('a submission waits for all work of its fields, and learns which of it failed', async () => {
  const work = runningWork<string>()
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

it('a submission waits also for work that began meanwhile', async () => {
  const work = runningWork<string>()
  const [photo, later] = [Promise.withResolvers<undefined>(), Promise.withResolvers<string>()]
  work.add(photo.promise)
  const waiting = work.done()
  work.add(later.promise)
  photo.resolve(undefined)
  later.resolve('This file is damaged.')
  expect(await waiting).toBe('This file is damaged.')
})

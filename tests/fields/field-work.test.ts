import { expect, it } from 'vitest'
import { runningWork } from '#src/platform/fields/field-work.ts'

it('a submission waits for all work of its fields, and learns which of it failed', async () => {
  const work = runningWork<string>()
  expect(work.isSettled()).toBe(true)
  const [photo, second] = [Promise.withResolvers<string | undefined>(), Promise.withResolvers<undefined>()]
  work.add(photo.promise, 'photo')
  work.add(second.promise, 'second')
  let found: string | undefined = 'not yet'
  const waiting = work.done().then((fault) => (found = fault))

  photo.resolve('This file is damaged.')
  await photo.promise
  await Promise.resolve()
  expect(found).toBe('not yet')
  second.resolve(undefined)
  await waiting
  expect(found).toBe('This file is damaged.')

  // What a submission has reported stops no later one.
  expect(work.isSettled()).toBe(true)
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

it('a photo that failed just before the submission still stops it, once', async () => {
  const work = runningWork<string>()
  const photo = Promise.resolve('This file is damaged.')
  work.add(photo, 'photo')
  await work.done()
  expect(work.isSettled()).toBe(true)

  work.add(photo, 'photo')
  await new Promise((ended) => setTimeout(ended))
  expect(work.isSettled()).toBe(false)
  expect(await work.done()).toBe('This file is damaged.')
  expect(await work.done()).toBeUndefined()
})

it('another photo in the same place makes good the one that failed; in another place it does not', async () => {
  const work = runningWork<string>()
  work.add(Promise.resolve('This file is damaged.'), 'front')
  await new Promise((ended) => setTimeout(ended))
  work.add(Promise.resolve(undefined), 'back')
  expect(await work.done()).toBe('This file is damaged.')

  work.add(Promise.resolve('This file is damaged.'), 'front')
  await new Promise((ended) => setTimeout(ended))
  work.add(Promise.resolve(undefined), 'front')
  expect(await work.done()).toBeUndefined()
})

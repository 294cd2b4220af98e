import { expect, it } from 'vitest'
import { throwLater } from '#src/base/throw-later.ts'

it('an error that a promise would swallow is thrown where nobody handles it', async () => {
  const waiting: (() => void)[] = []
  await Promise.reject(new Error('no room')).catch((error: unknown) =>
    throwLater(error, (work) => waiting.push(work)),
  )
  expect(waiting).toHaveLength(1)
  expect(waiting[0]).toThrow('no room')
})

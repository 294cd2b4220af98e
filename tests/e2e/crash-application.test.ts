import { expect, test } from 'vitest'
import { Application } from '#e2e/crash/application.ts'

/** An application whose person has typed a name, processed at once; the phone has no draft of it. */
function typed(): { application: Application; at: number } {
  const application = new Application('Balwinder')
  const applied = application.change({ answers: { applicantName: 'Balwinder' } })
  applied()
  return { application, at: performance.now() }
}

/** Times of some writes by the phone, each some milliseconds after the last one. */
const writesAfter = (at: number, count: number, each: number) =>
  Array.from({ length: count }, (_, place) => at + (place + 1) * each)

test.each([
  ['nine writes of an idle machine', 9, 100],
  ['nine writes of one that stalls', 9, 400],
  ['no write at all', 0, 100],
])('typing may be lost with %s after it', (_, count, each) => {
  const { application, at } = typed()
  expect(application.recover(undefined, [], writesAfter(at, count, each)).losses).toEqual([])
})

test('typing with ten writes of the phone after it must be there', () => {
  const { application, at } = typed()
  const { losses } = application.recover(undefined, [], writesAfter(at, 10, 110))
  expect(losses).toEqual([expect.stringMatching(/^typed 1\d{3} ms and 10 writes before, and gone$/)])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asResponse, fetchWhole, withRetries } from '#src/base/patient-fetch.ts'

const patience = { head: 10_000, idle: 4_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An answer whose pieces come as many milliseconds apart as is said; the last of all may never come. */
function inPieces(pauses: readonly number[], ends = true): Response {
  return new Response(
    new ReadableStream({
      start: async (body) => {
        for (const pause of pauses) {
          await new Promise((resolve) => setTimeout(resolve, pause))
          body.enqueue(new TextEncoder().encode('x'))
        }
        if (ends) body.close()
      },
    }),
  )
}

const outcome = async (answer: ReturnType<typeof fetchWhole>) =>
  answer.then(
    ({ body }) => body.size,
    () => 'given up',
  )

test.each<[string, readonly number[], boolean, number, number | string]>([
  ['comes at once', [0], true, 0, 1],
  ['goes on coming slowly, for as long as it takes', [3_000, 3_900, 3_900, 3_900, 3_900], true, 20_000, 5],
  ['stops half way', [0, 0], false, 4_100, 'given up'],
  ['has a piece that comes too late', [0, 4_100], true, 4_200, 'given up'],
])('an answer that %s', async (_, pauses, ends, after, result) => {
  const answer = outcome(fetchWhole(async () => inPieces(pauses, ends), patience))
  await vi.advanceTimersByTimeAsync(after)
  expect(await answer).toBe(result)
})

test('a request without an answer ends after its timeout, even if a caller ignores the abort', async () => {
  let ended = false
  const silent = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener('abort', () => (ended = true)))
  const answer = outcome(fetchWhole(silent, patience))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([ended, await answer]).toEqual([true, 'given up'])
})

test('a failed attempt is repeated up to the given number', async () => {
  for (const [failures, times, result] of [
    [0, 1, 'done'],
    [2, 3, 'done'],
    [3, 3, 'failed'],
  ] as const) {
    let count = 0
    const attempt = async () => {
      if (count++ < failures) throw new Error('lost')
      return 'done'
    }
    expect(await withRetries(attempt, times).catch(() => 'failed')).toBe(result)
    expect(count).toBe(Math.min(failures + 1, times))
  }
})

test('a response that was read is the same response, without its compression headers', async () => {
  const packed = new Response('<p>', {
    status: 404,
    headers: { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': '7', etag: '"1"' },
  })
  const again = asResponse(await fetchWhole(async () => packed, patience))
  expect([again.status, await again.text(), Object.fromEntries(again.headers)]).toEqual([
    404,
    '<p>',
    { 'content-type': 'text/html', etag: '"1"' },
  ])
  for (const status of [204, 304]) {
    const empty = await fetchWhole(async () => new Response(null, { status }), patience)
    expect(asResponse(empty).status).toBe(status)
  }
})

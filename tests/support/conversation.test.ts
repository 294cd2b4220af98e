import { beforeEach, expect, it, vi } from 'vitest'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { everythingStored, freshPhone } from '../outbox-device/test-phone.ts'

const { watchThread, writeToSupport } = await import('#src/features/support/internal/conversation.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')

let centre: CentreByFetch
beforeEach(async () => {
  centre = await freshPhone()
})

/** Returns the thread's content. */
async function thread() {
  const seen: Parameters<Parameters<ReturnType<typeof watchThread>['subscribe']>[0]['next']>[0][] = []
  const failed: unknown[] = []
  const watching = watchThread().subscribe({ next: (m) => seen.push(m), error: (e) => failed.push(e) })
  return {
    seen,
    comesTo: (expected: unknown) =>
      vi.waitFor(() => {
        expect(failed).toEqual([])
        expect(seen.at(-1)).toMatchObject(expected as object)
      }),
    stop: () => watching.unsubscribe(),
  }
}

it('a message is in the thread once it is on the disk, offline too', async () => {
  centre.online = false
  const now = await thread()
  await now.comesTo([])
  expect((await writeToSupport('  When do you open?\n', 'device')).outcome).toEqual({ saved: true })
  await now.comesTo([{ from: 'person', text: 'When do you open?', status: { state: 'saved' } }])
  now.stop()
  expect(await everythingStored()).not.toContain('When do you open?')
})

it('after a reload the thread is there, in the order of writing', async () => {
  centre.online = false
  for (const text of ['First', 'Second', 'Third']) await writeToSupport(text, 'device')
  const later = await thread()
  await later.comesTo([{ text: 'First' }, { text: 'Second' }, { text: 'Third' }])
  later.stop()
})

it('a message is sent only after earlier ones', async () => {
  const [first, second] = [await writeToSupport('First', 'device'), await writeToSupport('Second', 'device')]
  centre.refusals.set(first.id, { status: 503, code: 'busy', message: 'Later' })
  await sendNow()
  expect([...centre.rows.keys()]).toEqual([])
  centre.refusals.clear()
  await sendNow()
  expect([...centre.rows.keys()]).toEqual([first.id, second.id])
})

it('a received message says so', async () => {
  const now = await thread()
  await writeToSupport('When do you open?', 'device')
  await sendNow()
  await now.comesTo([{ status: { state: 'received', at: '2026-11-21T06:00:00.000Z' } }])
  now.stop()
})

import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import type { LatestEntries } from '#src/core/outbox/outbox.ts'

it('a list of drafts hears of a draft that is kept and dropped after it was opened', async () => {
  const { keepDraft, dropDraft, watchDrafts } = await import('#src/core/drafts/drafts.ts')
  const seen: string[][] = []
  const watching = watchDrafts().subscribe({
    next: (lines) => void seen.push(lines.map(({ name }) => name ?? '')),
    error: () => undefined,
  })
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
  await keepDraft({ id: 'one', form: 'soil-test', version: 1, name: 'Gurpreet', answers: {} }, 'device')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['Gurpreet']))
  await dropDraft('one')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
  watching.unsubscribe()
})

it('of a long list only the latest of each state are read, and more when they are asked for', async () => {
  const { keyOf } = await import('#src/core/keys/keys.ts')
  const { watchLatest } = await import('#src/core/outbox/outbox.ts')
  const { sealContent } = await import('#src/core/outbox/sealed-content.ts')
  const { outbox } = await import('#src/device/outbox-database.ts')
  const sealed = await sealContent((await keyOf('device'))!, { content: '{"subject":"general"}' })
  const rows = Array.from({ length: 90 }, (_, at) => ({
    id: `entry-${String(at).padStart(2, '0')}`,
    lane: `entry-${at}`,
    owner: 'device',
    kind: 'soil-test',
    hash: '',
    sealed,
    state: at % 2 ? 'waiting' : 'received',
    createdAt: at,
    attempts: 0,
    nextAttemptAt: 0,
  }))
  await outbox.entries.bulkPut(rows)
  const seen: LatestEntries[] = []
  const watching = watchLatest().subscribe({ next: (list) => void seen.push(list), error: () => undefined })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  expect(seen[0]!.lines.map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 16 }, (_, at) => 89 - at),
  )
  expect(seen[0]!.lines.every(({ subject }) => subject === 'general')).toBe(true)
  expect(seen[0]!.left).toEqual({ waiting: 37, returned: 0, received: 37 })

  seen[0]!.showMore('waiting')
  await vi.waitFor(() => expect(seen.at(-1)!.left).toEqual({ waiting: 17, returned: 0, received: 37 }))
  expect(seen.at(-1)!.lines.filter(({ state }) => state === 'waiting')).toHaveLength(28)
  watching.unsubscribe()
})

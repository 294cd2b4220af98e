import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'

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

it('of a long list the first rows are told with their subjects, and the others soon after', async () => {
  const { keyOf } = await import('#src/core/keys/keys.ts')
  const { watchEntries } = await import('#src/core/outbox/outbox.ts')
  const { sealContent } = await import('#src/core/outbox/sealed-content.ts')
  const { outbox } = await import('#src/device/outbox-database.ts')
  const sealed = await sealContent((await keyOf('device'))!, { content: '{"subject":"general"}' })
  const rows = Array.from({ length: 90 }, (_, at) => ({
    id: `entry-${at}`,
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
  const seen: (string | undefined)[][] = []
  const watching = watchEntries().subscribe({
    next: (lines) => void seen.push(lines.map(({ subject }) => subject)),
    error: () => undefined,
  })
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(rows.map(() => 'general')))
  watching.unsubscribe()
  expect(seen[0]!.slice(0, 40)).toEqual(rows.slice(0, 40).map(() => 'general'))
  expect(seen[0]!.filter((subject) => subject === undefined)).toHaveLength(50)
})

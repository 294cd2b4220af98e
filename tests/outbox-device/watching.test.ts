import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import type { LatestEntries } from '#src/features/forms/submissions.ts'

it('a list of drafts shows drafts that are saved and deleted later', async () => {
  const { saveDraft, dropDraft, watchDrafts } = await import('#src/features/forms/drafts.ts')
  const seen: string[][] = []
  const watching = watchDrafts().subscribe({
    next: (lines) => void seen.push(lines.map(({ name }) => name ?? '')),
    error: () => undefined,
  })
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
  await saveDraft({ id: 'one', form: 'soil-test', version: 1, name: 'Gurpreet', answers: {} }, 'device')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['Gurpreet']))
  await dropDraft('one')
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([]))
  watching.unsubscribe()
})

it('of a long list only the latest of each state are read, and more on request', async () => {
  const { keyOf } = await import('#src/platform/session/keys.ts')
  const { watchLatest } = await import('#src/features/forms/submissions.ts')
  const { encryptContent } = await import('#src/platform/outbox/encrypted-content.ts')
  const { outbox } = await import('#src/platform/device/outbox-database.ts')
  const content = '{"subject":"general","answers":{"name":"Gurpreet"}}'
  const encrypted = await encryptContent((await keyOf('device'))!, { content })
  const rows = Array.from({ length: 90 }, (_, at) => ({
    id: `entry-${String(at).padStart(2, '0')}`,
    lane: `entry-${at}`,
    owner: 'device',
    kind: 'soil-test',
    hash: '',
    sealed: encrypted,
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
  const about = seen[0]!.lines.map(({ subject, name }) => `${subject} for ${name}`)
  expect(new Set(about)).toEqual(new Set(['general for Gurpreet']))
  expect(seen[0]!.left).toEqual({ waiting: 37, returned: 0, received: 37 })

  seen[0]!.showMore('waiting')
  await vi.waitFor(() => expect(seen.at(-1)!.left).toEqual({ waiting: 17, returned: 0, received: 37 }))
  expect(seen.at(-1)!.lines.filter(({ state }) => state === 'waiting')).toHaveLength(28)
  watching.unsubscribe()
})

it('lines of two requests of one kind name their persons, and nothing stored unencrypted does', async () => {
  const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
  const { outbox } = await import('#src/platform/device/outbox-database.ts')
  await outbox.entries.clear()
  const names = ['Harbans Kaur', 'Joginder Pal']
  for (const name of names)
    await submit({ form: 'soil-test', version: 1, answers: { name }, owner: 'device' })
  const seen: (string | undefined)[][] = []
  const watching = watchEntries().subscribe({
    next: (lines) => void seen.push(lines.map(({ name }) => name)),
    error: () => undefined,
  })
  await vi.waitFor(() => expect(seen.at(-1)?.toSorted()).toEqual(names))
  watching.unsubscribe()
  expect(JSON.stringify(await outbox.entries.toArray())).not.toMatch(/Kaur|Pal/)
})

it('forms for others are marked, and others are not', async () => {
  const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
  const { outbox } = await import('#src/platform/device/outbox-database.ts')
  await outbox.entries.clear()
  const result = (name: string) => ({ form: 'soil-test', version: 1, owner: 'device', answers: { name } })
  await submit({ ...result('Harbans Kaur'), filledBy: 'the-agent' })
  await submit(result('The agent'))
  const seen: (readonly (readonly [string | undefined, true | undefined])[])[] = []
  const watching = watchEntries().subscribe({
    next: (lines) => void seen.push(lines.map(({ name, forAnother }) => [name, forAnother] as const)),
    error: () => undefined,
  })
  await vi.waitFor(() => expect(seen.at(-1)).toHaveLength(2))
  expect(new Map(seen.at(-1))).toEqual(
    new Map([
      ['Harbans Kaur', true],
      ['The agent', undefined],
    ]),
  )
  watching.unsubscribe()
})

it('without the key, a list names nobody whom it named before', async () => {
  const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
  const { outbox } = await import('#src/platform/device/outbox-database.ts')
  await outbox.entries.clear()
  await submit({ form: 'soil-test', version: 1, answers: { name: 'Harbans Kaur' }, owner: 'device' })
  const seen: (string | undefined)[][] = []
  const watch = () =>
    watchEntries().subscribe({
      next: (lines) => void seen.push(lines.map(({ name }) => name)),
      error: () => undefined,
    })
  const before = watch()
  await vi.waitFor(() => expect(seen.at(-1)).toEqual(['Harbans Kaur']))
  before.unsubscribe()
  await outbox.keys.clear()
  const after = watch()
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([undefined]))
  after.unsubscribe()
})

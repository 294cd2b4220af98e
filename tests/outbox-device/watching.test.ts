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

import '../device/failing-storage.ts'
import { beforeEach, expect, it } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { waitForStock } = await import('#src/features/shop/internal/stock-waits.ts')
const { queueForAccount } = await import('#src/platform/outbox/queue-for-account.ts')

const wheat = { id: 'seeds-catalog/wheat', name: 'Wheat' } as Parameters<typeof waitForStock>[1]
const entries = () => outbox.entries.toArray()

beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
})

it('wishes to be told go out one at a time, and a second tap on one is the same wish', async () => {
  for (const product of [wheat, wheat, { ...wheat, id: 'seeds-catalog/rice' }])
    expect(await waitForStock(farmer, product)).toMatchObject({ saved: true })
  expect((await entries()).map(({ alone }) => alone)).toEqual([true, true])
})

it('what may be meant twice is stored twice', async () => {
  for (const id of ['a', 'b'])
    await queueForAccount(farmer, { id, kind: 'stock-sheet', lane: 'stock', content: {} })
  expect(await entries()).toHaveLength(2)
})

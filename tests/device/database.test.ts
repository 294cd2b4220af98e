import './failing-storage.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DeviceDatabase } from '#src/platform/device/database.ts'

afterEach(() => vi.restoreAllMocks())

describe('the phone’s database', () => {
  it('counts a write as done only once it is on the disk', async () => {
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const database = new DeviceDatabase('strict')
    await database.settings.put({ key: 'a', value: 1 })
    const writes = begun.mock.calls.filter(([, mode]) => mode === 'readwrite')
    expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }])
    database.close()
  })

  it('keeps its rows when the next page opens it', async () => {
    const before = new DeviceDatabase('kept')
    await before.settings.put({ key: 'a', value: { b: [1, null, 'ਬੀਜ'] } })
    before.close()
    const after = new DeviceDatabase('kept')
    expect(await after.settings.toArray()).toEqual([{ key: 'a', value: { b: [1, null, 'ਬੀਜ'] } }])
    after.close()
  })
})

import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { photoOf } from '#src/features/catalogue/internal/photos.ts'
import { device } from '#src/platform/device/database.ts'

beforeEach(() => device.photos.clear())

const photo = (word: string) => {
  const bytes = Buffer.from(word)
  return { base64: bytes.toString('base64'), hash: createHash('sha256').update(bytes).digest('hex') }
}

test('a photo loads from the centre once, and then from the phone', async () => {
  const { base64, hash } = photo('cauliflower')
  const requests: string[] = []
  const ask = async (wanted: string) => {
    requests.push(wanted)
    return base64
  }
  expect(await photoOf(hash, ask)).toBe(`data:image/jpeg;base64,${base64}`)
  expect(await photoOf(hash, ask)).toBe(`data:image/jpeg;base64,${base64}`)
  expect(requests).toEqual([hash])
})

test.each([
  ['is another one', photo('spinach').base64],
  ['is no base64', 'a portal!'],
  ['does not come', undefined],
])('a photo that %s is neither shown nor stored', async (_, answer) => {
  expect(await photoOf(photo('cauliflower').hash, async () => answer)).toBeUndefined()
  expect(await device.photos.count()).toBe(0)
})

test('a phone stores the latest photos up to the limit', async () => {
  await device.photos.bulkAdd(
    Array.from({ length: 310 }, (_, index) => ({ hash: `${index}`, picture: 'data:', at: index })),
  )
  const { base64, hash } = photo('cauliflower')
  await photoOf(hash, async () => base64)
  expect(await device.photos.count()).toBe(300)
  expect(await device.photos.get('10')).toBeUndefined()
  expect(await device.photos.get('11')).toBeDefined()
  expect(await device.photos.get(hash)).toBeDefined()
})

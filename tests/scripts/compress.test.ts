import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressed } from '#scripts/build/compress.ts'

const decompressed = promisify(brotliDecompress)

/** Text of so many bytes that nothing compresses to less than three quarters. */
function random(bytes: number): string {
  let text = ''
  for (let part = 0; text.length < bytes; part++)
    text += createHash('sha512').update(String(part)).digest('base64url')
  return text.slice(0, bytes)
}

// A window of n bits reaches back 2^n − 16 bytes.
it.each([0, 1, 1008, 1009, 65_519, 65_520, 65_521, 131_057, 4_194_289])(
  'a text of %i bytes comes back whole, and its beginning is not forgotten at its end',
  async (bytes) => {
    const half = random(bytes / 2)
    for (const quality of [9, 5]) {
      const small = await compressed(half + half, quality)
      expect((await decompressed(small)).toString()).toBe(half + half)
      expect(small.length).toBeLessThan(half.length * 0.8 + 30)
    }
  },
)

it('words of several bytes each are measured in bytes', async () => {
  const half = `${random(20_000)}ੴਸਤਿਨਾਮ${'ਕ'.repeat(5_000)}`
  expect((await compressed(half + half, 9)).length).toBeLessThan(20_000)
})

import { afterEach, expect, it, vi } from 'vitest'
import { newPinKeyFacts, pinKeyFrom } from '#src/platform/device/pin-key.ts'
import { decrypt, encrypt } from '#src/platform/device/encryption.ts'

afterEach(() => vi.restoreAllMocks())

const salt = new Uint8Array(16).fill(7)

it('the same PIN with the same salt gives the same key, any other PIN, salt or count another one', async () => {
  const facts = { salt, iterations: 10 }
  const encrypted = await encrypt(await pinKeyFrom('2580', facts), 'the key')
  expect(await decrypt(await pinKeyFrom('2580', facts), encrypted)).toBe('the key')
  const others = [
    pinKeyFrom('2581', facts),
    pinKeyFrom('2580', { ...facts, iterations: 11 }),
    pinKeyFrom('2580', { ...facts, salt: new Uint8Array(16) }),
  ]
  for (const key of await Promise.all(others)) await expect(decrypt(key, encrypted)).rejects.toThrow()
})

it('no script can read the key of a PIN', async () => {
  expect((await pinKeyFrom('2580', { salt, iterations: 1 })).extractable).toBe(false)
})

it.each([
  { phone: 'a quick phone, 50 ms for the sample', took: 50, iterations: 4_000_000 },
  { phone: 'a slow one, 500 ms', took: 500, iterations: 400_000 },
  { phone: 'one so slow that a second would be too few', took: 4_000, iterations: 300_000 },
  { phone: 'one whose clock stands still', took: 0, iterations: 20_000_000 },
])('$phone takes $iterations iterations, and its own salt', async ({ took, iterations }) => {
  const times = [0, took]
  vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 0)
  const facts = await newPinKeyFacts()
  expect(facts.iterations).toBe(iterations)
  expect(facts.salt).toHaveLength(16)
  expect(facts.salt.some((byte) => byte !== 0)).toBe(true)
})

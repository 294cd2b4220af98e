import { expect, it } from 'vitest'
import {
  keyFrom,
  newKey,
  decrypt,
  decryptBytes,
  encrypt,
  encryptBytes,
} from '#src/platform/device/encryption.ts'

const words = 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ, ਪਿੰਡ ਸਰਨਾ 🌾 \uFEFF'

it('encrypted text opens with the same key, in any script', async () => {
  const key = await newKey()
  expect(await decrypt(key, await encrypt(key, words))).toBe(words)
  const bytes = crypto.getRandomValues(new Uint8Array(1_500))
  expect(await decryptBytes(key, await encryptBytes(key, bytes))).toEqual(bytes)
})

it('the same text encrypted twice looks different', async () => {
  const key = await newKey()
  const [one, other] = await Promise.all([encrypt(key, words), encrypt(key, words)])
  expect(one.iv).not.toEqual(other.iv)
  expect(one.bytes).not.toEqual(other.bytes)
})

it('another key opens nothing, and one changed bit is detected', async () => {
  const key = await newKey()
  const encrypted = await encrypt(key, words)
  await expect(decrypt(await newKey(), encrypted)).rejects.toThrow()
  encrypted.bytes[3]! ^= 1
  await expect(decrypt(key, encrypted)).rejects.toThrow()
})

it('no script can read a key, neither one made here nor a received one', async () => {
  const base64 = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  for (const key of [await newKey(), await keyFrom(base64)]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  }
})

it('a received key is the same on every phone, and must be 32 bytes', async () => {
  const base64 = btoa('k'.repeat(32))
  expect(await decrypt(await keyFrom(base64), await encrypt(await keyFrom(base64), words))).toBe(words)
  await expect(keyFrom(btoa('short'))).rejects.toThrow('32 bytes')
  await expect(keyFrom('<html>')).rejects.toThrow()
})

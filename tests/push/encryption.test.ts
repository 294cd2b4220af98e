import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from '../../supabase/functions/_shared/push/base64url.ts'
import { encrypted, type Fresh } from '../../supabase/functions/_shared/push/encryption.ts'
import { newBrowser } from './push-service.ts'

/** RFC 8291, appendix A. */
const published = {
  words: 'When I grow up, I want to be a watermelon',
  ours: {
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  theirs: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

async function publishedKeys(): Promise<Fresh> {
  const { publicKey, privateKey: d } = published.ours
  const raw = fromBase64url(publicKey)
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const [x, y] = [toBase64url(raw.slice(1, 33)), toBase64url(raw.slice(33))]
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d }
  const keys = {
    publicKey: await crypto.subtle.importKey('raw', raw, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwk, curve, false, ['deriveBits']),
  }
  return { keys, salt: fromBase64url(published.salt) }
}

test('the published text becomes the published bytes', async () => {
  const body = await encrypted(published.words, published.theirs, await publishedKeys())
  expect(toBase64url(body)).toBe(published.body)
})

test('the published bytes are opened by the published key of the browser', () => {
  const browser = newBrowser(published.theirs)
  expect(browser.p256dh).toBe(published.theirs.p256dh)
  expect(browser.open(Buffer.from(published.body, 'base64url'))).toBe(published.words)
})

test.each(['', '{"kind":"request","language":"pa"}', 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ '.repeat(100)])(
  'a browser decrypts its message: %#',
  async (words) => {
    const browser = newBrowser()
    expect(browser.open(Buffer.from(await encrypted(words, browser)))).toBe(words)
  },
)

test('two messages differ, and another browser opens neither', async () => {
  const browser = newBrowser()
  const [one, two] = [await encrypted('x', browser), await encrypted('x', browser)]
  expect(toBase64url(one)).not.toBe(toBase64url(two))
  expect(() => newBrowser().open(Buffer.from(one))).toThrow()
})

test.each([
  ['not on the curve', `BB${'A'.repeat(85)}`],
  ['too short', 'BAAA'],
  ['no base64', '\u0000'.repeat(87)],
])('an invalid key is refused: %s', async (_what, p256dh) => {
  await expect(encrypted('x', { p256dh, auth: published.theirs.auth })).rejects.toThrow()
})

import { jwtVerify } from 'jose'
import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { authorization, newKeys } from '../../supabase/functions/_shared/push/vapid.ts'

const subject = 'mailto:centre@example.org'
const now = Date.UTC(2026, 10, 21)

test('the token is signed by the key of the subscription, for this push service and half a day', async () => {
  const keys = await newKeys()
  const value = await authorization('https://fcm.googleapis.com/fcm/send/abc', { ...keys, subject }, now)
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(value) ?? []
  expect(key).toBe(keys.publicKey)
  const raw = Buffer.from(key, 'base64url')
  const [x, y] = [raw.subarray(1, 33).toString('base64url'), raw.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, { currentDate: new Date(now) })
  expect(protectedHeader).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(payload).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: now / 1000 + 12 * 60 * 60,
    sub: subject,
  })
})

test('every key pair is different, 65 and 32 bytes long', async () => {
  const [one, two] = [await newKeys(), await newKeys()]
  expect(one.publicKey).not.toBe(two.publicKey)
  expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(one.privateKey, 'base64url')).toHaveLength(32)
})

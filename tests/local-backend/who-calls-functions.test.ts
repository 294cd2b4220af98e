import { readConfig } from '#local/config.ts'
import { localTokens } from '#local/tokens.ts'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkout, openTill, type Till } from '../orders/open-till.ts'

/* `verify_jwt = false` everywhere (supabase/config.toml says why), so each function checks its callers itself. A
   function that is not listed here fails. */

const byPerson = {
  'create-payment': checkout(),
  'email-receipt': { orderId: crypto.randomUUID() },
  'delete-account': { sure: true },
  'complete-request': { id: crypto.randomUUID() },
}
const bySecretKey = ['send-pushes', 'send-reminders', 'return-money']
const bySignature = ['payment-webhook']
const open = { health: 'GET', 'push-key': 'POST' }

let till: Till
beforeAll(async () => void (till = await openTill()), 60_000)
afterAll(async () => till.close())

const call = (name: string, headers: Record<string, string>, body: object = {}, method = 'POST') =>
  fetch(`${till.site}/functions/v1/${name}`, {
    method,
    headers,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  })

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = { role: 'service_role', sub: crypto.randomUUID() }

/** Returns unauthenticated callers: without a token, with a key as a token, and with unsigned or foreign tokens. */
async function strangers(): Promise<Record<string, string>[]> {
  const foreign = localTokens('the secret of another project, long enough to sign with')
  const signedElsewhere = await foreign.sign(claims, 900)
  const tokens = [
    till.backend.publishableKey,
    `${part({ alg: 'none' })}.${part({ ...claims, exp: 9_999_999_999 })}.`,
    signedElsewhere,
    'a.b.c',
    '',
  ]
  const apikey = till.backend.publishableKey
  return [
    {},
    { apikey },
    { apikey: 'sb_secret_guessed' },
    ...tokens.map((token) => ({ apikey, authorization: `Bearer ${token}` })),
  ]
}

test('every function is listed here, and the gateway checks none of them', async () => {
  const folders = (await readdir('supabase/functions')).filter((name) => name !== '_shared')
  expect(folders.toSorted()).toEqual(
    [...Object.keys(byPerson), ...bySecretKey, ...bySignature, ...Object.keys(open)].toSorted(),
  )
  const { verifyJwt } = await readConfig('supabase')
  expect(folders.filter(verifyJwt)).toEqual([])
})

test.each(Object.entries(byPerson))('%s refuses strangers', async (name, body) => {
  for (const headers of await strangers()) {
    expect([headers, (await call(name, headers, body)).status]).toEqual([headers, 401])
  }
})

test.each(Object.entries(byPerson))('%s accepts a person with their token', async (name, body) => {
  const person = await till.signedIn('farmer')
  const { data } = await person.auth.getSession()
  const headers = {
    apikey: till.backend.publishableKey,
    authorization: `Bearer ${data.session!.access_token}`,
  }
  // Accepted and answered, or refused for its content; delete-account is not completed.
  const requests = name === 'delete-account' ? { sure: false } : body
  expect((await call(name, headers, requests)).status).not.toBe(401)
})

describe.each(bySecretKey)('%s', (name) => {
  test('refuses strangers and people', async () => {
    const person = await till.signedIn('admin')
    const { data } = await person.auth.getSession()
    const signedIn = {
      apikey: till.backend.publishableKey,
      authorization: `Bearer ${data.session!.access_token}`,
    }
    for (const headers of [...(await strangers()), signedIn]) {
      expect([headers, (await call(name, headers)).status]).toEqual([headers, 401])
    }
  })

  test('accepts the secret key, as a key and as a token', async () => {
    const key = till.backend.asServiceKey
    for (const headers of [{ apikey: key }, { authorization: `Bearer ${key}` }]) {
      expect((await call(name, headers as Record<string, string>)).status).toBe(200)
    }
  })
})

test.each(bySignature)('%s accepts no message that its provider did not sign', async (name) => {
  for (const headers of await strangers()) expect((await call(name, headers)).status).toBe(401)
})

test.each(Object.entries(open))('%s accepts anybody', async (name, method) => {
  expect((await call(name, {}, {}, method)).status).toBe(200)
})

import { createHmac } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { answerTheNetwork, resetNetwork, network, settings } from './deno-settings.ts'

const { cash } = await import('../../supabase/functions/_shared/cash-provider.ts')
const { rawBody } = await import('../../supabase/functions/_shared/payment-provider.ts')
const { callApi, CredentialsRefused, fieldsOf, momentOf, pageOfApp, readMessage, textOf } =
  await import('../../supabase/functions/_shared/provider-call.ts')
const { paymentEvent } = await import('../../supabase/functions/_shared/provider-events.ts')
const { sandbox } = await import('../../supabase/functions/_shared/sandbox-provider.ts')
const { askProvider } = await import('../../supabase/functions/return-money/ask-provider.ts')
const { isSigned, signatureOf } = await import('../../supabase/functions/_shared/signature.ts')

beforeEach(() => {
  resetNetwork()
  answerTheNetwork()
})
const post = (body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  new Request('https://khet.example/', { method: 'POST', body, headers })
const bytes = (text: string) => new TextEncoder().encode(text)

test('an object has fields, and nothing else has', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 })
  for (const value of [null, undefined, 'text', 7, ['a']]) expect(fieldsOf(value)).toEqual({})
})

test('a text has from 1 to 2,000 letters', () => {
  for (const text of ['a', 'x'.repeat(2_000)]) expect(textOf(text)).toBe(text)
  for (const value of ['', 'x'.repeat(2_001), 7, null, undefined]) expect(textOf(value)).toBeNull()
})

test('a moment is a number of seconds after 1970, and not of milliseconds', () => {
  expect(momentOf(1)).toBe('1970-01-01T00:00:01.000Z')
  expect(momentOf(99_999_999_999)).toBe('5138-11-16T09:46:39.000Z')
  for (const value of [0, -1, 1e11, '1', undefined]) expect(momentOf(value)).toBeNull()
})

test('a page of the app has its language, English none, and is the backend’s own without a setting', () => {
  expect(pageOfApp('en', '/a')).toBe('/a')
  settings['SUPABASE_URL'] = 'http://127.0.0.1:4173'
  expect(pageOfApp('pa', '/a')).toBe('http://127.0.0.1:4173/pa/a')
  settings['KHET_SITE_URL'] = 'https://khet.example/'
  expect(pageOfApp('en', '/a')).toBe('https://khet.example/a')
  settings['KHET_SITE_URL'] = 'https://khet.example/x/y'
  expect(pageOfApp('hi', '/a')).toBe('https://khet.example/x/y/hi/a')
})

test('a refusal is a result; an overload and wrong credentials are none', async () => {
  for (const status of [200, 201, 400, 402, 404, 409, 422]) {
    network.answers.push(Response.json({ a: 1 }, { status }))
    expect(await callApi('https://api.example/', { method: 'GET' })).toEqual({ status, body: { a: 1 } })
  }
  for (const status of [401, 403, 429, 500, 503]) {
    network.answers.push(Response.json({ a: 1 }, { status }))
    const called = callApi('https://api.example/', {})
    await expect(called).rejects.toThrow(`answered ${status}`)
    expect(await called.catch((cause) => cause instanceof CredentialsRefused)).toBe(status < 429)
  }
})

test('a page, a list, a text and null are no answer, and silence is none', async () => {
  for (const body of [null, ['a'], 'text', 7]) {
    network.answers.push(Response.json(body))
    await expect(callApi('https://api.example/', {})).rejects.toThrow('answered no object')
  }
  network.answers.push(new Response('<html>Sign in</html>'))
  await expect(callApi('https://api.example/', {})).rejects.toThrow(SyntaxError)
  await expect(callApi('https://api.example/', {})).rejects.toThrow('fetch failed')
  expect(network.inits[0]).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) })
})

test('a message is a JSON object in UTF-8', () => {
  expect(readMessage(bytes('{"a":"ਕ"}'))).toEqual({ a: 'ਕ' })
  for (const text of ['', 'null', '[]', '"a"', '7', '{']) expect(readMessage(bytes(text))).toBeUndefined()
  expect(readMessage(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]))).toBeUndefined()
})

test('a message has at most 64 KiB', async () => {
  expect((await rawBody(post('x'.repeat(65_536))))?.byteLength).toBe(65_536)
  expect(await rawBody(post('x'.repeat(65_537)))).toBeUndefined()
})

const payment = {
  kind: 'paid',
  id: 'a',
  ref: 'b',
  amount: 1,
  currency: 'inr',
  at: 1,
  chargeRef: 'c',
} as const

test('a payment has names of at most 200 letters, a whole amount and a currency', () => {
  const long = 'x'.repeat(200)
  expect(paymentEvent({ ...payment, id: long, ref: long })).toEqual({
    kind: 'paid',
    id: long,
    ref: long,
    amountPaise: 1,
    currency: 'INR',
    at: '1970-01-01T00:00:01.000Z',
    chargeRef: 'c',
  })
  const longer = `${long}x`
  const broken = [
    { id: longer },
    { id: '' },
    { ref: longer },
    { ref: 7 },
    { amount: 1.5 },
    { amount: '1' },
    { currency: '' },
    { currency: undefined },
  ]
  for (const change of broken)
    expect(paymentEvent({ ...payment, ...change }), JSON.stringify(change)).toBe('malformed')
})

test('a signature is the HMAC of the body, in 64 letters of hex and nothing else', async () => {
  for (const body of ['', 'a', 'ਕ', 'some longer body', '{"a":1}']) {
    const expected = createHmac('sha256', 'secret').update(body).digest('hex')
    expect(await signatureOf('secret', body)).toBe(expected)
    expect(await isSigned('secret', bytes(body), expected)).toBe(true)
    for (const other of [
      expected.toUpperCase(),
      `0${expected}`,
      `${expected}0`,
      `${expected}\n`,
      '',
      'f'.repeat(64),
    ])
      expect(await isSigned('secret', bytes(body), other)).toBe(false)
    expect(await isSigned('other', bytes(body), expected)).toBe(false)
  }
})

test('cash is paid on the page of its order, and given back by hand', async () => {
  const order = { id: 'a&b', reference: 'r', total_paise: 1, currency: 'INR', language: 'en', attempt: 'a-0' }
  expect(cash.name).toBe('cash')
  expect(await cash.createLink(order)).toEqual({ ref: 'cash_a&b', url: '/order?id=a%26b' })
  expect(await cash.verify(post('{}'))).toBe('forged')
  await expect(cash.refund({} as never)).rejects.toThrow('by hand')
})

const due = {
  id: 'r',
  key: 'r-2',
  provider: 'gone',
  ref: 'link',
  charge_ref: null,
  refund_ref: null,
  earlier_refs: ['first'],
  tries: 0,
  amount_paise: 1,
  currency: 'INR',
}

test('a refund whose provider’s settings are gone fails after six tries, unless the provider has it in hand', async () => {
  expect(await askProvider({ ...due, tries: 5 }, undefined)).toBeUndefined()
  expect(await askProvider({ ...due, tries: 6 }, undefined)).toEqual({ ref: null, outcome: 'failed' })
  expect(await askProvider({ ...due, tries: 600, refund_ref: 'second' }, undefined)).toBeUndefined()
})

test('so does one whose provider refuses the keys; any other silence is asked again for ever', async () => {
  const failing = (cause: Error) => ({ ...cash, refund: () => Promise.reject(cause) })
  const refusing = failing(new CredentialsRefused('answered 401'))
  expect(await askProvider({ ...due, tries: 5 }, refusing)).toBeUndefined()
  expect(await askProvider({ ...due, tries: 6 }, refusing)).toEqual({ ref: null, outcome: 'failed' })
  expect(await askProvider({ ...due, tries: 600, refund_ref: 'second' }, refusing)).toBeUndefined()
  const silent = failing(new Error('answered 503'))
  await expect(askProvider({ ...due, tries: 600 }, silent)).rejects.toThrow('answered 503')
})

test('a provider that refuses a second try and names the first has refused the second', async () => {
  const naming = (ref: string | null) => ({
    ...cash,
    refund: async () => ({ ref, outcome: 'failed' }) as const,
  })
  expect(await askProvider(due, naming('first'))).toEqual({ ref: null, outcome: 'failed' })
  for (const ref of ['second', null])
    expect(await askProvider(due, naming(ref))).toEqual({ ref, outcome: 'failed' })
})

const asSandbox = () =>
  Object.assign(settings, { KHET_SANDBOX_SECRET: 'own', SUPABASE_URL: 'http://127.0.0.1:1' })

test('the sandbox is there only with its secret and its address', async () => {
  for (const name of ['KHET_SANDBOX_SECRET', 'SUPABASE_URL']) {
    asSandbox()
    delete settings[name]
    expect(sandbox()).toBeUndefined()
  }
  asSandbox()
  const { ref, url } = await sandbox()!.createLink({ language: 'pa' } as never)
  expect(ref).toMatch(/^sandbox_[0-9a-f]{32}$/)
  expect(url).toBe(`http://127.0.0.1:1/local/pay/${ref}?lang=pa`)
  expect(await sandbox()!.refund({ id: 'r' } as never)).toEqual({
    ref: 'sandbox_refund_r',
    outcome: 'returned',
  })
  expect(sandbox()!.name).toBe('sandbox')
})

test('the sandbox’s messages are signed, of four kinds, and their time is a time', async () => {
  asSandbox()
  const message = { id: 'a', ref: 'b', amount_paise: 1, currency: 'INR', at: '2026-11-26T08:00:00Z' }
  const heard = async (more: object, secret = 'own') => {
    const body = JSON.stringify({ ...message, ...more })
    return sandbox()!.verify(post(body, { 'x-khet-signature': await signatureOf(secret, body) }))
  }
  for (const kind of ['paid', 'failed', 'cancelled', 'expired'])
    expect(await heard({ kind })).toEqual({
      kind,
      id: 'a',
      ref: 'b',
      amountPaise: 1,
      currency: 'INR',
      at: message.at,
      chargeRef: null,
    })
  expect(await heard({ kind: 'paid', at: undefined })).toMatchObject({ at: null })
  for (const more of [
    { kind: 'late' },
    {},
    { kind: 'paid', at: 'soon' },
    { kind: 'paid', at: 7 },
    { kind: 'paid', id: '' },
  ])
    expect(await heard(more)).toBe('malformed')
  expect(await heard({ kind: 'paid' }, 'guessed')).toBe('forged')
  expect(await sandbox()!.verify(post('{}'))).toBe('forged')
  const long = 'x'.repeat(65_537)
  const signature = await signatureOf('own', long)
  expect(await sandbox()!.verify(post(long, { 'x-khet-signature': signature }))).toBe('malformed')
})

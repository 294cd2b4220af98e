import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInWithPassword } from '#src/platform/backend/auth.ts'
import { sendSignInCodes } from '#src/platform/backend/codes.ts'
import { postProven, proveBy, type Proof } from '#src/platform/backend/captcha-proof.ts'
import { renewSession } from '#src/platform/backend/session.ts'
import type { LocalBackend } from '#local/backend.ts'
import { captchaSources } from '#scripts/build/captcha-sources.ts'
import { pageHeaders } from '#scripts/build/headers.ts'
import { codeTo, openTestBackend, siteUrl, testConfig } from '../local-backend/open-backend.ts'

/* A project that wants a proof that a person asks: the app's own calls, against the embedded backend that refuses without. */

let backend: LocalBackend
let requests = 0
let next: () => Promise<Proof>

beforeAll(async () => {
  backend = await openTestBackend({ 'config.toml': `${testConfig}\n[auth.captcha]\nenabled = true\n` })
  vi.stubGlobal('location', { origin: siteUrl })
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => backend.fetch(new Request(input, init)))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await backend.close()
})
beforeEach(() => {
  vi.stubEnv('VITE_CAPTCHA_PROVIDER', 'turnstile')
  vi.stubGlobal('navigator', { onLine: true })
  next = async () => ({ token: `stand-in-${++requests}` })
  proveBy(() => next())
})

const email = 'asha@example.org'
const phone = '+919876500001'

test('a sign-up, codes to both addresses and a password each carry their own token', async () => {
  const signedUp = await postProven('/auth/v1/signup', { email, password: 'password-1' })
  expect(signedUp.ok).toBe(true)
  expect(codeTo(backend, email)).toMatch(/^\d{6}$/)
  expect((await sendSignInCodes({ email, phone }, true)).sent).toEqual(['email', 'phone'])
  const wrong = await signInWithPassword({ email }, 'not the password')
  expect(wrong).toMatchObject({ refused: { code: 'invalid_credentials' } })
  expect(requests).toBeGreaterThanOrEqual(4)
})

test('without a token the project refuses, and its code reaches the person', async () => {
  next = async () => ({ token: 'of a program' })
  expect(await signInWithPassword({ email }, 'password-1')).toMatchObject({
    refused: { code: 'captcha_failed' },
  })
  const token = 'stand-in-once'
  next = async () => ({ token })
  expect((await sendSignInCodes({ email }, false)).sent).toEqual(['email'])
  expect((await sendSignInCodes({ email }, false)).refused).toMatchObject({ code: 'captcha_failed' })
})

describe('a check', () => {
  test.each(['captcha_unavailable', 'captcha_closed'] as const)(
    'that ends with %s sends nothing and says so',
    async (refused) => {
      next = async () => ({ refused })
      const sent = backend.inbox.messages(email).length
      expect(await signInWithPassword({ email }, 'password-1')).toMatchObject({ refused: { code: refused } })
      expect((await sendSignInCodes({ email }, false)).refused).toMatchObject({ code: refused })
      expect(await postProven('/auth/v1/recover', { email })).toMatchObject({
        ok: false,
        data: { error_code: refused },
      })
      expect(backend.inbox.messages(email).length).toBe(sent)
    },
  )

  test('that throws counts as not loaded', async () => {
    next = () => Promise.reject(new Error('no script'))
    expect(await signInWithPassword({ email }, 'password-1')).toMatchObject({
      refused: { code: 'captcha_unavailable' },
    })
  })

  test('is not started offline: the centre counts as unreachable', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const before = requests
    expect(await signInWithPassword({ email }, 'password-1')).toEqual({ silent: true })
    expect(await postProven('/auth/v1/recover', { email })).toEqual({ ok: false, status: undefined })
    expect(requests).toBe(before)
  })
})

test('a session is renewed without a token, because no person is there', async () => {
  const before = requests
  expect(await renewSession('unknown')).toEqual({ refused: true })
  expect(requests).toBe(before)
})

test('a build without a captcha requests no token', async () => {
  vi.stubEnv('VITE_CAPTCHA_PROVIDER', '')
  const before = requests
  expect(await signInWithPassword({ email }, 'password-1')).toMatchObject({
    refused: { code: 'captcha_failed' },
  })
  expect(requests).toBe(before)
})

test('the privacy policy names the company of the build’s captcha', async () => {
  const policy = async () => {
    vi.resetModules()
    return JSON.stringify(await import('#src/content/pages/privacy-policy.page.ts'))
  }
  expect(await policy()).toContain('Cloudflare')
  vi.stubEnv('VITE_CAPTCHA_PROVIDER', '')
  expect(await policy()).not.toContain('Cloudflare')
})

test('every guarded call of the app uses it', () => {
  const files = globSync('src/**/*.{ts,tsx}')
  const around = files.filter((file) => {
    const code = readFileSync(file, 'utf8')
    const guarded =
      /\bask(?:AtLeisure)?\(\s*['"`]\/auth\/v1\/(?:signup|otp|recover|resend|magiclink|token\?grant_type=password)/
    return guarded.test(code) || (code.includes('new AuthClient(') && !code.includes('fetch: provenFetch'))
  })
  expect(around).toEqual([])
})

describe('the policy of the pages', () => {
  const policy = (environment: NodeJS.ProcessEnv) =>
    pageHeaders(['script'], 'style', undefined, captchaSources(environment))['content-security-policy']!
  const none = policy({})

  test('names the build’s provider, and no other', () => {
    expect(none).not.toMatch(/cloudflare|hcaptcha|frame-src/)
    const turnstile = policy({ VITE_CAPTCHA_PROVIDER: 'turnstile', VITE_CAPTCHA_SITE_KEY: 'key' })
    expect(turnstile).toMatch(/script-src 'self' 'sha256-[^;]* https:\/\/challenges\.cloudflare\.com;/)
    expect(turnstile).toContain('; frame-src https://challenges.cloudflare.com;')
    expect(turnstile).not.toContain('hcaptcha')
    const hcaptcha = policy({ VITE_CAPTCHA_PROVIDER: 'hcaptcha', VITE_CAPTCHA_SITE_KEY: 'key' })
    for (const name of ['script-src', 'frame-src', 'style-src', 'connect-src'])
      expect(hcaptcha).toMatch(new RegExp(`${name} [^;]*https://\\*\\.hcaptcha\\.com`))
    expect(hcaptcha).not.toContain('cloudflare')
  })

  test('is not built from invalid settings', () => {
    expect(() => captchaSources({ VITE_CAPTCHA_PROVIDER: 'turnstile' })).toThrow('VITE_CAPTCHA_SITE_KEY')
    expect(() => captchaSources({ VITE_CAPTCHA_PROVIDER: 'other', VITE_CAPTCHA_SITE_KEY: 'key' })).toThrow(
      'turnstile or hcaptcha',
    )
  })
})

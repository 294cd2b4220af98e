import { afterAll, beforeAll, expect, test } from 'vitest'
import { smsText } from '#local/auth/messages.ts'
import type { LocalBackend } from '#local/backend.ts'
import { typedCode } from '#src/base/typed-code.ts'
import { clientOf, codeTo, openTestBackend } from './open-backend.ts'

/** As much of the centre's tables as tells an account's language. */
const migration = `
create table public.profiles (user_id uuid primary key, language text not null);
create table public.requests (user_id uuid, language text, received_at timestamptz);
create table public.orders (user_id uuid, language text, created_at timestamptz);
create function public.fallback_language() returns text language sql as $$ select 'en' $$;
`

let backend: LocalBackend
beforeAll(async () => {
  backend = await openTestBackend({ 'migrations/20260101000000_languages.sql': migration })
})
afterAll(() => backend.close())

const letters =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/

/** How many parts a text message has on its way. */
function partsOf(text: string): number {
  const [alone, each] = letters.test(text) ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / each)
}

async function messageTo(phone: string): Promise<string> {
  await clientOf(backend).auth.signInWithOtp({ phone: `+${phone}` })
  return backend.inbox.messages(phone)[0]!.text
}

test('a code comes with the line by which the phone fills it in, and pasted whole it is the code', async () => {
  const phone = '919876500001'
  const text = await messageTo(phone)
  const code = codeTo(backend, phone)
  const [before, last] = [text.slice(0, text.lastIndexOf('\n')), text.split('\n').at(-1)]
  expect(last).toBe(`@127.0.0.1 #${code}`)
  expect(before.match(/\d{6,}/g)).toEqual([code])
  expect(typedCode(text)).toBe(code)
})

test('a code comes in the account’s language alone, by its profile or its last request', async () => {
  const phone = '919876500002'
  expect(await messageTo(phone)).toMatch(/Khet Seva OTP.*ਦੱਸੋ.*बताएँ/)
  const [{ id }] = (await backend.query<{ id: string }>('select id from auth.users where phone = $1', [
    phone,
  ])) as [{ id: string }]
  await backend.query('insert into public.requests values ($1, $2, now())', [id, 'hi'])
  expect(await messageTo(phone)).toMatch(/^\d{6} आपका खेत सेवा OTP है।[^\u0A00-\u0A7F]*$/)
  await backend.query('insert into public.profiles values ($1, $2)', [id, 'pa'])
  expect(await messageTo(phone)).toMatch(/^\d{6} ਤੁਹਾਡਾ ਖੇਤ ਸੇਵਾ OTP ਹੈ।/)
  await backend.query("insert into public.requests values ($1, $2, now() + interval '1 minute')", [id, 'en'])
  await backend.query('update public.profiles set language = $2 where user_id = $1', [id, 'en'])
  expect(await messageTo(phone)).toMatch(/^\d{6} is your Khet Seva OTP/)
})

test.each([undefined, 'en', 'pa', 'hi', 'doi'])('a code in %s takes two parts at most', (language) => {
  for (const hasAccount of [false, true]) {
    const text = smsText({ code: '123456', minutes: 10, hasAccount }, language, 'khetseva.example.org')
    expect(partsOf(text), text).toBeLessThanOrEqual(2)
    expect(text.match(/\d{6,}/g)).toEqual(['123456', '123456'])
  }
})

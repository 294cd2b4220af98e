import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { smsText } from '#local/auth/messages.ts'
import { centre } from '#src/content/centre.ts'

/* Settings that `supabase config push` takes from the repository (tests/hosted/cli.soak.ts proves that it does). */

type Table = Record<string, unknown>
interface Letter {
  subject: string
  content_path: string
  enabled?: boolean
}

const text = await readFile('supabase/config.toml', 'utf8')
const config = parse(text) as {
  auth: Table & {
    email: Table & { template: Record<string, Letter>; notification: Record<string, Letter> }
    sms: Table
    rate_limit: Record<string, number>
  }
}
const { auth } = config
const letters = { ...auth.email.template, ...auth.email.notification }
const bodyOf = ({ content_path: path }: Letter) => readFile(path, 'utf8')
const scripts = { pa: /[\u0A00-\u0A7F]{3}/, hi: /[\u0900-\u097F]{3}/, en: /[a-z]{4}/ }

describe('mail', () => {
  test('of every kind that has a code by default contains ours', () => {
    expect(Object.keys(auth.email.template).toSorted()).toEqual([
      'confirmation',
      'email_change',
      'invite',
      'magic_link',
      'reauthentication',
      'recovery',
    ])
  })

  test.each(Object.entries(auth.email.template))(
    '%s contains the code, and no link instead',
    async (_, letter) => {
      const body = await bodyOf(letter)
      expect(body).toContain('{{ .Token }}')
      expect(letter.subject).toContain('{{ .Token }}')
      // GoTrue's link signs in whenever it is opened, even by a mail scanner; the app does not know it.
      expect(body).not.toMatch(/ConfirmationURL|TokenHash|RedirectTo|<a /)
    },
  )

  test.each(Object.entries(letters))(
    '%s says it in three languages, in subject and text',
    async (_, letter) => {
      const body = await bodyOf(letter)
      for (const [language, script] of Object.entries(scripts)) {
        const [, result = ''] = new RegExp(`<p lang="${language}">([^]*?)</p>`).exec(body) ?? []
        expect(result).toMatch(script)
        expect(letter.subject).toMatch(script)
      }
    },
  )

  test.each(Object.entries(letters))(
    '%s uses only placeholders that GoTrue fills in',
    async (kind, letter) => {
      const known = ['Token', 'SiteURL', ...(filledIn[kind] ?? [])]
      const named = [...`${letter.subject}${await bodyOf(letter)}`.matchAll(/\{\{\s*\.(\w+)\s*\}\}/g)].map(
        ([, name]) => name,
      )
      expect(named.filter((name) => !known.includes(name!))).toEqual([])
      expect(`${letter.subject}${await bodyOf(letter)}`.match(/\{\{(?!\s*\.\w+\s*\}\})/g)).toBeNull()
    },
  )

  test('every template file is in use, and a change of the account is mailed', async () => {
    const files = (await readdir('supabase/templates')).map((name) => join('supabase/templates', name))
    expect(
      Object.values(letters)
        .map(({ content_path: path }) => join(path))
        .toSorted(),
    ).toEqual(files.toSorted())
    for (const letter of Object.values(auth.email.notification)) expect(letter.enabled).toBe(true)
  })
})

const filledIn: Record<string, string[]> = {
  email_change: ['NewEmail'],
  email_changed: ['Email', 'OldEmail'],
  phone_changed: ['Phone'],
}

describe('text messages', () => {
  const template = auth.sms['template'] as string

  test('contain the code in three languages within two parts', () => {
    expect(template).toContain('{{ .Code }}')
    for (const script of Object.values(scripts)) expect(template).toMatch(script)
    // In UCS-2 a part of a longer message holds 67 units.
    expect(template.replaceAll('{{ .Code }}', '123456').length).toBeLessThanOrEqual(2 * 67)
  })

  test('end with the line by which a phone fills the code in, on the app’s host alone', () => {
    expect(template.split('\n').slice(-2)).toEqual(['', `@${new URL(centre.site).host} #{{ .Code }}`])
    const [before = ''] = template.replaceAll('{{ .Code }}', '123456').split('\n')
    expect(before.match(/\d{6,}/g)).toEqual(['123456'])
  })

  test('say what the embedded backend says to somebody whose language is unknown', () => {
    const facts = { code: '123456', minutes: 10, hasAccount: false }
    expect(smsText(facts, undefined, new URL(centre.site).host)).toBe(
      template.replaceAll('{{ .Code }}', '123456'),
    )
  })

  test('require a confirmed phone: `config push` sends the setting inverted', () => {
    expect(auth.sms['enable_confirmations']).toBe(false)
  })
})

test('codes have six digits and ten minutes, by mail and by text message', () => {
  for (const { otp_length: length, otp_expiry: expiry } of [auth.email, auth.sms])
    expect([length, expiry]).toEqual([6, 600])
})

test('a whole village may request codes within an hour', () => {
  const { email_sent: mails, sms_sent: messages } = auth.rate_limit
  expect(Math.min(mails!, messages!)).toBeGreaterThanOrEqual(300)
})

test('nobody signs in without proof, and no account is merged with another', () => {
  expect(auth).toMatchObject({
    enable_anonymous_sign_ins: false,
    enable_manual_linking: false,
    additional_redirect_urls: [],
    email: { enable_confirmations: true, double_confirm_changes: false },
  })
})

test('the file contains no secret, and docs/deploy.md has every name that it reads', async () => {
  const secret = /^(?:pass|secret|auth_token|account_sid|user)\s*=\s*"(?!env\()/m
  expect(text).not.toMatch(secret)
  const guide = await readFile('docs/deploy.md', 'utf8')
  const names = [...text.matchAll(/"env\((\w+)\)"/g)].map(([, name]) => name!)
  expect(names.filter((name) => !guide.includes(name))).toEqual([])
})

import '../device/failing-storage.ts'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { speakDesk } from '#src/platform/i18n/phrases-of-desk.ts'
import { speakVoice } from '#src/platform/i18n/phrases-of-voice.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer as me } from '../centre/sessions.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'

const { colleaguesNow, attachmentOf, reportNow } = await import('#src/features/desk/internal/centre-calls.ts')
const { syncDays } = await import('#src/features/desk/internal/stored-day.ts')
const { doToSample } = await import('#src/features/desk/internal/soil.ts')
const { syncDesk } = await import('#src/features/desk/internal/sync-desk.ts')
const { editLogNow } = await import('#src/features/editing/internal/log.ts')
const { openArticle } = await import('#src/features/editing/internal/open-article.ts')
const { revertDraft } = await import('#src/features/editing/internal/revert-edit.ts')
const { requestFile } = await import('#src/features/attachments/request-file.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { mailReceipt } = await import('#src/features/orders/internal/mail-receipt.ts')
const { remainingWork } = await import('#src/features/privacy/internal/account-deletion.ts')
const { ownData } = await import('#src/features/privacy/internal/own-data.ts')
const { subscribeAccount } = await import('#src/features/push/subscribe-account.ts')
const { changeRole, countsNow, learnRoles, peopleNow } = await import('#src/features/people/people.ts')
const { sendOwnAddressCode } = await import('#src/features/account/internal/own-address.ts')
const { setOwnPassword } = await import('#src/features/account/internal/sign-in-password.ts')
const { signIn } = await import('#src/features/account/internal/sign-in.ts')
const { verifyNotice } = await import('#src/features/account/internal/code-notices.ts')
const { refusalText } = await import('#src/features/account/internal/sign-in-notice.ts')
const { whyUndone } = await import('#src/platform/faults/why-undone.ts')
const { noFileNotice } = await import('#src/features/voice/why-no-file.ts')

i18n.activate('en')
speakAccount('en')
speakDesk('en')
speakVoice('en')

const id = crypto.randomUUID()
const sha256 = 'a'.repeat(64)

let centre: CentreByFetch
const noWords = { en: null, pa: null, hi: null }
const withdrawn = {
  id: 'withdrawn',
  headline: noWords,
  lead: noWords,
  body: noWords,
  day: '2026-11-22',
  photo: null,
  shown: false,
  version: 1,
}

beforeEach(async () => {
  centre = await freshPhone()
  await device.articles.put(withdrawn)
  await signIn('farmer@example.org', 'right')
})

/** Has every call refused with a status, but the renewal of the session. */
const refuseAll = (status: number) =>
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('/auth/v1/')) return centre.fetch(address, init)
    return address.includes('/storage/')
      ? Response.json({ statusCode: String(status), error: 'x', message: 'x' }, { status: 400 })
      : Response.json({ code: 'x', message: 'x' }, { status })
  })

/** Every call of somebody at the centre whose answer is not stored first, or whose refusal is shown. */
const everyCall = async () => {
  const soil = await doToSample(me, { do: 'to_lab', sample: id, seen: 1 }, id)
  return {
    colleagues: await colleaguesNow(me),
    report: await reportNow(me, 4),
    file: await attachmentOf(me, { id, owner: me }, sha256),
    'own file': await requestFile(id, sha256),
    soil: 'undone' in soil ? soil.undone : soil,
    list: await syncDesk(),
    day: await syncDays('2026-11-27'),
    people: await peopleNow(me, { letters: '' }),
    counts: await countsNow(me),
    'granting a role': await changeRole(me, { account: id, role: 'viewer', give: true }),
    'log of edits': await editLogNow(me, undefined),
    'own roles': await learnRoles(me),
    PIN: await setPin('5274', 60_000),
    'what would be deleted': await remainingWork(me),
    'own data': (await ownData()).undone,
    'a withdrawn article': await openArticle(me, 'withdrawn'),
    'an article as it was': await revertDraft(me, 'article:withdrawn', '', {}),
  }
}

it.each([
  [401, 'sign in'],
  [403, 'no right'],
  [409, 'refused'],
  [422, 'refused'],
  [429, 'busy'],
  [500, 'no network'],
  [503, 'no network'],
] as const)('a centre that refuses with %i is understood as “%s” by every call', async (status, why) => {
  refuseAll(status)
  const answers = await everyCall()
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, why])))
})

it.each([
  [401, { refused: { code: 'no_key', message: '' } }],
  [403, { refused: { code: 'no_key', message: '' } }],
  [429, { refused: { code: 'over_request_rate_limit', message: '' } }],
  [503, { silent: true }],
])(
  'a sign-in whose key is refused with %i is told so, and not to look for a network',
  async (status, told) => {
    refuseAll(status)
    const outcome = await signIn('farmer@example.org', 'right')
    expect(outcome).toEqual(told)
    expect(/network|reached|system|does not answer/.test(verifyNotice(outcome).text!)).toBe(status === 503)
  },
)

it('a person whose session the centre has ended is told to sign in for a receipt, a password and a number', async () => {
  refuseAll(401)
  expect(await mailReceipt(id, me)).toBe('sign-in')
  const session = await outbox.settings.get('session')
  await outbox.settings.put({
    key: 'session',
    value: { ...(session!.value as object), needsSignIn: true },
  })
  const refused = { code: 'session_ended', message: '' }
  expect(await mailReceipt(id, me)).toBe('sign-in')
  expect(await setOwnPassword(me, 'another one')).toEqual({ refused })
  expect(await sendOwnAddressCode(me, { channel: 'phone', value: '+919876543210' })).toEqual({
    sent: [],
    refused,
  })
  expect(refusalText(refused, '')).toBe(whyUndone('sign in'))
})

it.each([
  [429, 'not taken'],
  [503, 'network'],
])('notifications whose key is refused with %i end as “%s”', async (status, why) => {
  refuseAll(status)
  expect(await subscribeAccount(me, 'en')).toBe(why)
})

it('a file that the centre does not have, or does not show, is no absent network', async () => {
  refuseAll(404)
  expect(await attachmentOf(me, { id, owner: me }, sha256)).toBe('refused')
  expect(await requestFile(id, sha256)).toBe('refused')
})

it('a centre that cannot be reached is understood so by every call', async () => {
  centre.online = false
  expect(new Set(Object.values(await everyCall()))).toEqual(new Set(['no network']))
})

it('each reason has a sentence of its own, and only an absent answer speaks of the network or the centre’s system', () => {
  const reasons = ['no right', 'sign in', 'busy', 'refused', 'no network'] as const
  const sentences = reasons.map(whyUndone)
  expect(new Set(sentences).size).toBe(reasons.length)
  const ofFiles = reasons.map((why) => noFileNotice(why).text!)
  for (const text of [...sentences.slice(0, -1), ...ofFiles.slice(0, -1)])
    expect(text).not.toMatch(/network|reached|system|does not answer/)
  expect(new Set(ofFiles).size).toBe(reasons.length - 1)
})

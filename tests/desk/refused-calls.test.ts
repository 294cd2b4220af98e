import '../device/failing-storage.ts'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { speakDesk } from '#src/i18n/phrases-of-desk.ts'
import { speakVoice } from '#src/i18n/phrases-of-voice.ts'
import { people, type Centre } from '../outbox-device/fake-centre.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'

const { colleaguesNow, attachmentOf, reportNow } = await import('#src/core/desk/centre-calls.ts')
const { syncDays } = await import('#src/core/desk/day.ts')
const { doToSample } = await import('#src/core/desk/soil.ts')
const { syncDesk } = await import('#src/core/desk/sync-desk.ts')
const { editLogNow } = await import('#src/core/editing/log.ts')
const { requestFile } = await import('#src/core/requests/request-file.ts')
const { changeRole, countsNow, peopleNow } = await import('#src/core/roles/people.ts')
const { signIn } = await import('#src/core/sign-in/sign-in.ts')
const { whyUndone } = await import('#src/screens/admin/why-undone.ts')
const { noFileNotice } = await import('#src/screens/voice/why-no-file.ts')

i18n.activate('en')
speakDesk('en')
speakVoice('en')

const me = people['farmer@example.org']
const id = crypto.randomUUID()
const sha256 = 'a'.repeat(64)

let centre: Centre
beforeEach(async () => {
  centre = await freshPhone()
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

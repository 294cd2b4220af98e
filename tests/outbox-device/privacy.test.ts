import '../device/failing-storage.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { newId } from '#src/base/ids.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('innerWidth', 360)
vi.stubGlobal('innerHeight', 740)
vi.stubGlobal('devicePixelRatio', 2)
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('__CATALOGUE_SNAPSHOT__', 'snapshot')

const { saveProfile } = await import('#src/features/account/profile.ts')
const { report, textOf } = await import('#src/app/this-phone/report.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { knownAnswers, rememberAnswers } = await import('#src/features/forms/known-answers.ts')
const { submit, withdraw } = await import('#src/features/forms/submissions.ts')
const { setConsent, syncConsents, watchConsents } = await import('#src/features/gate/consents.ts')
const { deleteAccountAndData, isOnlyHere } =
  await import('#src/features/privacy/internal/account-deletion.ts')
const { ownData } = await import('#src/features/privacy/internal/own-data.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { wakeOutbox } = await import('#src/platform/outbox/wake.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const answers = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210', village: 'Sarna Kalan' }
const form = { form: 'soil-test', version: 1, owner: 'device', answers }
const fields = { name: { type: 'text', knownAs: 'name', label: {} } } as never
const profile = {
  display_name: answers.name,
  phone: answers.phone,
  village: answers.village,
  language: 'pa' as const,
}

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))

it('answers are remembered until that is switched off, which deletes them, for a guest as for an account', async () => {
  for (const come of [() => Promise.resolve(), asFarmer]) {
    await come()
    await rememberAnswers({ fields }, answers, 'device')
    expect(await knownAnswers()).toEqual({ name: answers.name })
    await setConsent('known-answers', false)
    expect(await knownAnswers()).toEqual({})
    await rememberAnswers({ fields }, answers, 'device')
    expect(await knownAnswers()).toEqual({})
    await setConsent('known-answers', true)
    await rememberAnswers({ fields }, answers, 'device')
    expect(await knownAnswers()).toEqual({ name: answers.name })
  }
})

it('a form that opens with what is known adds to it and replaces nothing', async () => {
  const asked = { ...(fields as object), phone: { type: 'text', knownAs: 'phone', label: {} } }
  await rememberAnswers({ fields }, answers, 'device')
  await rememberAnswers(
    { fields: asked as never, prefilled: true },
    { name: 'Somebody else', phone: '9811111111' },
    'device',
  )
  expect(await knownAnswers()).toEqual({ name: answers.name, phone: '9811111111' })
})

it('a consent is itemized, has a version and a time, and waits if the centre does not answer', async () => {
  await asFarmer()
  centre.online = false
  expect((await shown(watchConsents())).messages).toEqual({ given: false, waits: false })
  await setConsent('messages', true)
  expect((await shown(watchConsents())).messages).toMatchObject({ given: true, version: 1, waits: true })
  expect((await shown(watchConsents()))['known-answers']).toEqual({ given: true, waits: false })
  centre.online = true
  await wakeOutbox({ ignorePauses: true })
  expect((await shown(watchConsents())).messages).toMatchObject({ given: true, waits: false })
  expect(centre.heard).toContain('keep_consents')
  expect(centre.bodies.join()).toMatch(/"given":true,[^}]*"purpose":"messages","seen":null,"version":1/)
})

it('a consent that was taken back on another phone is returned, and the next choice takes its place', async () => {
  await asFarmer()
  const takenBack = { id: newId(), purpose: 'messages', version: 1, given: false, made_at: '', seen: null }
  centre.model.accounts.keepConsents(farmer, [takenBack])
  await setConsent('messages', true)
  await wakeOutbox({ ignorePauses: true })
  expect(await outbox.entries.toArray()).toMatchObject([{ state: 'returned', returned: { status: 409 } }])
  expect((await shown(watchConsents())).messages).toMatchObject({ given: false, waits: false })
  await setConsent('messages', false)
  await wakeOutbox({ ignorePauses: true })
  expect(await outbox.entries.count()).toBe(0)
  expect(centre.consentsOf(farmer)).toMatchObject([takenBack, { given: false, seen: takenBack.id }])
})

it('a consent that its person withdraws before it is sent is none', async () => {
  await asFarmer()
  centre.online = false
  await setConsent('messages', true)
  const [entry] = await outbox.entries.toArray()
  expect(await withdraw(entry!.id)).toMatchObject({ withdrawal: 'withdrawn' })
  expect((await shown(watchConsents())).messages).toEqual({ given: false, waits: false })
})

it('of one person are not another’s, and are still sent after a sign-out', async () => {
  await asFarmer()
  centre.online = false
  await setConsent('messages', true)
  await signOut()
  expect((await shown(watchConsents())).messages.given).toBe(false)
  centre.online = true
  await asFarmer()
  expect((await shown(watchConsents())).messages).toMatchObject({ given: true, waits: true })
})

it('a consent that a restored centre has lost is sent again, once, and not one that was changed since', async () => {
  await asFarmer()
  await setConsent('messages', true)
  await setConsent('messages', false)
  await wakeOutbox()
  await vi.waitFor(async () => expect((await shown(watchConsents())).messages.waits).toBe(false))
  const last = centre.consentsOf(farmer).at(-1)!
  expect(last.given).toBe(false)
  centre.model.accounts.consents.splice(0)
  await syncConsents()
  await wakeOutbox()
  await vi.waitFor(() => expect(centre.consentsOf(farmer)).toEqual([last]))
  await vi.waitFor(async () =>
    expect((await shown(watchConsents())).messages).toMatchObject({ given: false, waits: false }),
  )
  await syncConsents()
  expect(await outbox.entries.count()).toBe(0)
  expect(centre.consentsOf(farmer)).toHaveLength(1)
})

it('my data includes data of this phone only, and neither tokens nor keys', async () => {
  await asFarmer()
  centre.online = false
  await submit(form)
  await saveDraft({ id: newId(), ...form, answers: { name: 'A draft' } }, farmer)
  await saveProfile(farmer, profile)
  const data = await ownData()
  expect(data.atCentre).toBeNull()
  expect(data.onThisPhone).toMatchObject({
    submissions: [{ state: 'waiting', words: { answers } }],
    drafts: [{ words: { answers: { name: 'A draft' } } }],
    unsent: [{ kind: 'profile', words: { changes: profile } }],
    settings: { person: { email: 'farmer@example.org' } },
  })
  const text = JSON.stringify(data)
  for (const secret of ['token-', 'refresh', '"key"']) expect(text).not.toContain(secret)
})

it('deleting the account asks about data of this phone only, and then deletes it here', async () => {
  await asFarmer()
  await submit(form)
  await saveDraft({ id: newId(), ...form }, farmer)
  await saveProfile(farmer, profile)
  await rememberAnswers({ fields }, answers, 'device')
  const waiting = await isOnlyHere(farmer)
  expect(waiting).toBe(3)
  expect(await deleteAccountAndData(farmer, waiting - 1)).toBe('more here')
  centre.online = false
  expect(await deleteAccountAndData(farmer, waiting)).toBe('no network')
  expect(await isOnlyHere(farmer)).toBe(waiting)
  centre.online = true
  // This fake centre knows no accounts: it answers with an empty list.
  expect(await deleteAccountAndData(farmer, waiting)).toBe('no network')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.endsWith('/delete-account')
      ? Promise.resolve(Response.json({ gone: true }))
      : fetch(address, init),
  )
  expect(await deleteAccountAndData(farmer, waiting)).toBe('gone')
  const stored = await everythingStored()
  for (const word of [farmer, 'farmer@example.org', answers.name, 'token-'])
    expect(stored).not.toContain(word)
  expect(await outbox.entries.count()).toBe(0)
})

it('the report counts everything and contains no personal text and no id', async () => {
  await asFarmer()
  centre.online = false
  const { id } = await submit(form)
  await saveDraft({ id: newId(), ...form }, farmer)
  await saveProfile(farmer, profile)
  const text = textOf(await report())
  expect(text).toContain('requests: 2 × waiting')
  expect(text).toContain('drafts: 1, of others 0')
  expect(text).toContain('used as: account')
  for (const word of [...Object.values(answers), 'farmer', id, farmer, 'soil-test', 'token'])
    expect(text).not.toContain(word)
  await signOut()
  expect(textOf(await report())).toContain('requests of others: 2 × waiting')
})

it('a copy that takes long never has the data of two people', async () => {
  await asFarmer()
  centre.meanwhile = (name) => (name === 'my_data' ? signInAndTakeOver('neighbour@example.org') : undefined)
  await expect(ownData()).rejects.toThrow('Another person')
})

import '../device/failing-storage.ts'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/device/outbox-database.ts'
import { keyFrom } from '#src/device/encryption.ts'
import { asStored, asText, layOut, laidOutAs, type LaidOut } from '../device/laid-out.ts'
import { people, type Centre } from './fake-centre.ts'
import { freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

/* Fixtures of all versions of the outbox's schema, with unsent entries: each was written by the code of its version,
   and is never rewritten. The current app opens each database and sends its entries. For a new version: raise
   `version`, then `WRITE_OUTBOX_FIXTURE=1 npx vitest run tests/outbox-device/earlier-versions`. */

const version = 3
const folder = new URL('../fixtures/', import.meta.url)

const { documentsOf, saveDocument, readDocument } = await import('#src/core/documents/documents.ts')
const { saveDraft, readDraft, watchDrafts } = await import('#src/core/drafts/drafts.ts')
const { knownAnswers, rememberAnswers } = await import('#src/core/drafts/known-answers.ts')
const { readEntry, submit, watchEntries } = await import('#src/core/submissions/submissions.ts')
const { sendNow } = await import('#src/core/sync/wake.ts')
const { watchRequests } = await import('#src/core/requests/requests.ts')
const { signOut } = await import('#src/core/sign-in/sign-in.ts')

const farmer = people['farmer@example.org']
const asFarmer = () => signInAndTakeOver('farmer@example.org')
const guestKey = btoa('the guest’s key'.replace('’', "'").padEnd(32, '.'))
const answers = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210' }
const words = { form: 'soil-test', version: 1, subject: 'basic', answers }
const soilTest = { ...words, owner: 'device' }
const loan = { form: 'loan-application', version: 1, owner: 'device', subject: 'crop', answers }
const slots = ['panCard', 'landPhoto']
const type = 'image/jpeg'
const bytesOf = (slot: string) => new TextEncoder().encode(`photo of ${slot}`)
const shaOf = (slot: string) => createHash('sha256').update(bytesOf(slot)).digest('hex')
const draft = { id: '0198c0de-1111-7000-8000-00000000000d', ...words, name: 'Upper field', step: 2 }

interface Fixture extends LaidOut {
  waiting: string[]
  returned: string
  /** Since version 2: an application of which the centre had one photo of two, and a draft with a photo. */
  halfSent?: string
  drawn?: string
}

let centre: Centre
beforeEach(async () => (centre = await freshPhone()))

/** A farmer who was a guest at first, signed in, went offline and signed out; then another guest. */
async function liveThroughIt(): Promise<Pick<Fixture, 'waiting' | 'returned' | 'halfSent' | 'drawn'>> {
  centre.meanwhile = (name) => lost.has(name) && Promise.reject(new TypeError('Failed to fetch'))
  const lost = new Set(['claim_guest'])
  await submit(soilTest)
  await asFarmer()
  await submit(soilTest)
  await sendNow()
  lost.add('request_changes')
  const returned = await submit(soilTest)
  centre.refusals.set(returned.id, { status: 422, code: 'invalid', message: 'phone', field: 'phone' })
  await submit({ ...soilTest, subject: 'complete' })
  await sendNow()
  const { halfSent, drawn } = await leaveFiles(lost)
  centre.online = false
  const own = await submit(soilTest)
  await sendNow()
  await saveDraft(draft, farmer)
  await rememberAnswers({ fields: { name: { type: 'text', knownAs: 'name' } } } as never, answers, 'device')
  await signOut()
  await outbox.keys.put({ owner: 'device', key: await keyFrom(guestKey) })
  const guests = await submit(soilTest)
  await sendNow()
  return { waiting: [own.id, guests.id], returned: returned.id, halfSent, drawn }
}

/** Leaves an application whose second of two photos was interrupted, and a draft with one photo. */
async function leaveFiles(lost: Set<string>) {
  const [halfDraft, drawn] = [newId(), newId()]
  for (const id of [halfDraft, drawn]) await saveDraft({ ...loan, id, waitingFor: 'landPhoto' }, farmer)
  await saveDocument({ draft: drawn, slot: 'panCard', bytes: bytesOf('panCard'), type }, farmer)
  for (const slot of slots) await saveDocument({ draft: halfDraft, slot, bytes: bytesOf(slot), type }, farmer)
  lost.add(shaOf('landPhoto'))
  const { id: halfSent } = await submit({ ...loan, draft: halfDraft, documents: slots })
  await sendNow()
  return { halfSent, drawn }
}

it.runIf(process.env['WRITE_OUTBOX_FIXTURE'])('the fixture of this version is written', async () => {
  const lived = await liveThroughIt()
  const { rows, ...built } = await laidOutAs(outbox)
  const keys = [{ owner: 'device', key: { $key: guestKey } }]
  const fixture: Fixture = { ...built, rows: { ...rows, keys }, ...lived }
  writeFileSync(new URL(`outbox-v${version}.json`, folder), asText(fixture))
})

const files = readdirSync(folder).filter((name) => /^outbox-v\d+\.json$/.test(name))

it('every version of the outbox has a fixture', () => {
  expect(outbox.verno).toBe(version)
  expect(files).toEqual(Array.from({ length: version }, (_, n) => `outbox-v${n + 1}.json`))
})

describe.each(files)('a phone with %s', (file) => {
  it('opens, and every waiting entry arrives under its own account', async () => {
    const fixture = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture
    await putThere(fixture)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 365 * 86_400_000)

    const [own, guests] = fixture.waiting as [string, string]
    expect((await shown(watchEntries())).map(({ id }) => id)).toEqual([guests])
    await sendNow()
    expect(centre.rows.get(guests)?.owner).toMatch(/^guest:/)

    await asFarmer()
    expect(await readDraft(draft.id)).toEqual(draft)
    const drafts = await shown(watchDrafts())
    expect(drafts.map(({ id }) => id).toSorted()).toEqual([draft.id, fixture.drawn ?? []].flat().toSorted())
    expect(await knownAnswers()).toEqual({ name: answers.name })
    expect(await readEntry(own)).toMatchObject({ answers })
    const states = Object.fromEntries((await shown(watchEntries())).map(({ id, state }) => [id, state]))
    expect(states).toMatchObject({ [own]: 'waiting', [fixture.returned]: 'returned' })
    expect(Object.values(states)).toContain('received')
    expect((await shown(watchRequests())).length).toBeGreaterThan(0)
    await sendNow()
    expect(centre.ownerOf(own)).toBe(farmer)
    expect(centre.ownerOf(guests)).toBe(farmer)
    expect(centre.claims.size).toBe(2)
    if (fixture.halfSent) await expectFiles(fixture.halfSent, fixture.drawn!)
    expect([...centre.rows.keys()].toSorted()).toEqual(
      [own, guests, fixture.halfSent ?? []].flat().toSorted(),
    )
    vi.restoreAllMocks()
  })
})

/** This centre does not know it, as after a restored backup: everything is sent again. */
async function expectFiles(halfSent: string, drawn: string): Promise<void> {
  for (let run = 0; run < 2; run += 1) await sendNow()
  expect(centre.files.complete).toEqual(new Set([halfSent]))
  const there = [...centre.files.objects.values()].map((bytes) =>
    createHash('sha256').update(bytes).digest('hex'),
  )
  expect(there).toEqual(slots.map(shaOf))
  expect(await readDraft(drawn)).toMatchObject({ waitingFor: 'landPhoto' })
  const [photo] = await documentsOf(drawn)
  expect(await (await readDocument(photo!.id))?.text()).toBe('photo of panCard')
  expect(await outbox.fileBytes.count()).toBe(1)
}

async function putThere({ rows, ...built }: Fixture): Promise<void> {
  await layOut(outbox, await asStored({ ...built, rows }))
}

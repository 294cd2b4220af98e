import '../device/failing-storage.ts'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { documentsOf, saveDocument } = await import('#src/platform/files/documents.ts')
const { saveWifiOnly } = await import('#src/platform/files/wifi-only.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { correct, submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { sendNow, wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { startOutboxSync } = await import('#src/platform/outbox/start-outbox-sync.ts')
const { leaseLength } = await import('#src/platform/outbox/policy.ts')
const { watchRequests } = await import('#src/features/requests/requests.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { takeGuestWork } = await import('#src/features/shared-phone/guest-work.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const loan = {
  form: 'loan-application',
  version: 1,
  owner: 'device',
  subject: 'crop',
  answers: { name: 'ਗੁਰਪ੍ਰੀਤ' },
}
const type = 'image/jpeg'
const slots = ['aadharCard', 'panCard', 'landPhoto']
const bytesOf = (slot: string) => new TextEncoder().encode(`photo of ${slot}`)
const shaOf = (slot: string) => createHash('sha256').update(bytesOf(slot)).digest('hex')

/** On a busy machine. */
const soon = 10_000

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function applied(owner = farmer): Promise<string> {
  const draft = newId()
  await saveDraft({ id: draft, ...loan }, owner)
  for (const slot of slots) await saveDocument({ draft, slot, bytes: bytesOf(slot), type }, owner)
  const { id, outcome } = await submit({ ...loan, draft, documents: slots })
  expect(outcome).toEqual({ saved: true })
  return id
}
const entries = () => shown(watchEntries())
/** Both sides by the hash of their contents, computed without the phone's code. */
const atCentre = (id: string) =>
  [...centre.model.files.objects].flatMap(([name, bytes]) =>
    name.startsWith(`${farmer}/${id}/`) ? [createHash('sha256').update(bytes).digest('hex')] : [],
  )
const lose = (path: string, when: () => boolean) => {
  const { fetch } = centre
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await fetch(address, init)
    if (address.includes(path) && when()) throw new TypeError('Failed to fetch')
    return answer
  })
}

describe('an application with photos', () => {
  it('arrives complete in one run, and only then its photos are deleted from the phone', async () => {
    await asFarmer()
    const id = await applied()
    expect(await entries()).toMatchObject([{ id, state: 'waiting', files: { sent: 0, total: 3 } }])
    centre.meanwhile = async (name) =>
      name === 'complete-request' && expect(await outbox.fileBytes.count()).toBe(3)
    expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
    expect(atCentre(id)).toEqual(slots.map(shaOf))
    expect([await outbox.files.count(), await outbox.fileBytes.count()]).toEqual([0, 0])
    expect((await shown(watchRequests())).map((request) => request.id)).toEqual([id])
  })

  it('over a connection that loses every other answer sends again only interrupted files', async () => {
    await asFarmer()
    const id = await applied()
    let calls = 0
    lose('/storage/v1/object/documents', () => (calls += 1) % 2 === 0)
    for (let run = 0; run < 4; run += 1) await sendNow()
    expect(atCentre(id)).toEqual(slots.map(shaOf))
    expect(await entries()).toEqual([])
    expect(centre.uploads).toEqual([0, 1, 1, 2, 2].map((at) => shaOf(slots[at]!)))
    expect(centre.heard.filter((name) => name === 'submit_requests')).toHaveLength(1)
  })

  it('shows its progress, and continues there', async () => {
    await asFarmer()
    await applied()
    centre.meanwhile = (name) => {
      if (name === shaOf('panCard')) throw new TypeError('Failed to fetch')
    }
    await sendNow()
    expect(await entries()).toMatchObject([
      { state: 'waiting', why: 'network', files: { sent: 1, total: 3, bytes: 53 } },
    ])
  })

  it('counts one photo in two slots as two documents, and sends it once', async () => {
    await asFarmer()
    const draft = newId()
    await saveDraft({ id: draft, ...loan }, farmer)
    const [first, second, third] = slots as [string, string, string]
    for (const slot of [first, second])
      await saveDocument({ draft, slot, bytes: bytesOf(first), type }, farmer)
    await saveDocument({ draft, slot: third, bytes: bytesOf(third), type }, farmer)
    await submit({ ...loan, draft, documents: slots })
    expect(await entries()).toMatchObject([{ files: { sent: 0, total: 3 } }])
    centre.meanwhile = (name) => {
      if (name === shaOf(third)) throw new TypeError('Failed to fetch')
    }
    await sendNow()
    expect(await entries()).toMatchObject([{ files: { sent: 2, total: 3 } }])
    expect(centre.uploads.filter((sha) => sha === shaOf(first))).toHaveLength(1)
  })

  it('whose page was killed during a photo continues at once, in browsers with locks', async () => {
    await asFarmer()
    const id = await applied()
    const lease = { holder: 'dead', until: Date.now() + leaseLength }
    await outbox.entries.update(id, { lease })
    const request = async (_name: string, _options: object, work: () => Promise<unknown>) => work()
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await wakeOutbox()).toMatchObject({ sent: 1 })
  })

  it('with a photo that the phone lost is returned with its slot', async () => {
    await asFarmer()
    const id = await applied()
    const lost = (await documentsOf(id)).find(({ slot }) => slot === 'panCard')!
    await outbox.fileBytes.delete(lost.id)
    await sendNow()
    expect(await entries()).toMatchObject([
      { state: 'returned', returned: { status: 422, code: 'file_lost', field: 'panCard' } },
    ])
    const { draft } = await correct(id)
    expect((await documentsOf(draft)).map(({ slot }) => slot).toSorted()).toEqual(['aadharCard', 'landPhoto'])
    await saveDocument({ draft, slot: 'panCard', bytes: bytesOf('panCard'), type }, farmer)
    const better = await submit({ ...loan, draft, replaces: id, documents: slots })
    expect(await sendNow()).toMatchObject({ sent: 1 })
    expect(atCentre(better.id)).toEqual(slots.map(shaOf))
    expect(await outbox.fileBytes.count()).toBe(0)
  })

  it('is asked about again with a new token if the old one has expired', async () => {
    await asFarmer()
    const id = await applied()
    const stale = [...centre.sessions.keys()].map((name) => `token-${name.split('-')[1]}-of-${farmer}`)
    centre.meanwhile = (name) =>
      name === shaOf('panCard') && stale.forEach((token) => centre.stale.add(token))
    expect(await sendNow()).toMatchObject({ sent: 1 })
    expect(atCentre(id)).toEqual(slots.map(shaOf))
  })

  it('begun by a guest sends its photos after a sign-in', async () => {
    const id = await applied('device')
    await sendNow()
    expect(await entries()).toMatchObject([{ id, state: 'waiting', why: 'sign-in', files: { sent: 0 } }])
    await asFarmer()
    await sendNow()
    expect(await entries()).toEqual([])
    expect(atCentre(id)).toEqual(slots.map(shaOf))
  })

  it('waits, unreadable, during a sign-out, and continues at the next sign-in', async () => {
    await asFarmer()
    const id = await applied()
    centre.meanwhile = (name) => name === shaOf('panCard') && signOut()
    await sendNow()
    expect(await entries()).toEqual([])
    expect(await documentsOf(id)).toEqual([])
    centre.meanwhile = () => {}
    await asFarmer()
    await sendNow()
    expect(atCentre(id).toSorted()).toEqual(slots.map(shaOf).toSorted())
  })
})

describe('photos over Wi-Fi only', () => {
  it('sends the answers and keeps the photos on a mobile network, until Send now is tapped', async () => {
    await asFarmer()
    await saveWifiOnly(true)
    vi.stubGlobal('navigator', { connection: { type: 'cellular' } })
    await applied()
    expect(await wakeOutbox({ ignorePauses: true })).toMatchObject({ sent: 0, waiting: 1 })
    expect(await entries()).toMatchObject([{ state: 'waiting', why: 'wifi', files: { sent: 0 } }])
    expect(centre.uploads).toEqual([])
    expect(await sendNow()).toMatchObject({ sent: 1 })
  })

  it.each([{ type: 'wifi' }, {}, undefined])('sends over %o', async (connection) => {
    await asFarmer()
    await saveWifiOnly(true)
    vi.stubGlobal('navigator', { connection })
    await applied()
    expect(await wakeOutbox()).toMatchObject({ sent: 1 })
  })

  it('waits with Save-Data too, and not without the setting', async () => {
    await asFarmer()
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    await applied()
    expect(await wakeOutbox()).toMatchObject({ sent: 1 })
    await saveWifiOnly(true)
    await applied()
    expect(await wakeOutbox()).toMatchObject({ sent: 0, waiting: 1 })
  })

  it('are sent when Wi-Fi comes, and when the setting is turned off, without waiting for backoff', async () => {
    await asFarmer()
    const view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('document', view)
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    const connection = Object.assign(new EventTarget(), { type: 'cellular' })
    vi.stubGlobal('navigator', { onLine: true, connection })
    await saveWifiOnly(true)
    const first = await applied()
    const stop = startOutboxSync()
    await vi.waitFor(async () => expect(await entries()).toMatchObject([{ why: 'wifi' }]))
    connection.type = 'wifi'
    connection.dispatchEvent(new Event('change'))
    await vi.waitFor(() => expect(centre.complete).toEqual(new Set([first])))
    connection.type = 'cellular'
    const second = await applied()
    await vi.waitFor(async () => expect(await entries()).toMatchObject([{ id: second, why: 'wifi' }]))
    await saveWifiOnly(false)
    await vi.waitFor(() => expect(centre.complete).toEqual(new Set([first, second])))
    stop()
  })

  it('of a guest are sent at once after a sign-in and “Yes, it is mine”', async () => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    vi.stubGlobal('navigator', { onLine: true })
    const id = await applied('device')
    const stop = startOutboxSync()
    await vi.waitFor(async () => expect(await entries()).toMatchObject([{ why: 'sign-in' }]), soon)
    await signIn('farmer@example.org', 'secret')
    // Tried as the guest's once more, before the person has answered.
    await vi.waitFor(async () => expect((await outbox.entries.get(id))?.['attempts']).toBe(2), soon)
    expect(await takeGuestWork()).toEqual({ saved: true })
    await vi.waitFor(() => expect(centre.complete).toEqual(new Set([id])), soon)
    stop()
  })
})

import '../device/failing-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { noteBytes } from '../outbox-device/fake-recorder.ts'
import { everythingStored, freshPhone, shown } from '../outbox-device/test-phone.ts'

const { watchThread, writeToSupport } = await import('#src/features/support/internal/conversation.ts')
const { saveDocument } = await import('#src/platform/files/documents.ts')
const { hasFiles } = await import('#src/features/forms/drafts.ts')
const { isOnlyHere } = await import('#src/features/privacy/internal/account-deletion.ts')
const { requestFile } = await import('#src/features/attachments/request-file.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { partialInputAutosave } = await import('#src/features/forms/internal/partial-input-autosave.ts')

const note = new Uint8Array(noteBytes)

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => vi.unstubAllGlobals())

/** Returns the draft of a message with a voice note. */
async function spokenDraft(account: string): Promise<string> {
  const typing = partialInputAutosave<string>(
    { account, place: 'support', isEmpty: (text) => text === '' },
    undefined,
    { now: () => '', show: () => {}, empty: () => {} },
    () => {},
  )
  const { draft } = await typing.attach('')
  const chosen = { draft, slot: 'voice', bytes: note, type: 'audio/webm', seconds: 4 }
  expect(await saveDocument(chosen, account)).toMatchObject({ saved: true })
  return draft
}
const speak = async (account: string) => writeToSupport('', account, { draft: await spokenDraft(account) })
const thread = () => shown(watchThread())
const heard = async (request: string) => {
  const [message] = (await thread()).filter((candidate) => candidate.request === request)
  const file = await requestFile(request, message!.files[0]!.sha256)
  return typeof file === 'string' ? file : new Uint8Array(await file.arrayBuffer())
}

it('a spoken message is in the thread at once, encrypted, and heard without a network', async () => {
  await signInAndTakeOver('farmer@example.org')
  centre.online = false
  const { outcome, id } = await speak(farmer)
  expect(outcome).toEqual({ saved: true })
  expect(await thread()).toMatchObject([
    { from: 'person', text: '', files: [{ slot: 'voice' }], status: { state: 'saved', files: { total: 1 } } },
  ])
  expect(await heard(id)).toEqual(note)
  expect(await everythingStored()).not.toContain('A_OPUS')
})

it('it is heard without a network after the centre has it, and by nobody else', async () => {
  await signInAndTakeOver('farmer@example.org')
  const { id } = await speak(farmer)
  expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
  expect([...centre.model.files.objects.keys()].map((name) => name.split('/')[1])).toEqual([id])
  centre.online = false
  expect((await thread())[0]!.status).toMatchObject({ state: 'received' })
  expect(await heard(id)).toEqual(note)
  expect(await isOnlyHere(farmer)).toBe(0)
  const { sha256 } = (await thread())[0]!.files[0]!
  await signOut()
  centre.online = true
  await signInAndTakeOver('neighbour@example.org')
  expect(await thread()).toEqual([])
  expect(await requestFile(id, sha256)).toBe('refused')
})

it('words do not wait for the voice note before them, which a guest cannot send yet', async () => {
  const spoken = await speak('device')
  const written = await writeToSupport('Are you open?', 'device')
  await sendNow()
  expect([...centre.rows.keys()]).toEqual([spoken.id, written.id])
  expect((await thread()).map(({ status }) => status)).toMatchObject([
    { state: 'saved', why: 'sign-in', files: { sent: 0, total: 1, receipt: {} } },
    { state: 'received' },
  ])
  await signInAndTakeOver('farmer@example.org')
  await sendNow()
  expect(centre.model.files.objects.size).toBe(1)
  centre.online = false
  expect(await heard(spoken.id)).toEqual(note)
})

it('a full phone says so, and has the draft with its note', async () => {
  await signInAndTakeOver('farmer@example.org')
  const draft = await spokenDraft(farmer)
  const repair = fullAtWrite()
  expect((await writeToSupport('', farmer, { draft })).outcome).toMatchObject({ saved: false })
  repair()
  expect(await hasFiles(draft)).toBe(true)
  expect(await thread()).toEqual([])
  expect((await writeToSupport('', farmer, { draft })).outcome).toEqual({ saved: true })
})

it('a person who signs in meanwhile neither sends nor hears it', async () => {
  await signInAndTakeOver('farmer@example.org')
  const draft = await spokenDraft(farmer)
  await signOut()
  await signInAndTakeOver('neighbour@example.org')
  expect((await writeToSupport('', farmer, { draft })).outcome).toEqual({ saved: false, why: 'locked' })
  expect(await outbox.entries.count()).toBe(0)
  await signOut()
  await signInAndTakeOver('farmer@example.org')
  expect((await writeToSupport('', farmer, { draft })).outcome).toEqual({ saved: true })
})

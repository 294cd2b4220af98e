import '../device/failing-storage.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { loopbackPassword } from '#local/local-only.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { loanAnswers } from '../database/open-desk.ts'
import {
  newAttachment,
  openAttachmentStore,
  type Attachment,
  type AttachmentStore,
} from '../database/attachment-store.ts'
import { shown } from './test-phone.ts'

/* An application with documents from end to end: the phone's own code, a scripted network, the real database, storage
   and complete-request. */

vi.stubEnv('VITE_SUPABASE_URL', '')
const { documentsOf, saveDocument } = await import('#src/platform/files/documents.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { signIn } = await import('#src/features/account/internal/sign-in.ts')

type Fault = 'fine' | 'no network' | 'lost' | 'cut short' | 'portal'

const realFetch = globalThis.fetch
let store: AttachmentStore
/** Faults of the next calls for files, in order, for uploads and others alike. */
let line: Fault[]
let uploads: string[]

beforeAll(async () => {
  store = await openAttachmentStore()
  vi.stubGlobal('location', { origin: store.site })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const isUpload = init.method === 'POST' && /\/storage\/v1\/object\/documents\//.test(address)
    if (!isUpload && !address.includes('complete-request')) return realFetch(address, init)
    const fault = line.shift() ?? 'fine'
    if (fault === 'no network') throw new TypeError('Failed to fetch')
    if (fault === 'portal') return new Response('<html>Pay for your Wi-Fi</html>', { status: 200 })
    if (isUpload) uploads.push(address.split('/').at(-1)!)
    const body = fault === 'cut short' ? (init.body as Uint8Array<ArrayBuffer>).slice(0, 900) : init.body
    const answer = await realFetch(address, { ...init, body: body ?? null })
    if (fault === 'lost') throw new TypeError('Failed to fetch')
    return answer
  })
})
afterAll(() => store.close())
beforeEach(async () => {
  line = []
  uploads = []
  localStorage.clear()
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
})

async function asFarmer(): Promise<string> {
  const result = await signIn('farmer@example.org', loopbackPassword)
  if (!('person' in result)) throw new Error(JSON.stringify(result))
  return result.person.id
}
const loan = { form: 'loan-application', version: 1, owner: 'device', subject: 'crop', answers: loanAnswers }
const attachments = () => [
  newAttachment('aadharCard'),
  newAttachment('jamabandi', 'application/pdf'),
  newAttachment('landLocation'),
]

async function applied(owner: string, own: readonly Attachment[]): Promise<string> {
  const draft = newId()
  await saveDraft({ id: draft, ...loan }, owner)
  for (const { bytes, listed } of own)
    expect(await saveDocument({ draft, slot: listed.slot, bytes, type: listed.type }, owner)).toMatchObject({
      saved: true,
    })
  const { id, outcome } = await submit({ ...loan, draft, documents: own.map(({ listed }) => listed.slot) })
  expect(outcome).toEqual({ saved: true })
  return id
}
const entries = () => shown(watchEntries())
const hashes = (own: readonly Attachment[]) => own.map(({ listed }) => listed.sha256)
async function expectWhole(id: string, person: string, own: readonly Attachment[]): Promise<void> {
  for (const sha256 of hashes(own)) expect(await store.stored(`${person}/${id}/${sha256}`)).toBe(sha256)
  const [row] = await store.backend.query<{ completed: boolean }>(
    'select completed_at is not null as completed from requests where id = $1',
    [id],
  )
  expect(row).toEqual({ completed: true })
  expect(await entries()).toEqual([])
  expect([await outbox.files.count(), await outbox.fileBytes.count()]).toEqual([0, 0])
}

describe('an application with documents', () => {
  it('arrives complete, and then nothing of it stays on the phone', async () => {
    const farmer = await asFarmer()
    const own = attachments()
    const id = await applied(farmer, own)
    expect(await sendNow()).toMatchObject({ sent: 1, waiting: 0 })
    await expectWhole(id, farmer, own)
    expect(uploads).toEqual(hashes(own))
  })

  it('arrives complete over a connection that loses, truncates and fakes, and sends again only interrupted files', async () => {
    const farmer = await asFarmer()
    const own = attachments()
    const id = await applied(farmer, own)
    line = ['fine', 'lost', 'fine', 'cut short', 'lost', 'portal', 'no network']
    for (let run = 0; run < 8 && (await entries()).length > 0; run += 1) {
      expect(await documentsOf(id)).toHaveLength(3)
      await sendNow()
    }
    await expectWhole(id, farmer, own)
    const [first, second, third] = hashes(own)
    // The second answer was lost; the third file arrived half, and the centre requested it after its check.
    expect(uploads).toEqual([first, second, second, third, third])
  })

  it('that a guest submitted is returned with its documents: the form is for accounts', async () => {
    const id = await applied('device', attachments())
    await sendNow()
    expect(uploads).toEqual([])
    expect(await entries()).toMatchObject([{ id, state: 'returned', returned: { code: 'account_only' } }])
    expect(await documentsOf(id)).toHaveLength(3)
  })

  it('with a document of another type than its name is returned with the slot', async () => {
    const farmer = await asFarmer()
    const disguised = newAttachment('jamabandi', 'application/pdf')
    const own = [
      newAttachment('aadharCard'),
      { ...disguised, listed: { ...disguised.listed, type: 'image/jpeg' } },
    ]
    const id = await applied(farmer, own)
    await sendNow()
    expect(await entries()).toMatchObject([
      { id, state: 'returned', returned: { status: 422, field: 'jamabandi' } },
    ])
    expect(await documentsOf(id)).toHaveLength(2)
  })
})

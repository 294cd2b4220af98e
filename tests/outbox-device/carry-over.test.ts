import '../device/failing-storage.ts'
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#src/base/ids.ts'
import type { UnsentWork } from '#src/features/my-requests/internal/unsent-work.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { exportUnsent } = await import('#src/features/my-requests/internal/export.ts')
const { importUnsent } = await import('#src/features/my-requests/internal/import.ts')
const { proofOf } = await import('#src/features/my-requests/internal/proof.ts')
const { createEncryptedFile, openEncryptedFile } =
  await import('#src/features/my-requests/internal/encrypted-file.ts')
const { documentsOf, saveDocument, saveUnassigned, readDocument } =
  await import('#src/platform/files/documents.ts')
const { saveDraft, readDraft, watchDrafts } = await import('#src/features/forms/drafts.ts')
const { contentText, hashOf } = await import('#src/platform/outbox/content.ts')
const { beginRecording } = await import('#src/platform/files/recording.ts')
const { claimPrefix } = await import('#src/platform/session/claim-work.ts')
const { guestSecret } = await import('#src/platform/session/guest-secret.ts')
const { keyOf } = await import('#src/platform/session/keys.ts')
const { newEntry } = await import('#src/platform/outbox/queue.ts')
const { putEntry } = await import('#src/platform/outbox/save-entry.ts')
const { storedOutbox } = await import('#src/platform/outbox/stored-outbox.ts')
const { readEntry, submit, watchEntries, withdraw } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { syncRequests } = await import('#src/features/requests/sync-requests.ts')
const { watchRequests } = await import('#src/features/requests/requests.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')
const words = { form: 'loan-application', version: 1, subject: 'crop', answers: { name: 'ਗੁਰਪ੍ਰੀਤ' } }
const loan = { ...words, owner: 'device' }
const type = 'image/jpeg'
const slots = ['aadharCard', 'panCard']
const bytesOf = (slot: string) => new TextEncoder().encode(`photo of ${slot}`)
const shaOf = (slot: string) => createHash('sha256').update(bytesOf(slot)).digest('hex')
const passphrase = 'ਸਰਨਾ ਦੇ ਖੇਤ'

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))

/** Switches to another phone with the same centre. */
async function otherPhone(): Promise<void> {
  await Promise.all([...device.tables, ...outbox.tables].map((table) => table.clear()))
}
async function written(owner: string): Promise<{ entry: string; draft: string }> {
  const [draft, applied] = [newId(), newId()]
  for (const id of [draft, applied]) {
    await saveDraft({ id, ...words, name: 'Upper field', step: 2 }, owner)
    for (const slot of slots) await saveDocument({ draft: id, slot, bytes: bytesOf(slot), type }, owner)
  }
  const { id: entry } = await submit({ ...loan, draft: applied, documents: slots })
  return { entry, draft }
}
async function exported(): Promise<Blob> {
  const { file } = await exportUnsent(passphrase)
  return file!
}
interface Work extends Pick<UnsentWork, 'owner' | 'claims' | 'files'> {
  entries: object[]
  drafts: { draft: object; updatedAt: number }[]
}

/** Returns a file with a valid passphrase and changed contents of the farmer's work. */
async function handMade(made: (work: Work) => unknown, ...photos: Uint8Array<ArrayBuffer>[]): Promise<Blob> {
  const content = contentText({ ...words, language: 'pa', manifest: [] })
  const facts = { lane: 'loan', createdAt: 1, attempts: 0, nextAttemptAt: 0 }
  const hash = await hashOf(content)
  const id = newId()
  const work: Work = {
    owner: farmer,
    claims: [],
    entries: [{ id, kind: loan.form, hash, ...facts, state: 'waiting', said: { content } }],
    drafts: [{ draft: { id: newId(), ...words }, updatedAt: 1 }],
    files: [],
  }
  const file = await createEncryptedFile(passphrase)
  await file.add(new TextEncoder().encode(JSON.stringify(made(work))))
  for (const photo of photos) await file.add(photo)
  return file.blob()
}
const withEntry = (work: Work, changed: object) => ({
  ...work,
  entries: [{ ...work.entries[0], ...changed }],
})
const withDraft = ({ drafts: [first], ...work }: Work, changed: object) => ({
  ...work,
  drafts: [{ ...first, draft: { ...first!.draft, ...changed } }],
})

const brought = (entries: number, drafts: number, here = 0, left = 0) => ({
  imported: { entries, drafts },
  present: here,
  left,
})

/** Returns the same file with other work in it, and its photos. */
async function rewritten(file: Blob, made: (work: Work & { proof?: string }) => unknown): Promise<Blob> {
  const opened = await openEncryptedFile(file, passphrase)
  if (typeof opened === 'string') throw new Error(opened)
  const parts = opened.parts()
  const again = await createEncryptedFile(passphrase)
  const work = JSON.parse(new TextDecoder().decode((await parts.next()) as Uint8Array)) as Work
  await again.add(new TextEncoder().encode(JSON.stringify(made(work))))
  for (let part = await parts.next(); typeof part !== 'string'; part = await parts.next())
    await again.add(part)
  return again.blob()
}
/** An export of a build that wrote no proof. */
const withoutProof = (file: Blob) => rewritten(file, ({ proof: _proof, ...work }) => work)

describe('unsent work saved to a file', () => {
  it('is complete on another phone, with its ids, and unreadable without the password', async () => {
    await asFarmer()
    const { entry, draft } = await written(farmer)
    await saveUnassigned(bytesOf('shared'), type)
    const saved = await exportUnsent(passphrase)
    expect(saved).toMatchObject({ saved: true, counts: { entries: 1, drafts: 1, files: 5 } })
    expect(await saved.file!.text()).not.toMatch(/photo of|ਗੁਰਪ੍ਰੀਤ|panCard|crop/)

    await otherPhone()
    await asFarmer()
    expect(await importUnsent(saved.file!, passphrase)).toEqual(brought(1, 1))
    expect(await readEntry(entry)).toMatchObject({
      answers: loan.answers,
      manifest: [{ slot: 'aadharCard' }, {}],
    })
    expect(await readDraft(draft)).toMatchObject({ ...words, name: 'Upper field', step: 2 })
    for (const id of [entry, draft])
      expect((await documentsOf(id)).map(({ sha256 }) => sha256).toSorted()).toEqual(
        slots.map(shaOf).toSorted(),
      )
    const [loose] = await documentsOf('')
    expect(await (await readDocument(loose!.id))?.text()).toBe('photo of shared')
    expect(await everythingStored()).not.toMatch(/photo of|ਗੁਰਪ੍ਰੀਤ/)
  })

  it('sent from both phones is one request', async () => {
    await asFarmer()
    const { entry } = await written(farmer)
    const file = await exported()
    await sendNow()
    expect(centre.complete).toEqual(new Set([entry]))
    await otherPhone()
    await asFarmer()
    await outbox.requests.clear()
    await importUnsent(file, passphrase)
    expect(await sendNow()).toMatchObject({ returned: 0, waiting: 0 })
    expect([...centre.rows.keys()]).toEqual([entry])
    expect(centre.uploads).toEqual(slots.map(shaOf))
    expect((await shown(watchRequests())).map(({ id }) => id)).toEqual([entry])
  })

  it('of which the centre has the answers but not the photos is imported, and its photos are sent from here', async () => {
    await asFarmer()
    const { entry } = await written(farmer)
    centre.meanwhile = (name) => {
      if (name === shaOf('aadharCard')) throw new TypeError('Failed to fetch')
    }
    await sendNow()
    const file = await exported()
    centre.meanwhile = () => {}
    await otherPhone()
    await asFarmer()
    await syncRequests()
    expect((await shown(watchRequests())).map(({ id }) => id)).toEqual([entry])
    expect(await importUnsent(file, passphrase)).toEqual(brought(1, 1))
    expect(await sendNow()).toMatchObject({ sent: 1 })
    expect(centre.complete).toEqual(new Set([entry]))
    expect(await importUnsent(file, passphrase)).toEqual(brought(0, 0, 2))
  })

  it('is imported without a note that was being spoken in another tab, which stays there', async () => {
    await asFarmer()
    const { draft } = await written(farmer)
    const note = await beginRecording({ draft, slot: 'voice' }, farmer, async () => undefined)
    expect(await note!.add(bytesOf('a second of voice'))).toEqual({ saved: true })
    const { file, counts } = await exportUnsent(passphrase)
    expect(counts).toEqual({ entries: 1, drafts: 1, files: 4 })
    expect(await outbox.files.count()).toBe(5)
    await note!.drop()
    await otherPhone()
    await asFarmer()
    expect(await importUnsent(file!, passphrase)).toEqual(brought(1, 1))
  })

  it('imported twice exists once', async () => {
    await asFarmer()
    await written(farmer)
    await saveUnassigned(bytesOf('shared'), type)
    const file = await exported()
    expect(await importUnsent(file, passphrase)).toEqual(brought(0, 0, 2))
    expect([await outbox.files.count(), await outbox.fileBytes.count()]).toEqual([5, 5])
  })

  it('is not called unsent after it is canceled: the other phone may send it', async () => {
    const { id } = await submit(loan)
    await exported()
    expect(await withdraw(id)).toMatchObject({ withdrawal: 'perhaps sent' })
  })

  it('is imported even if a name in it is longer than any name', async () => {
    const name = 'ਗ'.repeat(1000)
    await saveDraft({ id: newId(), form: 'soil-test', version: 1, name, answers: { name } }, 'device')
    const { file } = await exportUnsent(passphrase)
    await otherPhone()
    expect(await importUnsent(file!, passphrase)).toEqual(brought(0, 1))
  })

  it('of a guest is sent as that guest, also from the phone of another guest', async () => {
    const { id } = await submit(loan)
    const { secret } = await guestSecret()
    const file = await exported()
    await otherPhone()
    const own = await submit(loan)
    expect(await importUnsent(file, passphrase)).toEqual(brought(1, 0))
    await sendNow()
    expect(centre.rows.get(id)!.owner).toBe(`guest:${secret}`)
    expect(centre.rows.get(own.id)!.owner).not.toBe(`guest:${secret}`)
  })

  it('of a guest becomes the guest of a phone without one, and the account’s of whom then says that it is theirs', async () => {
    const { id } = await submit(loan)
    const { secret } = await guestSecret()
    const file = await exported()
    await otherPhone()
    expect(await importUnsent(file, passphrase)).toEqual(brought(1, 0))
    expect((await guestSecret()).secret).toBe(secret)
    await asFarmer()
    await sendNow()
    expect(centre.rows.get(id)!.sender).toBe(`guest:${secret}`)
    expect(centre.ownerOf(id)).toBe(farmer)
  })

  it('of a guest is not opened by somebody who is signed in, since nobody has asked whether it is theirs', async () => {
    await submit(loan)
    const file = await exported()
    await otherPhone()
    await asFarmer()
    expect(await importUnsent(file, passphrase)).toEqual({ skipped: 'guest' })
    await sendNow()
    expect(await outbox.entries.count()).toBe(0)
    expect(await outbox.settings.where('key').startsWith(claimPrefix(farmer)).count()).toBe(0)
    expect(centre.heard).not.toContain('claim_guest')
  })

  it('of an account has its orders, its profile and whatever else only an account sends', async () => {
    await asFarmer()
    const kinds = ['order', 'order-cancel', 'profile', 'consent', 'edit', 'desk-answer']
    for (const kind of kinds) {
      const entry = (await newEntry(farmer, { kind, content: { label: 'ਦੁੱਧ', seen: {}, price: -0 } }))!
      await storedOutbox().transact((rows) => putEntry(rows, entry))
    }
    const file = await exported()
    await otherPhone()
    await asFarmer()
    expect(await importUnsent(file, passphrase)).toEqual(brought(kinds.length, 0))
    const rows = (await outbox.entries.toArray()) as unknown as { kind: string }[]
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  })

  it('without its account’s proof is drafts with their photos, which are the same request when they are submitted', async () => {
    await asFarmer()
    const { entry, draft } = await written(farmer)
    const file = await withoutProof(await exported())
    await otherPhone()
    await asFarmer()
    expect(await importUnsent(file, passphrase)).toEqual(brought(0, 2))
    expect(await readDraft(draft)).toMatchObject({ ...words, name: 'Upper field' })
    expect(await readDraft(entry)).toMatchObject(words)
    const submission = { ...words, owner: farmer, draft: entry, documents: slots }
    expect(await submit(submission)).toEqual({ outcome: { saved: true }, id: entry })
    await sendNow()
    expect(centre.complete).toEqual(new Set([entry]))
  })
})

describe('a file that somebody else made sends nothing in the name of whoever opens it', () => {
  const answers = { what: 'request', item: newId(), seen: 999_999_999_999_999, status: 'approved' }
  const formLike = { version: 1, language: 'en', manifest: [], answers: {} }
  const change = { kind: 'item', path: 'milk', part: '', changes: { price_paise: 1 }, seen: 9e14, after: [] }
  const accountsOnly: [string, object][] = [
    ['desk-answer', { ...formLike, form: 'desk-answer', answers }],
    ['edit', change],
    ['edit', { ...change, ...formLike, form: 'edit' }],
    ['order', { contact: {}, area: 'sarna', payBy: 'cash', total: 1, items: [] }],
    ['desk-booking', { booking: newId(), do: 'bill', seen: 1, paise: 1, label: '' }],
    ['profile', { changes: { phone: '9000000000' }, seen: {}, after: [] }],
  ]
  const forged = (kind: string, content: object, guest?: string) => {
    const text = contentText(content)
    const hash = createHash('sha256').update(text).digest('hex')
    return { kind, hash, said: { content: text, ...(guest && { guest }) } }
  }
  const secret = 'x'.repeat(43)
  const nothingSent = async () => {
    await asFarmer()
    await sendNow()
    expect(await outbox.entries.count()).toBe(0)
    expect(centre.rows.size).toBe(0)
  }

  it.each(accountsOnly)('%s in a guest’s file', async (kind, content) => {
    for (const guest of [undefined, secret]) {
      const file = await handMade(({ drafts: _none, ...work }) => ({
        ...withEntry({ ...work, drafts: [] }, forged(kind, content, guest)),
        owner: 'device',
      }))
      expect(await importUnsent(file, passphrase)).toEqual(brought(0, 0, 0, 1))
      // Nor after the person has confirmed that the work on the phone is theirs.
      await nothingSent()
      expect(await importUnsent(file, passphrase)).toEqual({ skipped: 'guest' })
      centre = await freshPhone()
    }
  })

  it.each(accountsOnly)('%s in a file in the account’s name', async (kind, content) => {
    await asFarmer()
    const returned = { state: 'returned', returned: { status: 409, code: 'changed', at: 1 } }
    for (const state of [{}, returned]) {
      const file = await handMade((work) => withEntry(work, { ...forged(kind, content), ...state }))
      expect(await importUnsent(file, passphrase)).toEqual(brought(0, 1, 0, 1))
    }
    await nothingSent()
  })

  it('a form is a draft, unless it has a guest’s secret', async () => {
    const file = await handMade((work) => ({ ...work, owner: 'device' }))
    expect(await importUnsent(file, passphrase)).toEqual(brought(0, 2))
    await nothingSent()
    expect(await shown(watchDrafts())).toMatchObject([words, words].map(({ form }) => ({ form })))
  })

  it('a guest of theirs becomes nobody’s by a file in the account’s name', async () => {
    await asFarmer()
    const file = await handMade((work) => ({ ...work, claims: [secret], guest: secret }))
    expect(await importUnsent(file, passphrase)).toEqual(brought(0, 2))
    await sendNow()
    expect(centre.heard).not.toContain('claim_guest')
  })

  it.each(['the proof of another account', 'the proof of other work', 'a proof that is none'])(
    '%s proves nothing',
    async (what) => {
      await asNeighbour()
      const theirs = (await keyOf(neighbour))!
      await otherPhone()
      await asFarmer()
      const own = (await keyOf(farmer))!
      const content = contentText(accountsOnly[0]![1])
      const facts = { lane: 'x', createdAt: 1, attempts: 0, nextAttemptAt: 0, state: 'waiting' as const }
      const entry = { id: newId(), ...facts, kind: 'desk-answer', hash: await hashOf(content) }
      const work = { owner: farmer, claims: [], drafts: [], files: [] }
      const forgery = { ...work, entries: [{ ...entry, said: { content } }] }
      const proofs = {
        'the proof of another account': () => proofOf(theirs, forgery),
        'the proof of other work': () => proofOf(own, { ...work, entries: [] }),
        'a proof that is none': async () => 'x',
      }
      const proof = await proofs[what as keyof typeof proofs]()
      const file = await handMade(() => ({ ...forgery, proof }))
      expect(await importUnsent(file, passphrase)).toEqual(brought(0, 0, 0, 1))
      await nothingSent()
    },
  )

  it('half-typed words for the checkout, the desk or an editor are left out; a message to the centre is not', async () => {
    const file = await handMade(({ drafts: [first], ...work }) => ({
      ...work,
      owner: 'device',
      entries: [],
      drafts: ['checkout', 'edit item milk', 'support'].map((subject) => ({
        ...first,
        draft: { id: newId(), form: 'half-typed', version: 1, subject, answers: { typed: '"x"' } },
      })),
    }))
    expect(await importUnsent(file, passphrase)).toEqual(brought(0, 1, 0, 2))
  })
})

describe('a file that cannot be imported names the reason, and nothing of it is stored', () => {
  const nothing = async () => {
    expect(await outbox.files.count()).toBe(0)
    expect(await shown(watchEntries())).toEqual([])
    expect(await shown(watchDrafts())).toEqual([])
  }
  let file: Blob
  beforeEach(async () => {
    await asFarmer()
    await written(farmer)
    file = await exported()
    await otherPhone()
  })

  it('another account’s, or an account’s if nobody is signed in', async () => {
    expect(await importUnsent(file, passphrase)).toEqual({ skipped: 'foreign' })
    await asNeighbour()
    expect(await importUnsent(file, passphrase)).toEqual({ skipped: 'foreign' })
    await nothing()
  })

  it('a wrong passphrase', async () => {
    await asFarmer()
    expect(await importUnsent(file, 'ਸਰਨਾ ਦੇ ਖੇਤ ')).toEqual({ skipped: 'wrong passphrase' })
    // The same letters from another keyboard.
    expect(await importUnsent(file, passphrase.normalize('NFD'))).toEqual(brought(1, 1))
  })

  it('truncated, anywhere', async () => {
    await asFarmer()
    for (const end of [20, 40, 100, file.size - 90, file.size - 1])
      expect(await importUnsent(file.slice(0, end), passphrase), `${end}`).toEqual({ skipped: 'cut short' })
    await nothing()
  })

  it('changed in a single bit, or with its parts in another order', async () => {
    await asFarmer()
    const bytes = new Uint8Array(await file.arrayBuffer())
    bytes[bytes.length - 3]! ^= 1
    expect(await importUnsent(new Blob([bytes]), passphrase)).toEqual({ skipped: 'damaged' })
    await nothing()
  })

  it('any other file, and one of a newer app', async () => {
    await asFarmer()
    for (const other of ['', 'a letter to the bank', '%PDF-1.7'])
      expect(await importUnsent(new Blob([other]), passphrase)).toEqual({ skipped: 'not ours' })
    const bytes = new Uint8Array(await file.arrayBuffer())
    bytes[8] = 2
    expect(await importUnsent(new Blob([bytes]), passphrase)).toEqual({ skipped: 'newer' })
    const strange = await createEncryptedFile(passphrase)
    await strange.add(new TextEncoder().encode('{"owner":1}'))
    expect(await importUnsent(strange.blob(), passphrase)).toEqual({ skipped: 'damaged' })
    await nothing()
  })

  it.each([
    ['fewer rounds for a guess than we take', 9, 1],
    ['rounds without end', 9, 12_000_001],
    ['a part that is longer than a phone has room for', 61, 0xffffffff],
  ])('one that requires %s', async (_, at, number) => {
    await asFarmer()
    const bytes = new Uint8Array(await file.arrayBuffer())
    new DataView(bytes.buffer).setUint32(at, number)
    expect(await importUnsent(new Blob([bytes]), passphrase)).toEqual({ skipped: 'damaged' })
    await nothing()
  })

  it.each<[string, (work: Work) => unknown]>([
    ['nothing', () => null],
    ['a list', (work) => [work]],
    ['a submission that is none', (work) => ({ ...work, entries: [null] })],
    ['a submission that the centre is said to have', (work) => withEntry(work, { state: 'received' })],
    ['a submission without words', (work) => withEntry(work, { said: { content: 'none' } })],
    ['a submission with words that are no form', (work) => withEntry(work, { said: { content: '[]' } })],
    ['a submission with other words than its hash says', (work) => withEntry(work, { hash: shaOf('x') })],
    ['a submission whose time is none', (work) => withEntry(work, { createdAt: 'soon' })],
    ['a draft with answers that are none', (work) => withDraft(work, { answers: { name: { toString: 1 } } })],
    ['a draft without a form', (work) => withDraft(work, { form: ['x'] })],
    ['a draft of a very long name', (work) => withDraft(work, { name: 'x'.repeat(1_000) })],
    ['a file that is none', (work) => ({ ...work, files: [7] })],
    ['a guest that is none', (work) => ({ ...work, claims: [{}] })],
  ])('one that was made by hand, with %s', async (_, made) => {
    await asFarmer()
    expect(await importUnsent(await handMade(made), passphrase)).toEqual({ skipped: 'damaged' })
    await nothing()
  })

  it('one whose photo does not match its manifest entry', async () => {
    await asFarmer()
    const listed = { of: '', slot: '', type, size: 5, sha256: shaOf('aadharCard') }
    const withPhoto = (slot: string) =>
      handMade((work) => ({ ...work, entries: [], drafts: [], files: [listed] }), bytesOf(slot))
    expect(await importUnsent(await withPhoto('panCard'), passphrase)).toEqual({ skipped: 'damaged' })
    await nothing()
    expect(await importUnsent(await withPhoto('aadharCard'), passphrase)).toEqual(brought(0, 0))
  })

  it('a phone without room', async () => {
    await asFarmer()
    const putBack = fullAtWrite()
    const result = await importUnsent(file, passphrase)
    putBack()
    expect(result).toEqual({ skipped: 'full' })
    await nothing()
  })
})

it('a file that was made by hand imports nothing under another name, and changes no other object', async () => {
  await asFarmer()
  const file = await handMade((work) => ({ ...withEntry(work, { owner: 'somebody else' }), files: [] }))
  const text = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}'
  const strange = await handMade((work) => ({ ...work, ...(JSON.parse(text) as object) }))
  expect(await importUnsent(file, passphrase)).toEqual(brought(0, 2))
  expect((await outbox.drafts.toArray()).map(({ owner }) => owner)).toEqual([farmer, farmer])
  await importUnsent(strange, passphrase)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

it('an invalid password makes no file', async () => {
  expect(await exportUnsent('1234567')).toEqual({ saved: false, why: 'refused' })
})

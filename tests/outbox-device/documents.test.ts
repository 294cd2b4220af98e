import '../device/failing-storage.ts'
import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const {
  documentsOf,
  dropDocument,
  dropUnassigned,
  saveDocument,
  saveUnassigned,
  readDocument,
  watchDocuments,
  watchUnassigned,
} = await import('#src/platform/files/documents.ts')
const { mostUnassigned } = await import('#src/platform/files/unassigned.ts')
const { dropDraft, saveDraft, readDraft } = await import('#src/features/forms/drafts.ts')
const { correct, readEntry, submit, watchEntries, withdraw } =
  await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { whyNotSavedHere } = await import('#src/features/forms/why-not-saved-here.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')
const loan = {
  form: 'loan-application',
  version: 1,
  owner: 'device',
  subject: 'crop',
  answers: { name: 'ਗੁਰਪ੍ਰੀਤ' },
}
const type = 'image/jpeg'
const photo = (words: string) => new TextEncoder().encode(`photo of ${words}`)
const textOf = async (id: string) => (await readDocument(id))?.text()

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))

const storedDraft = async (owner = 'device', more = {}) => {
  const id = newId()
  expect(await saveDraft({ id, ...loan, ...more }, owner)).toEqual({ saved: true })
  return id
}
const storedPhoto = async (draft: string, slot: string, words = slot, owner = 'device') => {
  const result = await saveDocument({ draft, slot, bytes: photo(words), type }, owner)
  expect(result.saved).toBe(true)
  return result.document!
}
const counts = () => Promise.all([outbox.files.count(), outbox.fileBytes.count()])

describe('a file of a draft', () => {
  it('is stored unchanged and encrypted when saving succeeds', async () => {
    const draft = await storedDraft()
    const { id } = await storedPhoto(draft, 'panCard')
    expect(await shown(watchDocuments(draft))).toEqual([
      {
        id,
        slot: 'panCard',
        type,
        size: photo('panCard').length,
        sha256: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ])
    const blob = await readDocument(id)
    expect([blob?.type, await blob?.text()]).toEqual([type, 'photo of panCard'])
    expect(await everythingStored()).not.toMatch(/photo of|panCard|image\/jpeg/)
  })

  it('replaces its slot’s file, and nothing else', async () => {
    const draft = await storedDraft()
    await storedPhoto(draft, 'panCard', 'blurred')
    const pan = await storedPhoto(draft, 'panCard', 'sharp')
    const land = await storedPhoto(draft, 'landPhoto')
    expect((await documentsOf(draft)).map(({ id }) => id)).toEqual([pan.id, land.id])
    expect(await textOf(pan.id)).toBe('photo of sharp')
    expect(await counts()).toEqual([2, 2])
  })

  it('saved twice at once for one slot exists once', async () => {
    const draft = await storedDraft()
    await Promise.all([storedPhoto(draft, 'panCard', 'one'), storedPhoto(draft, 'panCard', 'two')])
    expect(await counts()).toEqual([1, 1])
  })

  it('can be dropped alone, and is deleted with its draft', async () => {
    const draft = await storedDraft()
    await storedPhoto(draft, 'panCard')
    await storedPhoto(draft, 'landPhoto')
    expect(await dropDocument(draft, 'panCard')).toEqual({ saved: true })
    expect((await documentsOf(draft)).map(({ slot }) => slot)).toEqual(['landPhoto'])
    expect(await dropDraft(draft)).toEqual({ saved: true })
    expect(await counts()).toEqual([0, 0])
  })

  it('is not saved without room or without a draft, and the phone says so', async () => {
    const draft = await storedDraft()
    const putBack = fullAtWrite()
    const full = await saveDocument({ draft, slot: 'panCard', bytes: photo('x'), type }, 'device')
    putBack()
    expect(full).toEqual({ saved: false, why: 'full' })
    const nowhere = { draft: newId(), slot: 'panCard', bytes: photo('x'), type }
    expect(await saveDocument(nowhere, 'device')).toEqual({ saved: false, why: 'over' })
    expect(await counts()).toEqual([0, 0])
  })

  it('with damaged bytes on the disk is not shown', async () => {
    const draft = await storedDraft()
    const { id } = await storedPhoto(draft, 'panCard')
    const { bytes } = (await outbox.fileBytes.get(id))!
    bytes.bytes[3]! ^= 1
    await outbox.fileBytes.put({ id, bytes })
    expect(await readDocument(id)).toBeUndefined()
  })

  it('the slot that waits for the camera is stored with the draft', async () => {
    const draft = await storedDraft('device', { waitingFor: 'panCard', step: 'documents' })
    expect(await readDraft(draft)).toMatchObject({ waitingFor: 'panCard', step: 'documents' })
    expect(await everythingStored()).not.toContain('panCard')
  })
})

describe('two people on one phone', () => {
  it('a guest’s files become the account’s after signing in, without touching their bytes', async () => {
    const draft = await storedDraft()
    const { id } = await storedPhoto(draft, 'panCard')
    const before = await outbox.fileBytes.get(id)
    await asFarmer()
    expect(await outbox.files.toArray()).toMatchObject([{ owner: farmer }])
    expect(await outbox.fileBytes.get(id)).toEqual(before)
    expect(await textOf(id)).toBe('photo of panCard')
    expect(await storedPhoto(draft, 'panCard', 'again')).toBeTruthy()
    expect(await counts()).toEqual([1, 1])
  })

  it('nobody else sees, drops or adds to an account’s files, and they are there at the next sign-in', async () => {
    await asFarmer()
    const draft = await storedDraft(farmer)
    const { id } = await storedPhoto(draft, 'panCard', 'pan', farmer)
    await signOut()
    await asNeighbour()
    expect(await documentsOf(draft)).toEqual([])
    expect(await readDocument(id)).toBeUndefined()
    await dropDocument(draft, 'panCard')
    await dropDraft(draft)
    const late = { draft, slot: 'panCard', bytes: photo('other'), type }
    expect(await saveDocument(late, farmer)).toEqual({ saved: false, why: 'locked' })
    await signOut()
    await asFarmer()
    expect(await textOf(id)).toBe('photo of pan')
  })
})

describe('a shared file', () => {
  it('belongs to no draft', async () => {
    const draft = await storedDraft()
    const { document } = await saveUnassigned(photo('shared'), type)
    expect(await shown(watchUnassigned())).toMatchObject([{ id: document!.id, slot: '' }])
    expect(await documentsOf(draft)).toEqual([])
    expect(await textOf(document!.id)).toBe('photo of shared')
    expect(await counts()).toEqual([1, 1])
  })

  it('is stored up to a limit, and can be dropped', async () => {
    const result = await Promise.all(
      Array.from({ length: mostUnassigned + 1 }, (_, at) => saveUnassigned(photo(`${at}`), type)),
    )
    expect(result.filter(({ saved }) => !saved)).toEqual([{ saved: false, why: 'limit' }])
    const [first] = await shown(watchUnassigned())
    await dropUnassigned(first!.id)
    expect(await counts()).toEqual([mostUnassigned - 1, mostUnassigned - 1])
  })
})

describe('submitting', () => {
  it('lists the files in the order of the form, and the entry has them', async () => {
    const draft = await storedDraft()
    await storedPhoto(draft, 'panCard')
    await storedPhoto(draft, 'aadharCard')
    const { id } = await submit({ ...loan, draft, documents: ['aadharCard', 'panCard'] })
    const result = await readEntry(id)
    expect(result).toMatchObject({ manifest: [{ slot: 'aadharCard' }, { slot: 'panCard', type, bytes: 16 }] })
    expect((await documentsOf(id)).map(({ slot }) => slot)).toEqual(['panCard', 'aadharCard'])
    const [{ files }] = (await outbox.entries.toArray()) as never as [{ files: object }]
    expect(files).toEqual({ total: 2, bytes: 35, largest: 19, stored: [] })
    await dropDocument(id, 'panCard')
    await dropDraft(draft)
    expect(await counts()).toEqual([2, 2])
    const late = await saveDocument({ draft, slot: 'panCard', bytes: photo('late'), type }, 'device')
    expect(late).toEqual({ saved: false, why: 'over' })
  })

  it('in another tab takes no more photo, also after typing there, and the sentence says so', async () => {
    const draft = await storedDraft()
    await submit({ ...loan, draft, documents: true })
    vi.resetModules()
    const { saveDraft: typeInOtherTab } = await import('#src/features/forms/drafts.ts')
    expect(await typeInOtherTab({ id: draft, ...loan }, 'device')).toEqual({ saved: false, why: 'over' })
    const { saveDocument: saveInOtherTab } = await import('#src/platform/files/documents.ts')
    const late = await saveInOtherTab({ draft, slot: 'panCard', bytes: photo('late'), type }, 'device')
    expect(late).toEqual({ saved: false, why: 'over' })
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(whyNotSavedHere('over')).toMatch(/^This was sent or deleted meanwhile\. See My requests\./)
  })

  it('in two tabs with other answers is one submission, which keeps its files', async () => {
    const draft = await storedDraft()
    await storedPhoto(draft, 'panCard')
    const { id } = await submit({ ...loan, draft, documents: true })
    vi.resetModules()
    const other = await import('#src/features/forms/submissions.ts')
    const second = await other.submit({ ...loan, answers: {}, draft, documents: true })
    expect(second.outcome).toEqual({ saved: false, why: 'over' })
    const [stored] = await documentsOf(id)
    expect(await textOf(stored!.id)).toBe('photo of panCard')
    expect(await counts()).toEqual([1, 1])
  })

  it('lists a picture that was retaken between reading and saving', async () => {
    const draft = await storedDraft()
    await storedPhoto(draft, 'panCard', 'blurred')
    const { encrypt } = crypto.subtle
    const encryption = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...requests) => {
      const isContent = new TextDecoder().decode(requests[2]).includes('manifest')
      if (isContent) encryption.mockRestore()
      if (isContent) await storedPhoto(draft, 'panCard', 'sharp')
      return encrypt.apply(crypto.subtle, requests)
    })
    const { id } = await submit({ ...loan, draft, documents: true })
    const [stored] = await documentsOf(id)
    expect(await readEntry(id)).toMatchObject({ manifest: [{ sha256: stored!.sha256 }] })
    expect(await textOf(stored!.id)).toBe('photo of sharp')
  })

  it('and canceling deletes the files too', async () => {
    const draft = await storedDraft()
    await storedPhoto(draft, 'panCard')
    const { id } = await submit({ ...loan, draft, documents: true })
    expect(await withdraw(id)).toMatchObject({ saved: true })
    expect(await counts()).toEqual([0, 0])
  })

  it('a returned entry copies its files to the draft that corrects it', async () => {
    await asFarmer()
    const draft = await storedDraft(farmer)
    await storedPhoto(draft, 'panCard', 'panCard', farmer)
    const { id } = await submit({ ...loan, draft, documents: true })
    centre.refusals.set(id, { status: 422, code: 'invalid', message: 'no' })
    await sendNow()
    expect(await shown(watchEntries())).toMatchObject([{ id, state: 'returned' }])
    const mending = (await correct(id)).draft
    expect(await documentsOf(mending)).toMatchObject([{ slot: 'panCard' }])
    expect((await correct(id)).draft).toBe(mending)
    await dropDocument(mending, 'panCard')
    expect(await documentsOf(id)).toHaveLength(1)
    await storedPhoto(mending, 'panCard', 'sharp', farmer)
    const better = await submit({ ...loan, draft: mending, replaces: id, documents: true })
    expect(await documentsOf(better.id)).toHaveLength(1)
    expect(await counts()).toEqual([1, 1])
  })
})

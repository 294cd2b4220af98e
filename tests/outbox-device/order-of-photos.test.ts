import '../device/failing-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { documentsOf, readDocument, saveDocument } = await import('#src/platform/files/documents.ts')
const { swapFiles } = await import('#src/platform/files/swap-files.ts')
const { saveDraft } = await import('#src/features/forms/drafts.ts')
const { readEntry, submit } = await import('#src/features/forms/submissions.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const form = { form: 'crop-advice', version: 1, subject: 'crop-health', answers: { name: 'ਗੁਰਪ੍ਰੀਤ' } }
const slots = ['photo-1', 'photo-2', 'photo-3']
const bytesOf = (words: string) => new TextEncoder().encode(`photo of ${words}`)
const over = { saved: false, why: 'over' }

let draft: string
beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
  draft = newId()
  await saveDraft({ id: draft, ...form }, farmer)
  await put('photo-1', 'leaf')
  await put('photo-2', 'field')
})

afterEach(() => vi.restoreAllMocks())

const put = (slot: string, words: string) =>
  saveDocument({ draft, slot, bytes: bytesOf(words), type: 'image/jpeg' }, farmer)
/** Returns the file of each slot. */
async function inSlots(of = draft): Promise<Record<string, string>> {
  const files = await documentsOf(of)
  const texts = files.map(async ({ id, slot }) => [slot, await (await readDocument(id))?.text()] as const)
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>
}

it('two photos change places, and go to the centre in that order', async () => {
  expect(await swapFiles(draft, ['photo-2', 'photo-1'])).toEqual({ saved: true })
  expect(await inSlots()).toEqual({ 'photo-1': 'photo of field', 'photo-2': 'photo of leaf' })
  expect(await swapFiles(draft, ['photo-2', 'photo-3'])).toEqual({ saved: true })
  expect(await inSlots()).toEqual({ 'photo-1': 'photo of field', 'photo-3': 'photo of leaf' })
  const { id } = await submit({ ...form, owner: farmer, draft, documents: slots })
  const entry = await readEntry(id)
  expect(entry).toMatchObject({ manifest: [{ slot: 'photo-1' }, { slot: 'photo-3' }] })
  expect(await inSlots(id)).toEqual({ 'photo-1': 'photo of field', 'photo-3': 'photo of leaf' })
})

it('a photo that is taken meanwhile replaces the one that is in its place then', async () => {
  await Promise.all([swapFiles(draft, ['photo-1', 'photo-2']), put('photo-1', 'well')])
  const now = await inSlots()
  expect(Object.keys(now).toSorted()).toEqual(['photo-1', 'photo-2'])
  expect(await outbox.files.count()).toBe(2)
  expect(Object.values(now)).toContain('photo of well')
})

it('two photos change places although another one is saved at that moment', async () => {
  const { encrypt } = crypto.subtle
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...all) => {
    expect(await put('photo-3', 'well')).toMatchObject({ saved: true })
    return encrypt.apply(crypto.subtle, all)
  })
  expect(await swapFiles(draft, ['photo-1', 'photo-2'])).toEqual({ saved: true })
  expect(await inSlots()).toEqual({
    'photo-1': 'photo of field',
    'photo-2': 'photo of leaf',
    'photo-3': 'photo of well',
  })
})

it('a submitted draft’s photos, another person’s, and a draft without photos stay as they are', async () => {
  expect(await swapFiles(newId(), ['photo-1', 'photo-2'])).toEqual(over)
  expect(await swapFiles(draft, ['photo-3', 'voice'])).toEqual(over)
  await signOut()
  await signInAndTakeOver('neighbour@example.org')
  expect(await swapFiles(draft, ['photo-1', 'photo-2'])).toEqual({ saved: false, why: 'locked' })
  await signOut()
  await signInAndTakeOver('farmer@example.org')
  const { id } = await submit({ ...form, owner: farmer, draft, documents: slots })
  expect(await swapFiles(id, ['photo-1', 'photo-2'])).toEqual(over)
  expect(await inSlots(id)).toEqual({ 'photo-1': 'photo of leaf', 'photo-2': 'photo of field' })
})

it('a full phone leaves them in their places', async () => {
  const repair = fullAtWrite()
  expect(await swapFiles(draft, ['photo-1', 'photo-2'])).toMatchObject({ saved: false })
  repair()
  expect(await inSlots()).toEqual({ 'photo-1': 'photo of leaf', 'photo-2': 'photo of field' })
})

import '../device/failing-storage.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { noRoomForFiles } from '../device/failing-storage.ts'
import { FakeRecorder } from './fake-recorder.ts'
import { freshPhone } from './test-phone.ts'

/** The code of a page; a new one has nothing of the earlier one's memory. */
const page = async () => {
  vi.resetModules()
  const lingui = await import('@lingui/core')
  lingui.i18n.loadAndActivate({ locale: 'en', messages: {} })
  return {
    ...(await import('#src/platform/files/documents.ts')),
    ...(await import('#src/features/forms/drafts.ts')),
    ...(await import('#src/features/attachments/running-takings.ts')),
    ...(await import('#src/features/apply/internal/file-sentence.ts')),
    ...(await import('#src/features/voice/internal/record-for-draft.ts')),
  }
}
let app: Awaited<ReturnType<typeof page>>
const form = { form: 'crop-advice', version: 1, subject: 'crop-health', answers: { name: 'ਗੁਰਪ੍ਰੀਤ' } }
const type = 'image/jpeg'

beforeEach(async () => {
  await freshPhone()
  // Two pages in one process: Web Locks would tell them apart only by their process.
  vi.stubGlobal('navigator', { onLine: true })
  app = await page()
})

async function newDraft(): Promise<string> {
  const id = newId()
  expect(await app.saveDraft({ id, ...form }, 'device')).toEqual({ saved: true })
  return id
}

it('sending says once that a file of the draft cannot be read any more, in this page and in the next', async () => {
  const draft = await newDraft()
  const bytes = new Uint8Array([1])
  const photo = await app.saveDocument({ draft, slot: 'photo-1', bytes, type }, 'device')
  await app.saveDocument({ draft, slot: 'photo-2', bytes, type }, 'device')
  expect(await app.takingsDone(draft)).toBeUndefined()
  const { sealed } = (await outbox.files.get(photo.document!.id))!
  const damaged = { ...sealed, bytes: new Uint8Array(40) }
  await outbox.files.update(photo.document!.id, { sealed: damaged })
  const failure = { why: expect.stringContaining('cannot be read any more') as string }
  expect(await app.takingsDone(draft)).toEqual(failure)
  expect(await app.takingsDone(draft)).toBeUndefined()
  app = await page()
  expect(await app.takingsDone(draft)).toEqual(failure)
})

it('sending names the voice note that a killed page left and the phone has no room for', async () => {
  const draft = await newDraft()
  const microphone = new FakeRecorder()
  const pieces: unknown[] = []
  const request = { draft, slot: 'voice', longest: 60, owner: 'device' }
  const onPiece = (piece: unknown) => void pieces.push(piece)
  await app.recordForDraft(request, { onDone: () => undefined, onPiece }, microphone.open)
  microphone.speak(3)
  await vi.waitFor(() => expect(pieces).toHaveLength(3))
  app = await page()
  const giveRoom = noRoomForFiles()
  const failure = await app.takingsDone(draft)
  expect(failure?.slot).toBe('voice')
  const named = app.fileSentence({ voice: { longest: 60 } }, failure!)
  expect(named).toMatch(/^Voice note: This phone has no room left\./)
  giveRoom()
  expect(await app.takingsDone(draft)).toBeUndefined()
})

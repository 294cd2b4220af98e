import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesOf } from '#src/features/forms/check.ts'
import { messageAttachments, mostBytesOfVoice } from '#src/features/forms/attachments.ts'
import {
  attachmentOf,
  hashOf,
  nameOf,
  newAttachment,
  openAttachmentStore,
  receiptIn,
  type Attachment,
  type AttachmentStore,
  type Signed,
} from './attachment-store.ts'
import { deskAnswer } from './desk-answer.ts'
import { listed, newGuest, submission, type Changes, type Entry, type Result } from './open-desk.ts'
import { webmNote } from './voice-notes.ts'

const recorded = new Uint8Array(await readFile(new URL('../fixtures/voice/opus.webm', import.meta.url)))
let notes = 0
/** A note that nobody has sent before. */
const newNote = () => attachmentOf('voice', webmNote(10 + ++notes / 100), 'audio/webm')
const photo = (slot = 'photo-1') => newAttachment(slot)

let store: AttachmentStore
let farmer: Signed
let staff: Signed
beforeAll(async () => {
  store = await openAttachmentStore()
  farmer = await store.signedIn('farmer')
  staff = await store.signedIn('staff')
})
afterAll(() => store.close())

const rpc = async <Value>(name: string, body: object, person?: Signed) => {
  const sent = { method: 'POST', body: JSON.stringify(body) }
  return (await (await store.call(`/rest/v1/rpc/${name}`, sent, person)).json()) as Value
}
const answer = async (entry: Entry, person = staff) =>
  (await rpc<{ results: [Result] }>('answer_from_desk', { entries: [entry] }, person)).results[0]

/** A request of the farmer that has just come in. */
const newRequest = async () => {
  const entry = submission()
  expect((await store.send(farmer, entry)).receipt?.state).toBe('complete')
  return entry.id
}
const answerTo = (item: string, attachments: readonly Attachment[], change: object = {}) =>
  deskAnswer(
    { item, seen: 9e14, owner: farmer.id, ...change },
    { manifest: attachments.map((file) => file.listed) },
  )
/** An answer whose files the centre has whole. */
const answered = async (item: string, ...attachments: Attachment[]) => {
  const entry = answerTo(item, attachments)
  expect((await answer(entry)).receipt?.state).toBe('incomplete')
  for (const attachment of attachments)
    expect((await store.put(staff, nameOf(farmer, item, attachment), attachment)).status).toBe(200)
  const checked = await store.complete(staff, entry.id)
  expect(receiptIn(checked)).toMatchObject({ id: entry.id, state: 'complete' })
  return entry
}
const read = async (person: Signed | undefined, item: string, attachment: Attachment) => {
  const path = `/storage/v1/object/documents/${nameOf(farmer, item, attachment)}`
  const response = await store.call(path, {}, person)
  return response.ok ? hashOf(new Uint8Array(await response.arrayBuffer())) : undefined
}
const ownRequest = async (id: string, person = farmer) => {
  const { requests } = await rpc<Changes>('request_changes', { since: 0 }, person)
  return requests.find((request) => request.id === id)
}
const eventFiles = async (id: string) =>
  ((await ownRequest(id))?.events ?? []).flatMap((event) => ('files' in event ? [event.files] : []))

describe('photos and a voice note of an answer', () => {
  test('are listed with its event once the centre has read them, and the farmer reads the same bytes', async () => {
    const [note, leaf] = [attachmentOf('voice', recorded, 'audio/webm'), photo()]
    const item = await newRequest()
    const entry = answerTo(item, [note, leaf], { note: 'Spray in the evening', status: 'answered' })
    await answer(entry)
    const before = await ownRequest(item)
    expect(before).toMatchObject({ status: 'answered' })
    expect(await eventFiles(item)).toEqual([[]])
    for (const file of [note, leaf]) await store.put(staff, nameOf(farmer, item, file), file)
    await store.complete(staff, entry.id)
    expect(await eventFiles(item)).toEqual([[leaf.listed, note.listed]])
    // A phone that has seen the words alone hears of the files.
    expect((await ownRequest(item))!.version).toBeGreaterThan(before!.version)
    for (const reader of [farmer, staff]) {
      expect(await read(reader, item, note)).toBe(note.listed.sha256)
      expect(await read(reader, item, leaf)).toBe(leaf.listed.sha256)
    }
  })

  test('are an answer without words', async () => {
    const item = await newRequest()
    const note = newNote()
    await answered(item, note)
    expect((await ownRequest(item))?.events.at(-1)).toMatchObject({ note: null, by: 'centre' })
    expect(await eventFiles(item)).toEqual([[note.listed]])
  })

  test.each(['farmer2', 'viewer', 'editor', 'agent', undefined])(
    'are neither read, sent nor checked by %s',
    async (who) => {
      const item = await newRequest()
      const leaf = photo()
      const entry = await answered(item, leaf)
      const stranger = who === undefined ? undefined : await store.signedIn(who)
      expect(await read(stranger, item, leaf)).toBeUndefined()
      expect((await store.sign(stranger, nameOf(farmer, item, leaf))).status).not.toBe(200)
      expect((await store.complete(stranger, entry.id)).status).toBe(stranger ? 404 : 401)
      const rows = await store.call(`/rest/v1/answer_files?answer_id=eq.${entry.id}`, {}, stranger)
      expect(rows.ok).toBe(false)
      const own = photo()
      const attempt = await answer(answerTo(item, [own]), stranger)
      expect(attempt?.refused?.status ?? 401).toBe(stranger ? 403 : 401)
      expect((await store.put(stranger, nameOf(farmer, item, own), own)).status).not.toBe(200)
    },
  )

  test('are not put by a colleague, by their reader, elsewhere, or without an answer that lists them', async () => {
    const item = await newRequest()
    const leaf = photo()
    await answer(answerTo(item, [leaf]))
    const manager = await store.signedIn('manager')
    for (const person of [manager, farmer])
      expect((await store.put(person, nameOf(farmer, item, leaf), leaf)).status).not.toBe(200)
    expect((await store.put(staff, nameOf(farmer, await newRequest(), leaf), leaf)).status).not.toBe(200)
    expect((await store.put(staff, nameOf(staff, item, leaf), leaf)).status).not.toBe(200)
    expect((await store.put(staff, nameOf(farmer, item, photo()), photo())).status).not.toBe(200)
    expect((await store.put(staff, nameOf(farmer, item, leaf), leaf)).status).toBe(200)
  })

  test('stay as they are once the centre has read them', async () => {
    const item = await newRequest()
    const leaf = photo()
    const entry = await answered(item, leaf)
    for (const person of [staff, farmer]) {
      const path = `/storage/v1/object/documents/${nameOf(farmer, item, leaf)}`
      await store.call(path, { method: 'DELETE' }, person)
      expect(await store.stored(nameOf(farmer, item, leaf))).toBe(leaf.listed.sha256)
    }
    expect(receiptIn(await store.complete(staff, entry.id)).state).toBe('complete')
    expect((await answer(entry)).receipt?.state).toBe('complete')
    expect(await eventFiles(item)).toEqual([[leaf.listed]])
  })

  test.each([
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a film', webmNote(9, ['A_OPUS', 'V_VP8'])],
    ['a note of five minutes', webmNote(300)],
    ['half a second', webmNote(0.5)],
  ])('are refused if %s is listed as a note, and the file goes', async (_, bytes) => {
    const note = attachmentOf('voice', new Uint8Array(bytes), 'audio/webm')
    const item = await newRequest()
    const entry = answerTo(item, [note])
    await answer(entry)
    await store.put(staff, nameOf(farmer, item, note), note)
    const { status, body } = await store.complete(staff, entry.id)
    expect([status, (body.error as { field: string }).field]).toEqual([422, 'voice'])
    expect(await store.stored(nameOf(farmer, item, note))).toBeUndefined()
    expect(await eventFiles(item)).toEqual([[]])
  })

  test('are not taken beyond number, size and formats, of an order, or without an owner', async () => {
    const item = await newRequest()
    const field = async (attachments: Attachment[], change: object = {}) =>
      (await answer(answerTo(item, attachments, change))).refused?.field
    const large = {
      ...newNote(),
      listed: listed('voice', { type: 'audio/webm', bytes: mostBytesOfVoice + 1 }),
    }
    expect(await field([large])).toBe('voice')
    expect(await field([photo('photo-4')])).toBe('photo-4')
    expect(await field([newAttachment('photo-1', 'application/pdf')])).toBe('photo-1')
    expect(await field([newNote(), newNote()])).toBe('voice')
    expect(await field([photo()], { what: 'order' })).toBe('manifest')
    expect(await field([photo()], { owner: undefined })).toBe('owner')
    expect(await field([photo()], { owner: staff.id })).toBe('owner')
    expect(await field([])).toBe('note')
    expect((await ownRequest(item))?.events).toHaveLength(1)
  })

  test('cannot be sent to a guest, who has no place for them', async () => {
    const guest = newGuest()
    const entry = submission()
    await rpc('submit_requests', { entries: [entry], guest })
    expect((await answer(answerTo(entry.id, [photo()]))).refused?.field).toBe('owner')
    await rpc('claim_guest', { guest }, farmer)
    await answered(entry.id, photo())
  })

  test('wait for the next hour beyond two gigabytes', async () => {
    const item = await newRequest()
    const large = () => ({ ...photo(), listed: listed('photo-1', { bytes: 5_242_880 }) })
    await store.backend.query(
      `insert into answer_files (answer_id, slot, sha256, bytes, type)
       select $1, 'photo-' || n, repeat('0', 64), 5242880, 'image/jpeg' from generate_series(100, 508) n`,
      [(await answered(item, photo())).id],
    )
    const { refused } = await answer(answerTo(item, [large()]))
    expect(refused).toMatchObject({ status: 429 })
    expect(refused!.retry_after).toBeGreaterThan(3_000)
    await store.backend.query(`delete from answer_files where slot like 'photo-___'`)
  })

  test('do not come after somebody else has answered', async () => {
    const item = await newRequest()
    await answer(deskAnswer({ item, seen: 9e14, note: 'first' }), await store.signedIn('manager'))
    const late = await answer(answerTo(item, [photo()], { seen: 0 }))
    expect(late.refused).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  })

  test('go with the account of their reader, and are in the data that they may keep', async () => {
    const item = await newRequest()
    const leaf = photo()
    await answered(item, leaf)
    expect(JSON.stringify(await rpc('my_data', {}, farmer))).toContain(leaf.listed.sha256)
    await answer(deskAnswer({ item, seen: 9e14, status: 'done' }))
    const { files } = await rpc<{ files: string[] }>('preview_deletion', {}, farmer)
    expect(files).toContain(nameOf(farmer, item, leaf))
  })

  test('have an id that names nothing else', async () => {
    const item = await newRequest()
    const entry = answerTo(item, [photo()])
    await answer(entry)
    expect((await store.send(farmer, { ...submission(), id: entry.id })).refused?.status).toBe(409)
    expect((await answer({ ...answerTo(item, [photo()]), id: item })).refused?.status).toBe(409)
  })
})

test('the slots of an answer are the same on the phone and in the database', async () => {
  const [row] = await store.backend.query<{ rules: object }>(`select answer_documents() as rules`)
  const { documents } = rulesOf({ fields: {}, sender: 'anyone', ...messageAttachments } as never) as {
    documents: object
  }
  expect(row!.rules).toEqual(documents)
})

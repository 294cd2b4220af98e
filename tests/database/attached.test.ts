import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesOf } from '#src/features/forms/check.ts'
import cropAdvice from '#src/features/services/crop-advice.form.ts'
import grievance from '#src/features/support/grievance.form.ts'
import support from '#src/features/support/support.form.ts'
import { mostBytesOfVoice } from '#src/features/forms/attachments.ts'
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
import { deskAnswer, type DeskItem } from './at-the-desk.ts'
import { newGuest, type Result } from './open-desk.ts'
import { webmNote } from './voice-notes.ts'

const recorded = new Uint8Array(await readFile(new URL('../fixtures/voice/opus.webm', import.meta.url)))
let notes = 0
/** A note that nobody has sent before. */
const newNote = () => attachmentOf('voice', webmNote(10 + ++notes / 100), 'audio/webm')
const photo = (slot = 'photo-1') => newAttachment(slot)

let store: AttachmentStore
let farmer: Signed
beforeAll(async () => {
  store = await openAttachmentStore()
  const rules = Object.fromEntries(
    [cropAdvice, grievance, support].map((form) => [form.id, { [form.version]: rulesOf(form) }]),
  )
  await store.backend.query(`select publish_form_rules($1::jsonb)`, [JSON.stringify(rules)])
  farmer = await store.signedIn('farmer')
})
afterAll(() => store.close())

const sender = { name: 'Gurpreet Singh', phone: '9876543210' }
const entryOf = (
  form: typeof cropAdvice | typeof grievance,
  answers: object,
  attachments: readonly Attachment[],
  more: object = {},
) => ({
  id: crypto.randomUUID(),
  content: JSON.stringify({
    answers: { ...sender, ...answers },
    form: form.id,
    language: 'pa',
    manifest: attachments.map(({ listed }) => listed),
    ...(form.id === 'crop-advice' ? { subject: Object.keys(cropAdvice.subjects)[0] } : {}),
    version: form.version,
    ...more,
  }),
  made_at: Date.now(),
})
const advice = (...attachments: Attachment[]) => entryOf(cropAdvice, {}, attachments)

const asJson = (body: object) => ({ method: 'POST', body: JSON.stringify(body) })
const rpc = async <Value>(name: string, body: object, person?: Signed) =>
  (await (await store.call(`/rest/v1/rpc/${name}`, asJson(body), person)).json()) as Value
const sent = async (...attachments: Attachment[]) => {
  const entry = advice(...attachments)
  expect((await store.send(farmer, entry)).receipt?.state).toBe('incomplete')
  for (const attachment of attachments)
    expect((await store.put(farmer, nameOf(farmer, entry.id, attachment), attachment)).status).toBe(200)
  return entry.id
}
const read = async (person: Signed | undefined, id: string, attachment: Attachment) => {
  const path = `/storage/v1/object/documents/${nameOf(farmer, id, attachment)}`
  const response = await store.call(path, {}, person)
  return response.ok ? hashOf(new Uint8Array(await response.arrayBuffer())) : undefined
}

test('a message to support is words, a photo or a voice note, and never nothing', async () => {
  const send = (answers: object, ...attachments: Attachment[]) => {
    const manifest = attachments.map(({ listed }) => listed)
    const content = { answers, form: support.id, language: 'pa', manifest, version: support.version }
    return store.send(farmer, {
      id: crypto.randomUUID(),
      content: JSON.stringify(content),
      made_at: Date.now(),
    })
  }
  expect((await send({ text: 'When?' })).receipt?.state).toBe('complete')
  for (const file of [photo('photo-2'), newNote()])
    expect((await send({}, file)).receipt?.state).toBe('incomplete')
  expect((await send({})).refused).toMatchObject({ status: 422, field: 'text' })
})

describe('photos and a voice note of a request', () => {
  test('are there once the centre has read them, and the desk reads the same bytes', async () => {
    const [note, leaf] = [attachmentOf('voice', recorded, 'audio/webm'), photo()]
    const id = await sent(note, leaf)
    const answer = await store.complete(farmer, id)
    expect(receiptIn(answer).state).toBe('complete')
    const staff = await store.signedIn('staff')
    expect(await read(staff, id, note)).toBe(note.listed.sha256)
    expect(await read(staff, id, leaf)).toBe(leaf.listed.sha256)
  })

  test.each(['farmer2', 'viewer', 'agent', undefined])(
    'are nothing for %s, who is somebody else',
    async (who) => {
      const note = newNote()
      const id = await sent(note)
      await store.complete(farmer, id)
      const stranger = who === undefined ? undefined : await store.signedIn(who)
      expect(await read(stranger, id, note)).toBeUndefined()
      const rows = await store.call(`/rest/v1/request_files?request_id=eq.${id}`, {}, stranger)
      expect(rows.ok ? await rows.json() : []).toEqual([])
      expect((await store.complete(stranger, id)).status).toBe(stranger ? 404 : 401)
      expect((await store.put(stranger, nameOf(farmer, id, note), note)).status).not.toBe(200)
    },
  )

  test('are not read by the agent who filled it in for the farmer', async () => {
    const agent = await store.signedIn('agent')
    const guest = newGuest()
    await rpc('claim_guest', { guest }, farmer)
    const note = newNote()
    const entry = entryOf(cropAdvice, { forAnother: true, farmerConsent: true }, [note], {
      filledBy: agent.id,
    })
    await rpc('submit_requests', { entries: [entry], guest }, agent)
    expect((await store.put(farmer, nameOf(farmer, entry.id, note), note)).status).toBe(200)
    expect(await read(agent, entry.id, note)).toBeUndefined()
    expect((await store.put(agent, nameOf(agent, entry.id, note), note)).status).not.toBe(200)
  })

  test.each([
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a photo', newAttachment('voice').bytes],
    ['a film', webmNote(9, ['A_OPUS', 'V_VP8'])],
    ['a note without sound', recorded.slice(0, 200)],
    ['a note of five minutes', webmNote(300)],
    ['half a second', webmNote(0.5)],
  ])('are refused if %s is listed as a note, and the file goes', async (_, bytes) => {
    const note = attachmentOf('voice', new Uint8Array(bytes), 'audio/webm')
    const id = await sent(note)
    const { status, body } = await store.complete(farmer, id)
    expect([status, (body.error as { field: string }).field]).toEqual([422, 'voice'])
    expect(await store.stored(nameOf(farmer, id, note))).toBeUndefined()
  })

  test('are asked for again if half a note came', async () => {
    const note = newNote()
    const entry = advice(note)
    await store.send(farmer, entry)
    const name = nameOf(farmer, entry.id, note)
    await store.put(farmer, name, { ...note, bytes: note.bytes.slice(0, 60) })
    expect((await store.complete(farmer, entry.id)).body.missing).toEqual([note.listed.sha256])
    await store.put(farmer, name, note)
    expect(receiptIn(await store.complete(farmer, entry.id)).state).toBe('complete')
  })

  test('are not taken beyond the form’s number, size and formats', async () => {
    const refusedField = async (...attachments: Attachment[]) =>
      (await store.send(farmer, advice(...attachments))).refused?.field
    const note = newNote()
    const large = { ...note, listed: { ...note.listed, bytes: mostBytesOfVoice + 1 } }
    expect(await refusedField(large)).toBe('voice')
    expect(await refusedField(photo('photo-4'))).toBe('photo-4')
    expect(await refusedField(newAttachment('photo-1', 'application/pdf'))).toBe('photo-1')
    expect(await refusedField(newNote(), newNote())).toBe('voice')
  })

  test('of a guest follow once the guest has an account; the answers come at once', async () => {
    const guest = newGuest()
    const note = newNote()
    const entry = advice(note)
    const { results } = await rpc<{ results: [Result] }>('submit_requests', { entries: [entry], guest })
    expect(results[0].receipt?.state).toBe('incomplete')
    expect((await store.put(undefined, nameOf(farmer, entry.id, note), note)).status).not.toBe(200)
    await rpc('claim_guest', { guest }, farmer)
    expect((await store.put(farmer, nameOf(farmer, entry.id, note), note)).status).toBe(200)
    expect(receiptIn(await store.complete(farmer, entry.id)).state).toBe('complete')
  })
})

describe('a question that may be answered by voice', () => {
  const complaint = (answers: object, ...attachments: Attachment[]) =>
    store.send(farmer, entryOf(grievance, { about: 'order', ...answers }, attachments))

  test('needs words or a note', async () => {
    expect((await complaint({ message: 'Late' })).receipt?.state).toBe('complete')
    expect((await complaint({}, newNote())).receipt?.state).toBe('incomplete')
    expect((await complaint({})).refused).toMatchObject({ status: 422, field: 'message' })
    // A photo is no answer.
    expect((await complaint({}, photo())).refused).toMatchObject({ field: 'message' })
  })
})

describe('a summary of a voice note', () => {
  const summarize = async (person: Signed, item: string, summary: string, seenSummary = '') => {
    const entry = deskAnswer({ item, seen: 0, summary, seenSummary })
    return (await rpc<{ results: [Result] }>('answer_from_desk', { entries: [entry] }, person)).results[0]
  }
  const found = async (person: Signed, wanted: string) =>
    (await rpc<{ items: DeskItem[] }>('desk_find', { wanted }, person)).items

  test('is written at the desk, and found there by its words', async () => {
    const staff = await store.signedIn('staff')
    const id = await sent(newNote())
    expect(await summarize(staff, id, 'ਕਣਕ ਉੱਤੇ ਪੀਲੀ ਕੁੰਗੀ')).toHaveProperty('receipt')
    const [item] = await found(staff, 'ਪੀਲੀ ਕੁੰਗੀ')
    expect([item?.id, (item as { summary?: string }).summary]).toEqual([id, 'ਕਣਕ ਉੱਤੇ ਪੀਲੀ ਕੁੰਗੀ'])
  })

  test('replaces only the one that its writer saw', async () => {
    const [staff, manager] = [await store.signedIn('staff'), await store.signedIn('manager')]
    const id = await sent(newNote())
    await summarize(staff, id, 'first')
    expect((await summarize(manager, id, 'second')).refused).toMatchObject({ status: 409, field: 'summary' })
    expect(await summarize(manager, id, 'second', 'first')).toHaveProperty('receipt')
    expect(await summarize(staff, id, 'second')).toHaveProperty('receipt')
  })

  test('is neither written nor read by anybody else', async () => {
    const id = await sent(newNote())
    const staff = await store.signedIn('staff')
    await summarize(staff, id, 'only for the desk')
    for (const stranger of [farmer, await store.signedIn('viewer')]) {
      expect((await summarize(stranger, id, 'mine', 'only for the desk')).refused?.status).toBe(403)
      expect((await store.call(`/rest/v1/request_summaries`, {}, stranger)).ok).toBe(false)
    }
    const own = await rpc<object>('request_changes', { since: 0 }, farmer)
    expect(JSON.stringify(own)).not.toContain('only for the desk')
  })
})

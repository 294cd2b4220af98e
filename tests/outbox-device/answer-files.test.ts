import '../device/failing-storage.ts'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { noteBytes } from './fake-recorder.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { answerAgain, answerFromDesk, watchOwnAnswers } = await import('#src/features/desk/internal/answer.ts')
const { saveDocument } = await import('#src/platform/files/documents.ts')
const { hasFiles } = await import('#src/features/forms/drafts.ts')
const { exportUnsent } = await import('#src/features/my-requests/internal/export.ts')
const { isOnlyHere } = await import('#src/features/privacy/internal/account-deletion.ts')
const { requestFile } = await import('#src/features/attachments/request-file.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { partialInputAutosave } = await import('#src/features/forms/internal/partial-input-autosave.ts')

const note = new Uint8Array(noteBytes)
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const sha = hashOf(note)

let centre: CentreByFetch
/** Paths that a phone requested from storage, and the stored files by path. */
let asked: string[]
let stored: Map<string, Uint8Array>
let refused: { status: number; code: string; message: string } | undefined
beforeEach(async () => {
  centre = await freshPhone()
  ;[asked, stored, refused] = [[], new Map(), undefined]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address)
    const [, name] = pathname.split('/object/documents/')
    if (!centre.online) throw new TypeError('Failed to fetch')
    if (name !== undefined) return storage(name, init)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    if (pathname.endsWith('answer_from_desk')) return answered(body['entries'] as Sent[])
    if (pathname.endsWith('complete-request'))
      return Response.json({ receipt: receiptOf(String(body['id']), 'complete') })
    return centre.fetch(address, init)
  })
  await signInAndTakeOver('farmer@example.org')
})
afterEach(() => vi.unstubAllGlobals())

interface Sent {
  id: string
  content: string
}
const sent = new Map<string, Sent>()
const receiptOf = (id: string, state: string) => {
  const hash = hashOf(new TextEncoder().encode(sent.get(id)!.content))
  return { id, hash, reference: 'KS-23456', received_at: '2026-11-26T06:00:00.000Z', state }
}
function answered(entries: readonly Sent[]): Response {
  for (const entry of entries) sent.set(entry.id, entry)
  const results = entries.map(({ id }) =>
    refused ? { id, refused } : { id, receipt: receiptOf(id, 'incomplete') },
  )
  return Response.json({ results })
}
function storage(name: string, { method, body }: RequestInit): Response {
  asked.push(name)
  if (method === 'POST') {
    stored.set(name, new Uint8Array(body as Uint8Array<ArrayBuffer>))
    return Response.json({ Id: 'x', Key: `documents/${name}` })
  }
  const bytes = stored.get(name)
  return bytes
    ? new Response(new Uint8Array(bytes))
    : Response.json({ statusCode: '404', error: 'not_found', message: 'none' }, { status: 400 })
}
const heard = async (request: string) => {
  const file = await requestFile(request, sha)
  return typeof file === 'string' ? file : hashOf(new Uint8Array(await file.arrayBuffer()))
}

it('a note of the centre is fetched once, and heard without a network from then on', async () => {
  const request = newId()
  stored.set(`${farmer}/${request}/${sha}`, note)
  expect(await heard(request)).toBe(sha)
  expect(await requestFile(request, sha)).toMatchObject({ type: 'audio/webm' })
  centre.online = false
  expect(await heard(request)).toBe(sha)
  expect(asked).toHaveLength(1)
  expect(await requestFile(newId(), sha)).toBe('no network')
  centre.online = true
  // Storage says the same of a file that is not there and of one that is not theirs.
  expect(await requestFile(newId(), sha)).toBe('refused')
})

it('its copy is encrypted, of its reader alone, and no unsent work', async () => {
  const request = newId()
  stored.set(`${farmer}/${request}/${sha}`, note)
  await heard(request)
  expect(await everythingStored()).not.toContain(new TextDecoder().decode(note))
  expect(await isOnlyHere(farmer)).toBe(0)
  const exported = await exportUnsent('correct horse battery')
  expect(exported).toMatchObject({ counts: { entries: 0, drafts: 0, files: 0 } })
  await signOut()
  centre.online = false
  expect(await heard(request)).toBe('no network')
  centre.online = true
  await signInAndTakeOver('neighbour@example.org')
  expect(await heard(request)).toBe('refused')
  expect(asked.at(-1)).toBe(`${neighbour}/${request}/${sha}`)
})

it('a full phone hears it without a copy, and the oldest copies make room for newer ones', async () => {
  const request = newId()
  stored.set(`${farmer}/${request}/${sha}`, note)
  const repair = fullAtWrite()
  expect(await heard(request)).toBe(sha)
  repair()
  expect(await outbox.files.count()).toBe(0)
  for (let at = 0; at < 61; at++) {
    const id = newId()
    stored.set(`${farmer}/${id}/${sha}`, note)
    expect(await heard(id)).toBe(sha)
  }
  expect(await outbox.files.count()).toBe(60)
  expect(await outbox.fileBytes.count()).toBe(60)
})

it('bytes that are not the listed file are neither shown nor stored', async () => {
  const request = newId()
  stored.set(`${farmer}/${request}/${sha}`, note.slice(1))
  expect(await heard(request)).toBe('no network')
  expect(await outbox.files.count()).toBe(0)
})

const item = {
  what: 'request',
  id: newId(),
  owner: neighbour,
  seen: 7,
  assignee: null,
  log: [],
  taken: [],
} as never as Parameters<typeof answerFromDesk>[1]
const typing = () =>
  partialInputAutosave<string>(
    { account: farmer, place: 'desk', isEmpty: (text) => text === '' },
    undefined,
    { now: () => '', show: () => {}, empty: () => {} },
    () => {},
  )
const spokenAnswer = async () => {
  const { draft } = await typing().attach('')
  const chosen = { draft, slot: 'voice', bytes: note, type: 'audio/webm', seconds: 4 }
  expect(await saveDocument(chosen, farmer)).toMatchObject({ saved: true })
  return answerFromDesk(farmer, item, {}, { draft })
}

it('a spoken answer of the desk goes into the folder of whoever asked, in steps', async () => {
  const { outcome, id } = await spokenAnswer()
  expect(outcome).toEqual({ saved: true })
  expect(await sendNow()).toMatchObject({ returned: 0 })
  expect([...stored]).toEqual([[`${neighbour}/${item.id}/${sha}`, note]])
  const { answers, manifest } = JSON.parse(sent.get(id)!.content) as Record<string, unknown>
  expect(answers).toMatchObject({ what: 'request', item: item.id, owner: neighbour, seen: 7 })
  expect(manifest).toEqual([{ slot: 'voice', sha256: sha, bytes: note.length, type: 'audio/webm' }])
  // Deleted from this phone once the centre has all of it.
  expect(await outbox.files.count()).toBe(0)
})

it('an answer that came back takes its note along when it is sent again', async () => {
  refused = { status: 409, code: 'changed_meanwhile', message: 'quicker' }
  await spokenAnswer()
  expect(await sendNow()).toMatchObject({ returned: 1 })
  const [answer] = await shown(watchOwnAnswers())
  refused = undefined
  expect(await answerAgain(farmer, { ...item, seen: 8 }, answer!)).toEqual({ saved: true })
  await sendNow()
  expect([...stored.keys()]).toEqual([`${neighbour}/${item.id}/${sha}`])
  expect(await outbox.drafts.count()).toBe(0)
})

it('an empty answer stays a draft while it has a note, and goes when its place is left without one', async () => {
  const text = typing()
  const { draft } = await text.attach('')
  text.change('a')
  text.change('')
  await text.flush()
  await saveDocument({ draft, slot: 'voice', bytes: note, type: 'audio/webm' }, farmer)
  await text.leave()
  expect(await hasFiles(draft)).toBe(true)
  const unused = typing()
  await unused.attach('')
  expect(await outbox.drafts.count()).toBe(2)
  await unused.leave()
  expect(await outbox.drafts.count()).toBe(1)
})

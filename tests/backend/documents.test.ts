import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  loanWith,
  newAttachment,
  openAttachmentStore,
  type Attachment,
  type AttachmentStore,
  type Signed,
} from '../database/attachment-store.ts'

let store: AttachmentStore
let farmer: Signed
let other: Signed
let backend: typeof import('#src/platform/backend/documents.ts')
beforeAll(async () => {
  store = await openAttachmentStore()
  farmer = await store.signedIn('farmer')
  other = await store.signedIn('farmer2')
  vi.stubEnv('VITE_SUPABASE_URL', store.site)
  backend = await import('#src/platform/backend/documents.ts')
})
afterAll(() => store.close())
afterEach(() => vi.unstubAllGlobals())

const attachments = () =>
  [newAttachment('aadharCard'), newAttachment('jamabandi', 'application/pdf')] as const
async function applied(...allAttachments: Attachment[]) {
  const entry = loanWith(...allAttachments)
  await store.send(farmer, entry)
  return entry.id
}
const sending = (request: string, { bytes, listed: { sha256, type } }: Attachment, more = {}) =>
  backend.uploadDocument({ owner: farmer.id, request, sha256, type, bytes, token: farmer.token, ...more })

describe('a phone', () => {
  test('sends its files, as bytes or as a Blob, and learns of missing ones until none is', async () => {
    const [aadhaar, jamabandi] = attachments()
    const id = await applied(aadhaar, jamabandi)
    const missing = [aadhaar, jamabandi].map(({ listed }) => listed.sha256).toSorted()
    expect(await backend.completeRequest(id, farmer.token)).toMatchObject({
      receipt: { id, state: 'incomplete' },
      missing,
    })
    expect(await sending(id, aadhaar)).toEqual({ stored: true })
    expect(await sending(id, jamabandi, { bytes: new Blob([jamabandi.bytes]) })).toEqual({ stored: true })
    expect(await backend.completeRequest(id, farmer.token)).toMatchObject({
      receipt: { id, state: 'complete', reference: expect.stringMatching(/^KS-/) },
      missing: [],
    })
  })

  test('that sends a file again gets `stored`, before and after the request is complete', async () => {
    const [aadhaar, jamabandi] = attachments()
    const id = await applied(aadhaar, jamabandi)
    expect(await sending(id, aadhaar)).toEqual({ stored: true })
    expect(await sending(id, aadhaar)).toEqual({ stored: true })
    await sending(id, jamabandi)
    await backend.completeRequest(id, farmer.token)
    expect(await sending(id, aadhaar)).toEqual({ stored: true })
  })

  test('reads its file, and no other account does', async () => {
    const [aadhaar, jamabandi] = attachments()
    const id = await applied(aadhaar, jamabandi)
    await sending(id, aadhaar)
    const { sha256 } = aadhaar.listed
    expect(await backend.documentBytes(farmer.id, id, sha256, farmer.token)).toEqual({ data: aadhaar.bytes })
    expect(await backend.documentBytes(farmer.id, id, sha256, other.token)).toEqual({ status: 404 })
  })

  test('with an ended session is asked to sign in, by every call', async () => {
    const [aadhaar, jamabandi] = attachments()
    const id = await applied(aadhaar, jamabandi)
    const token = `${farmer.token.slice(0, -4)}AAAA`
    expect(await sending(id, aadhaar, { token })).toEqual({ status: 401 })
    expect(await backend.completeRequest(id, token)).toEqual({ status: 401 })
    expect(await backend.documentBytes(farmer.id, id, aadhaar.listed.sha256, token)).toEqual({ status: 401 })
  })

  test('that sends into another account’s request is refused, and keeps its entry', async () => {
    const [aadhaar, jamabandi] = attachments()
    const id = await applied(aadhaar, jamabandi)
    expect(await sending(id, aadhaar, { token: other.token })).toEqual({ status: 401 })
    expect(await backend.completeRequest(id, other.token)).toEqual({ status: 404, code: 'request_unknown' })
  })

  test('that listed a page as a photo gets the slot', async () => {
    const page = newAttachment('jamabandi', 'text/html')
    const lying = { ...page, listed: { ...page.listed, type: 'image/jpeg' } }
    const id = await applied(newAttachment('aadharCard'), lying)
    expect(await sending(id, lying)).toEqual({ stored: true })
    expect(await backend.completeRequest(id, farmer.token)).toEqual({
      status: 422,
      code: 'file_unlike',
      field: 'jamabandi',
    })
  })

  test('can abort an upload', async () => {
    const [aadhaar, jamabandi] = attachments()
    const id = await applied(aadhaar, jamabandi)
    expect(await sending(id, aadhaar, { signal: AbortSignal.abort() })).toEqual({ silent: true })
  })
})

describe('an answer that is not the centre’s', () => {
  const receipt = {
    id: 'a',
    hash: 'ab'.repeat(32),
    reference: 'KS-ABCDE',
    received_at: '2026-11-21T08:00:00Z',
    state: 'incomplete',
  }
  const answering = (status: number, body: string) =>
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
  const json = (body: unknown) => JSON.stringify(body)

  test.each([
    [200, '<html>Pay for your Wi-Fi</html>'],
    [200, json({ Key: 'documents/another' })],
    [200, json({ signedURL: 'https://portal.example' })],
    [200, json({ receipt, missing: [] })],
    [200, json({ receipt: { ...receipt, state: 'complete' }, missing: ['x'] })],
    [200, json({ receipt: { ...receipt, id: 'b' }, missing: ['x'] })],
    [200, json(null)],
    [404, json({ code: 'NOT_FOUND', message: 'Requested function was not found' })],
    [404, '<html>Not here</html>'],
    [400, json({ message: 'no status' })],
    [502, '<html>Bad gateway</html>'],
  ])('counts as silence: %i %s', async (status, body) => {
    answering(status, body)
    const [attachment] = attachments()
    expect(await sending('a', attachment)).toEqual({ silent: true })
    expect(await backend.completeRequest('a', farmer.token)).toEqual({ silent: true })
    expect(await backend.documentBytes(farmer.id, 'a', 'x', farmer.token)).toEqual({ silent: true })
  })

  test('a missing bucket returns no entry', async () => {
    answering(400, json({ statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' }))
    expect(await sending('a', attachments()[0])).toEqual({ silent: true })
  })

  test('a busy centre names the time to wait', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { statusCode: '429', error: 'x', message: 'x' },
        { status: 429, headers: { 'retry-after': '7' } },
      ),
    )
    expect(await sending('a', attachments()[0])).toEqual({ status: 429, retryAfterMs: 7_000 })
  })

  test('a broken connection is silent', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await sending('a', attachments()[0])).toEqual({ silent: true })
    expect(await backend.completeRequest('a', farmer.token)).toEqual({ silent: true })
  })
})

test('a file has a minute and its time at 4 KB a second', async () => {
  const waits: number[] = []
  const later = globalThis.setTimeout
  vi.stubGlobal('fetch', async () => new Response('{}'))
  vi.stubGlobal('setTimeout', (task: () => void, wait: number) => {
    waits.push(wait)
    return later(task, wait)
  })
  await sending('a', newAttachment('aadharCard', 'image/jpeg', 200 * 1024))
  expect(waits[0]).toBe(60_000 + 50_000)
  vi.unstubAllGlobals()
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fullAtWrite } from '../device/failing-storage.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'
import { origin, requestFor } from './fake-browser.ts'

// sw/ has a separate tsconfig.
const parts = import.meta.glob<{ answerFor(request: Request): Promise<Response> | undefined }>(
  '/sw/request-rules.ts',
)
vi.stubGlobal('self', { location: new URL(origin), packs: [] })
const worker = await Object.values(parts)[0]!()
const { readDocument, watchUnassigned } = await import('#src/platform/files/documents.ts')
const { saveSharedFiles } = await import('#src/platform/files/save-shared-files.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

type Bytes = Uint8Array<ArrayBuffer>
const jpeg: Bytes = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)
const pdf: Bytes = new TextEncoder().encode('%PDF-1.7 and so on')
const megabyte = 1024 * 1024

/** What a browser shows a worker of a post. */
interface Shared {
  referrer?: string
  referrerPolicy?: string
  destination?: string
  headers?: Record<string, string>
  name?: string
  file?: string
}

function share(
  files: readonly BlobPart[],
  { referrer = '', name = 'files', file: of = 'IMG.jpg', headers = {}, ...shown }: Shared = {},
): Request {
  const body = new FormData()
  for (const file of files) body.append(name, new File([file], of, { type: 'image/jpeg' }))
  const request = requestFor('/share-target', { method: 'POST', body, page: true })
  const seen = new Headers({ ...Object.fromEntries(request.headers), ...headers })
  return Object.defineProperties(request, {
    ...Object.fromEntries(Object.entries({ referrer, ...shown }).map(([key, value]) => [key, { value }])),
    headers: { value: seen },
  })
}

async function shared(files: readonly BlobPart[], options?: Shared): Promise<string> {
  const answer = await worker.answerFor(share(files, options))!
  expect(answer.status).toBe(303)
  return answer.headers.get('location')!.replace(origin, '')
}

const cached = async () => (await shown(watchUnassigned())).map(({ type, size }) => `${type} ${size}`)

beforeEach(() => freshPhone())

describe('a shared file', () => {
  it('is stored under the key of the current user with its own type, and shown on its page', async () => {
    expect(await shared([jpeg, pdf])).toBe('/shared')
    expect(await cached()).toEqual([`image/jpeg ${jpeg.length}`, `application/pdf ${pdf.length}`])
    const [photo] = await shown(watchUnassigned())
    expect(await (await readDocument(photo!.id))!.bytes()).toEqual(jpeg)
    await signInAndTakeOver('farmer@example.org')
    await shared([pdf])
    await signOut()
    expect(await cached()).not.toContain(`application/pdf ${pdf.length}`)
  })

  it('is refused if it is no document, or too large, and the page gets the number', async () => {
    const large = (head: Bytes, size: number) => [head, new Uint8Array(size - head.length)]
    const files = ['<script>', '', new Blob(large(pdf, 5 * megabyte + 1))]
    // An app that could not read its own file shares an empty one.
    expect(await shared(files)).toBe('/shared?left=3')
    // Larger than a test can post.
    const photo = Object.defineProperty(new Blob([jpeg]), 'size', { value: 100 * megabyte + 1 })
    expect(await saveSharedFiles([photo])).toMatchObject({ saved: 0, left: 1 })
    expect(await cached()).toEqual([])
    expect(await shared([new Blob(large(jpeg, 13 * megabyte))])).toBe('/shared')
  })

  it('is stored if it is a picture of any kind: its page shows it, or says what it is', async () => {
    const kinds = ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', '\0\0\0\x14ftypavif\0\0\0\0avif', 'GIF89a', 'II*\0']
    expect(await shared(kinds)).toBe('/shared')
    const types = (await cached()).map((line) => line.split(' ')[0])
    expect(types.toSorted()).toEqual(['image/avif', 'image/gif', 'image/heic', 'image/tiff'])
  })

  it('is stored up to ten at a time', async () => {
    expect(await shared(Array.from({ length: 12 }, (_, at) => Uint8Array.of(...jpeg, at)))).toBe(
      '/shared?left=2',
    )
    expect(await cached()).toHaveLength(10)
  })

  it('that does not fit on a full phone is said to be for want of room', async () => {
    const giveRoom = fullAtWrite()
    expect(await shared([jpeg, '<script>'])).toBe('/shared?left=2&why=full')
    giveRoom()
    expect(await shared([jpeg])).toBe('/shared')
  })

  // As Chromium 156 shows them to a worker: never `Sec-Fetch-Site`, and `Origin: null` for the phone's own shares too.
  const elsewhere: Record<string, Shared> = {
    'that names itself': { referrer: 'https://elsewhere.example/' },
    'that sends its origin only': { headers: { origin: 'https://elsewhere.example' } },
    'without referrer': { referrerPolicy: 'no-referrer', headers: { origin: 'null' } },
    'that names itself to its own pages only': { referrerPolicy: 'same-origin' },
    'in a frame': { destination: 'iframe' },
    'in a browser that says it': { headers: { 'sec-fetch-site': 'cross-site' } },
    'next door': { referrer: origin, headers: { 'sec-fetch-site': 'same-site' } },
  }
  for (const [which, seen] of Object.entries(elsewhere))
    it(`is refused from another site ${which}`, async () => {
      expect(await shared([jpeg], seen)).toBe('/shared')
      expect(await cached()).toEqual([])
    })

  const here: Record<string, Shared> = {
    'another app': { referrer: 'android-app://com.example.gallery', destination: 'document' },
    'the phone': {
      referrerPolicy: 'strict-origin-when-cross-origin',
      destination: 'document',
      headers: { origin: 'null' },
    },
    'the phone, in a browser that says so': { headers: { 'sec-fetch-site': 'none' } },
    'our own page': { referrer: `${origin}/loans`, headers: { origin } },
  }
  for (const [who, seen] of Object.entries(here))
    it(`is accepted from ${who}`, async () => {
      expect(await shared([jpeg], seen)).toBe('/shared')
      expect(await cached()).toHaveLength(1)
    })

  it('in a body that cannot be read is not said to be nothing', async () => {
    const request = requestFor('/share-target', { method: 'POST', body: 'words', page: true })
    const answer = await worker.answerFor(request)!
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${origin}/shared?left=1`])
  })

  it('of a form in which none was chosen is none', async () => {
    expect(await shared([''], { file: '' })).toBe('/shared')
  })

  it('is accepted as the manifest says, by a page’s navigation only', async () => {
    const { manifestOf } = await import('#scripts/build/manifest.ts')
    const { action, method, params } = manifestOf('pa').share_target
    expect([action, method, params.files[0]!.name]).toEqual(['/share-target', 'POST', 'files'])
    expect(worker.answerFor(requestFor('/share-target', { method: 'POST' }))).toBeUndefined()
    expect(worker.answerFor(requestFor('/elsewhere', { method: 'POST', page: true }))).toBeUndefined()
  })
})

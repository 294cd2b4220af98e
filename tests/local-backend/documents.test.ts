import type { LocalBackend } from '#local/backend.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, openTestBackend, signedInClient, siteUrl } from './open-backend.ts'

const attachments = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('papers', 'papers', false, 65536, array['image/jpeg', 'application/pdf', 'image/svg+xml', 'text/html']);
insert into storage.buckets (id, name, public) values ('large', 'large', false);
create policy papers_insert on storage.objects for insert to authenticated
  with check (bucket_id in ('papers', 'large') and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy papers_select on storage.objects for select to authenticated
  using (owner_id = (select auth.uid())::text);
create policy papers_update on storage.objects for update to authenticated
  using (owner_id = (select auth.uid())::text);
create policy papers_delete on storage.objects for delete to authenticated
  using (owner_id = (select auth.uid())::text);
`

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 200 }, (_, index) => index)])
let backend: LocalBackend
let farmer: SupabaseClient
let folder: string

beforeAll(async () => {
  backend = await openTestBackend({ 'migrations/20260101000000_papers.sql': attachments })
  farmer = await signedInClient(backend, 'farmer@example.org')
  folder = (await farmer.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => backend.close())

const inDocuments = (client: SupabaseClient) => client.storage.from('papers')
const photo = () => new Blob([jpeg], { type: 'image/jpeg' })

async function bytesOf(client: SupabaseClient, path: string): Promise<Uint8Array> {
  const { data, error } = await inDocuments(client).download(path)
  if (error) throw error
  return new Uint8Array(await data.arrayBuffer())
}

/** Stores a body under a type and returns the answer to a signed download of it. */
async function storedAs(name: string, body: BlobPart, type: string): Promise<Response> {
  const stored = await inDocuments(farmer).upload(`${folder}/${name}`, new Blob([body], { type }))
  if (stored.error) throw stored.error
  const { data, error } = await inDocuments(farmer).createSignedUrl(`${folder}/${name}`, 60)
  if (error) throw error
  return backend.fetch(new Request(data.signedUrl))
}

test('a photo uploaded as a browser does comes back byte for byte', async () => {
  const path = `${folder}/photo.jpg`
  expect((await inDocuments(farmer).upload(path, photo())).error).toBeNull()
  expect(await bytesOf(farmer, path)).toEqual(jpeg)
  expect(
    (await inDocuments(farmer).update(path, new Blob([jpeg, jpeg], { type: 'image/jpeg' }))).error,
  ).toBeNull()
  expect((await bytesOf(farmer, path)).byteLength).toBe(jpeg.byteLength * 2)
})

test('plain bytes upload too, and the same path twice is refused', async () => {
  const path = `${folder}/bytes.jpg`
  expect((await inDocuments(farmer).upload(path, jpeg, { contentType: 'image/jpeg' })).error).toBeNull()
  expect(await bytesOf(farmer, path)).toEqual(jpeg)
  expect((await inDocuments(farmer).upload(path, photo())).error?.message).toContain('already exists')
})

test('a signed address opens the document for everybody who has it', async () => {
  const answered = await storedAs('signed.jpg', jpeg, 'image/jpeg')
  expect(answered.status).toBe(200)
  expect(new Uint8Array(await answered.arrayBuffer())).toEqual(jpeg)
})

test.each(['sign', 'upload/sign'])(
  'a signed address (%s) of another token is refused plainly',
  async (kind) => {
    await storedAs(`late-${kind.length}.jpg`, jpeg, 'image/jpeg')
    const open = (token: string) =>
      backend.fetch(
        new Request(
          `${siteUrl}/storage/v1/object/${kind}/papers/${folder}/late-${kind.length}.jpg?token=${token}`,
          {
            method: kind === 'sign' ? 'GET' : 'PUT',
          },
        ),
      )
    for (const token of ['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJleHAiOjk5OTk5OTk5OTl9.']) {
      const answer = await open(token)
      expect([answer.status, await answer.json()]).toEqual([400, expect.any(Object)])
    }
  },
)

test('several signed addresses are made at once', async () => {
  await inDocuments(farmer).upload(`${folder}/many.jpg`, photo())
  const { data } = await inDocuments(farmer).createSignedUrls(
    [`${folder}/many.jpg`, `${folder}/none.jpg`],
    60,
  )
  expect(data?.map(({ path, error }) => [path?.slice(-8), error])).toEqual([
    ['many.jpg', null],
    ['none.jpg', 'Object not found'],
  ])
  expect((await backend.fetch(new Request(data?.[0]?.signedUrl ?? ''))).status).toBe(200)
})

test('a signed upload stores the photo, not its envelope', async () => {
  const path = `${folder}/later.jpg`
  const { data, error } = await inDocuments(farmer).createSignedUploadUrl(path)
  expect(error).toBeNull()
  expect(
    (await inDocuments(clientOf(backend)).uploadToSignedUrl(path, data?.token ?? '', photo())).error,
  ).toBeNull()
  expect(await bytesOf(clientOf(backend, backend.asServiceKey), path)).toEqual(jpeg)
})

test("another person neither reads, signs, replaces nor removes one's documents", async () => {
  const path = `${folder}/mine.jpg`
  await inDocuments(farmer).upload(path, photo())
  const neighbour = await signedInClient(backend, 'neighbour@example.org')
  for (const stranger of [neighbour, clientOf(backend)]) {
    expect((await inDocuments(stranger).download(path)).error).not.toBeNull()
    expect((await inDocuments(stranger).createSignedUrl(path, 60)).error).not.toBeNull()
    expect((await inDocuments(stranger).upload(path, photo(), { upsert: true })).error).not.toBeNull()
    await inDocuments(stranger).remove([path])
  }
  expect(await bytesOf(farmer, path)).toEqual(jpeg)
})

test('a photo is shown, but cannot run scripts', async () => {
  const { headers } = await storedAs('shown.jpg', jpeg, 'image/jpeg')
  expect(headers.get('content-type')).toBe('image/jpeg')
  expect(headers.get('content-disposition')).toBe('inline')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toBe('sandbox')
})

test('a document’s type is that of its first bytes, not of its name: a page that claims to be a photo is only downloaded', async () => {
  const lying = await storedAs('page.jpg', '<script>alert(1)</script>', 'image/jpeg')
  expect(lying.headers.get('content-disposition')).toBe('attachment')
  expect(lying.headers.get('content-type')).toBe('application/octet-stream')
  const pdf = await storedAs('deed.pdf', '%PDF-1.7\n', 'application/pdf')
  expect([pdf.headers.get('content-type'), pdf.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    'inline',
  ])
})

test('a drawing that may contain scripts is never shown', async () => {
  for (const [name, type] of [
    ['a.svg', 'image/svg+xml'],
    ['a.html', 'text/html'],
  ] as const) {
    const { headers } = await storedAs(
      name,
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      type,
    )
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test("a type that the bucket does not accept is refused, and so is a file above the bucket's limit", async () => {
  expect(
    (
      await inDocuments(farmer).upload(
        `${folder}/a.exe`,
        new Blob(['MZ'], { type: 'application/x-msdownload' }),
      )
    ).error,
  ).not.toBeNull()
  const big = new Blob([new Uint8Array(65_537)], { type: 'image/jpeg' })
  expect((await inDocuments(farmer).upload(`${folder}/big.jpg`, big)).error?.message).toContain(
    'maximum allowed size',
  )
})

test("config.toml's file_size_limit applies, and a body far above it is 413", async () => {
  const justAbove = new Blob([new Uint8Array(2 ** 20 + 1)])
  expect((await farmer.storage.from('large').upload(`${folder}/a`, justAbove)).error?.message).toContain(
    'maximum allowed size',
  )
  const { data } = await farmer.auth.getSession()
  const answered = await backend.fetch(
    new Request(`${siteUrl}/storage/v1/object/large/${folder}/b`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}`, apikey: backend.publishableKey },
      body: new Uint8Array(3 * 2 ** 20),
    }),
  )
  expect(answered.status).toBe(413)
})

import type { LocalBackend } from '#local/backend.ts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryShelf, StoredFiles } from '#local/storage/stored-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBackend, signedInClient } from './open-backend.ts'

/*
 * Files on a disk take their time, in which others can come between. In memory Lite is done before anybody else begins.
 */

const attachments = `
insert into storage.buckets (id, name, public) values ('papers', 'papers', false);
create policy papers_insert on storage.objects for insert to authenticated with check (bucket_id = 'papers');
create policy papers_select on storage.objects for select to authenticated using (true);
create policy papers_delete on storage.objects for delete to authenticated using (true);
`

let backend: LocalBackend
let dataDir: string
let farmer: SupabaseClient
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'khet-seva-files-'))
  backend = await openTestBackend({ 'migrations/20260101000000_papers.sql': attachments }, { dataDir })
  farmer = await signedInClient(backend, 'farmer@example.org')
})
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true, force: true })
})

const inDocuments = () => farmer.storage.from('papers')
const put = (path: string, body: Uint8Array<ArrayBuffer>) =>
  inDocuments().upload(path, body, { contentType: 'image/jpeg' })
const bytesOf = async (path: string) => {
  const { data } = await inDocuments().download(path)
  return data && new Uint8Array(await data.arrayBuffer())
}

test('one of several simultaneous uploads under one name is accepted, and its bytes are stored', async () => {
  const bodies = Array.from({ length: 6 }, (_, index) => new Uint8Array(5_000).fill(index))
  const answers = await Promise.all(bodies.map((body) => put('photo', body)))
  const taken = answers.flatMap(({ error }, index) => (error ? [] : [index]))
  expect(taken).toHaveLength(1)
  expect(answers.flatMap(({ error }) => (error ? [error.message] : []))).toEqual(
    Array.from({ length: 5 }, () => 'The resource already exists'),
  )
  expect(await bytesOf('photo')).toEqual(bodies[taken[0]!])
})

test.each(['../../../etc/passwd', '..', '/etc/passwd', 'a/../../b', 'a\0b', 'x'.repeat(5_000), '__proto__'])(
  'no name of a file leads out of its folder: %j',
  async (key) => {
    const names: string[] = []
    const shelf = { ...memoryShelf(), put: async (name: string) => void names.push(name) }
    await new StoredFiles(shelf)
      .uploadObject('documents', key, undefined, new Uint8Array(1), 'image/jpeg', '')
      .catch(() => {})
    expect(names).toEqual([
      expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{64}\.json$/),
    ])
  },
)

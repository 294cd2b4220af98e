import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAttachmentStore, type AttachmentStore, type Signed } from '../database/attachment-store.ts'

let store: AttachmentStore
let admin: Signed
let farmer: Signed
let people: typeof import('#src/features/people/internal/people-api.ts')
beforeAll(async () => {
  store = await openAttachmentStore()
  admin = await store.signedIn('admin')
  farmer = await store.signedIn('farmer')
  vi.stubEnv('VITE_SUPABASE_URL', store.site)
  people = await import('#src/features/people/internal/people-api.ts')
})
afterAll(() => store.close())
afterEach(() => vi.unstubAllGlobals())

const by = ({ id, token }: Signed) => ({ account: id, token })

test('an admin who revokes a missing role learns that, and is not called no admin', async () => {
  expect(await people.giveRole(farmer.id, 'viewer', by(admin))).toBe('done')
  expect(await people.giveRole(farmer.id, 'viewer', by(admin))).toBe('held already')
  expect(await people.takeRole(farmer.id, 'viewer', by(admin))).toBe('done')
  expect(await people.takeRole(farmer.id, 'viewer', by(admin))).toBe('gone already')
})

test('a person who is no admin revokes nothing, and learns why', async () => {
  expect(await people.giveRole(farmer.id, 'viewer', by(admin))).toBe('done')
  expect(await people.takeRole(farmer.id, 'viewer', by(farmer))).toBe('not an admin')
  expect(await people.takeRole(admin.id, 'admin', by(farmer))).toBe('not an admin')
  expect(await people.takeRole(farmer.id, 'viewer', by(admin))).toBe('done')
})

import { fullAtCommit, fullAtWrite, refused } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { dropDraft, saveDraft, readDraft, watchDrafts } = await import('#src/features/forms/drafts.ts')
const { correct, readEntry, submit, watchEntries, withdraw } =
  await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')

const answers = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210' }
const words = { form: 'soil-test', version: 1, subject: 'basic', answers }
const soilTest = { ...words, owner: 'device' }
const draft = (id: string) => ({ id, ...words })
let draftId: string
let a: string
let b: string

let centre: CentreByFetch
let putRight = () => {}

beforeEach(async () => {
  centre = await freshPhone()
  ;[draftId, a, b] = [newId(), newId(), newId()]
})
afterEach(() => {
  putRight()
  putRight = () => {}
})

const entries = () => shown(watchEntries())
const drafts = () => shown(watchDrafts())

describe('submitting', () => {
  it('stores the entry and deletes its draft, and reports it once that is on the disk', async () => {
    await saveDraft(draft(draftId), 'device')
    const done: string[] = []
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...requests) {
      const opened = transaction.apply(this, requests)
      if (opened.mode === 'readwrite' && opened.objectStoreNames.contains('entries'))
        opened.addEventListener('complete', () => done.push(requests[2]?.durability ?? 'unset'))
      return opened
    }
    putRight = () => (IDBDatabase.prototype.transaction = transaction)
    // Dexie takes the browser's function when it opens.
    outbox.close({ disableAutoOpen: false })
    const { outcome, id } = await submit({ ...soilTest, draft: draftId })
    expect(outcome).toEqual({ saved: true })
    expect(done).toEqual(['strict'])
    expect(await outbox.entries.get(id)).toMatchObject({
      state: 'waiting',
      owner: 'device',
      kind: 'soil-test',
    })
    expect(await outbox.drafts.count()).toBe(0)
  })

  it('waits for earlier entries of the same lane, and for nothing else', async () => {
    const submitted = async (lane?: string) => (await submit({ ...soilTest, ...(lane ? { lane } : {}) })).id
    const [one, two, other, lone] = [
      await submitted('support'),
      await submitted('support'),
      await submitted('other'),
      await submitted(),
    ]
    centre.refusals.set(one, { status: 503, code: 'busy', message: 'Later' })
    await sendNow()
    expect([...centre.rows.keys()].toSorted()).toEqual([other, lone].toSorted())
    centre.refusals.clear()
    await sendNow()
    expect([...centre.rows.keys()].slice(-2)).toEqual([one, two])
  })

  it.each([
    ['at the write', fullAtWrite],
    ['at the end of the transaction', () => fullAtPut()],
  ])(
    'reports that there is no room, and keeps the draft, if the quota runs out %s',
    async (_when, failure) => {
      await saveDraft(draft(draftId), 'device')
      putRight = failure()
      expect((await submit({ ...soilTest, draft: draftId })).outcome).toEqual({ saved: false, why: 'full' })
      putRight()
      expect(await entries()).toEqual([])
      expect(await readDraft(draftId)).toMatchObject(words)
    },
  )

  it('reports a browser without storage', async () => {
    outbox.close({ disableAutoOpen: false })
    putRight = refused()
    expect((await submit(soilTest)).outcome).toEqual({ saved: false, why: 'refused' })
    expect(await saveDraft(draft(draftId), 'device')).toEqual({ saved: false, why: 'refused' })
  })

  it('reports a browser without encryption, and stores nothing readable', async () => {
    const { subtle } = crypto
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
    putRight = () => Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
    expect((await submit(soilTest)).outcome).toEqual({ saved: false, why: 'refused' })
    expect(await saveDraft(draft(draftId), 'device')).toEqual({ saved: false, why: 'refused' })
    expect(await signIn('farmer@example.org', 'secret')).toEqual({ notSaved: 'refused' })
    expect(await everythingStored()).toBe('')
  })

  it('a draft twice, by two taps or in two tabs, is one submission', async () => {
    await saveDraft(draft(draftId), 'device')
    vi.resetModules()
    const otherTab = await import('#src/features/forms/submissions.ts')
    const all = await Promise.all([
      submit({ ...soilTest, draft: draftId }),
      submit({ ...soilTest, draft: draftId }),
      otherTab.submit({ ...soilTest, draft: draftId }),
    ])
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([draftId]))
    expect(await outbox.entries.count()).toBe(1)
  })

  it('one draft is submitted once, with whatever answers an old tab sends it again, also once it was withdrawn', async () => {
    await saveDraft(draft(draftId), 'device')
    const other = { ...soilTest, answers: { ...answers, name: 'Harjit' }, draft: draftId }
    expect(await submit({ ...soilTest, draft: draftId })).toEqual({ outcome: { saved: true }, id: draftId })
    const over = { outcome: { saved: false, why: 'over' }, id: '' }
    expect(await submit(other)).toEqual(over)
    expect(await outbox.entries.count()).toBe(1)
    await withdraw(draftId)
    expect(await submit(other)).toEqual(over)
    expect(await submit({ ...soilTest, draft: draftId })).toEqual({ outcome: { saved: true }, id: draftId })
  })

  it('two tabs that send one draft with different answers at once are one submission', async () => {
    await saveDraft(draft(draftId), 'device')
    vi.resetModules()
    const otherTab = await import('#src/features/forms/submissions.ts')
    const all = await Promise.all([
      submit({ ...soilTest, draft: draftId }),
      otherTab.submit({ ...soilTest, answers: { ...answers, name: 'Harjit' }, draft: draftId }),
    ])
    expect(all.map(({ outcome }) => outcome.saved).toSorted()).toEqual([false, true])
    expect(await outbox.entries.count()).toBe(1)
  })

  it('a tab that still fills in a draft which another tab has sent does not bring it back', async () => {
    await saveDraft(draft(draftId), 'device')
    vi.resetModules()
    const otherTab = await import('#src/features/forms/submissions.ts')
    await otherTab.submit({ ...soilTest, draft: draftId })
    expect(await saveDraft(draft(draftId), 'device')).toEqual({ saved: false, why: 'over' })
    expect(await drafts()).toEqual([])
  })

  it('a late save of the draft does not restore it', async () => {
    await saveDraft(draft(draftId), 'device')
    await Promise.all([submit({ ...soilTest, draft: draftId }), saveDraft(draft(draftId), 'device')])
    await saveDraft(draft(draftId), 'device')
    expect(await drafts()).toEqual([])
  })

  it('works after the browser has closed the database', async () => {
    const { id } = await submit(soilTest)
    // Not by Dexie: as iOS does it to a page in the background.
    outbox.backendDB().close()
    expect((await submit(soilTest)).outcome).toEqual({ saved: true })
    outbox.backendDB().close()
    expect(await readEntry(id)).toMatchObject({ form: 'soil-test', answers })
    outbox.backendDB().close()
    expect(await entries()).toHaveLength(2)
  })

  it('retries when the connection breaks, and saves once', async () => {
    const { put } = IDBObjectStore.prototype
    let broken = 0
    IDBObjectStore.prototype.put = function (...values) {
      if (broken++ < 2)
        throw new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError')
      return put.apply(this, values)
    }
    putRight = () => (IDBObjectStore.prototype.put = put)
    expect((await submit(soilTest)).outcome).toEqual({ saved: true })
    expect(broken).toBeGreaterThan(2)
    expect(await outbox.entries.count()).toBe(1)
  })
})

describe('a list', () => {
  it('shows submissions and their persons, but no other answers', async () => {
    const { id } = await submit(soilTest)
    expect(await entries()).toEqual([
      {
        id,
        form: 'soil-test',
        subject: 'basic',
        name: answers.name,
        phone: '+919876543210',
        createdAt: expect.any(Number),
        state: 'waiting',
        nextAttemptAt: expect.any(Number),
      },
    ])
    const stored = await everythingStored()
    for (const word of [answers.name, answers.phone, 'basic']) expect(stored).not.toContain(word)
  })
})

describe('drafts', () => {
  it.each(['a guest', 'an account'])('of %s are read and written in one transaction each', async (owner) => {
    if (owner === 'an account') await signInAndTakeOver('farmer@example.org')
    const account = (await outbox.settings.get('person'))?.value as { id: string } | undefined
    const save = () => saveDraft(draft(draftId), account?.id ?? 'device')
    await save()
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction')
    putRight = () => opened.mockRestore()
    outbox.close({ disableAutoOpen: false })
    await outbox.open()
    opened.mockClear()
    await save()
    expect(opened.mock.calls.map(([, mode]) => mode)).toEqual(['readonly', 'readwrite'])
  })

  it('are restored as they were, at their step, several of one form by their names', async () => {
    await saveDraft({ ...draft(a), name: 'Lower field', step: 'sample' }, 'device')
    await saveDraft({ ...draft(b), name: 'Upper field' }, 'device')
    await saveDraft({ ...draft(a), name: 'Lower field', step: 'visit' }, 'device')
    expect(await readDraft(a)).toEqual({ ...draft(a), name: 'Lower field', step: 'visit' })
    expect((await drafts()).map(({ name }) => name).toSorted()).toEqual(['Lower field', 'Upper field'])
    expect(await everythingStored()).not.toContain('field')
  })

  it('of an older version of the form keep their version', async () => {
    await saveDraft({ ...draft(a), version: 3 }, 'device')
    expect(await readDraft(a)).toMatchObject({ version: 3 })
    expect(await drafts()).toMatchObject([{ version: 3 }])
  })

  it('are dropped by their owner only', async () => {
    await signInAndTakeOver('farmer@example.org')
    await saveDraft(draft(a), '0198c0de-0000-7000-8000-000000000001')
    await signOut()
    await dropDraft(a)
    expect(await outbox.drafts.count()).toBe(1)
    expect(await readDraft(a)).toBe('locked')
    expect(await readDraft(b)).toBeUndefined()
  })

  it('are not saved for an account that has left the phone', async () => {
    await signInAndTakeOver('farmer@example.org')
    await signOut()
    expect(await saveDraft(draft(a), '0198c0de-0000-7000-8000-000000000001')).toEqual({
      saved: false,
      why: 'locked',
    })
    expect(await outbox.drafts.count()).toBe(0)
  })
})

describe('a returned entry', () => {
  const returned = async () => {
    const { id } = await submit(soilTest)
    centre.refusals.set(id, { status: 422, code: 'invalid', message: 'phone', field: 'phone' })
    await sendNow()
    return id
  }

  it('names the field, becomes one draft however often it is opened, and is deleted after the correction', async () => {
    const id = await returned()
    expect(await entries()).toMatchObject([
      { id, state: 'returned', returned: { status: 422, field: 'phone' } },
    ])
    const [one, two] = await Promise.all([correct(id), correct(id)])
    expect(one).toEqual({ outcome: { saved: true }, draft: expect.any(String) })
    expect(two.draft).toBe(one.draft)
    const opened = await readDraft(one.draft)
    expect(opened).toMatchObject({ ...words, replaces: id })
    const { id: mended } = await submit({ ...soilTest, draft: one.draft, replaces: id })
    expect(await entries()).toMatchObject([{ id: mended, state: 'waiting' }])
    expect(await readEntry(mended)).toMatchObject({ replaces: id })
    expect(await drafts()).toEqual([])
  })

  it('can be withdrawn; missing and waiting entries cannot be corrected', async () => {
    const id = await returned()
    expect(await withdraw(id)).toEqual({ saved: true, withdrawal: 'withdrawn' })
    expect(await entries()).toEqual([])
    expect(await correct(id)).toEqual({ outcome: { saved: false, why: 'over' }, draft: '' })
    const waiting = await submit(soilTest)
    expect((await correct(waiting.id)).draft).toBe('')
  })
})

describe('withdrawing', () => {
  it('asks again if the centre may have it already', async () => {
    const { id } = await submit(soilTest)
    centre.loseReplies = 1
    await sendNow()
    expect(await withdraw(id)).toEqual({ saved: false, why: 'refused', withdrawal: 'perhaps sent' })
    expect(await entries()).toHaveLength(1)
    expect(await withdraw(id, { evenIfSent: true })).toEqual({
      saved: true,
      withdrawal: 'withdrawn, perhaps sent',
    })
    expect(await entries()).toEqual([])
  })
})

/** Same as `fullAtCommit`, for `put`. */
function fullAtPut() {
  const { add, put } = IDBObjectStore.prototype
  const restore = fullAtCommit()
  const failing = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...values: [unknown]) {
    IDBObjectStore.prototype.add = put as typeof add
    return failing.apply(this, values)
  } as typeof put
  return () => {
    restore()
    IDBObjectStore.prototype.put = put
    IDBObjectStore.prototype.add = add
  }
}

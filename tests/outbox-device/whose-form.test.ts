import '../device/failing-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { noon, waitingEntry } from '../outbox/entries.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { answerFromDesk } = await import('#src/features/desk/internal/answer.ts')
const { saveDraft, readDraft } = await import('#src/features/forms/drafts.ts')
const { knownAnswers, rememberAnswers } = await import('#src/features/forms/known-answers.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { extendUnlockPeriod } = await import('#src/features/shared-phone/internal/unlock-period.ts')
const { saveEntry } = await import('#src/platform/outbox/save-entry.ts')
const { submit } = await import('#src/features/forms/submissions.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { storedOutbox } = await import('#src/platform/outbox/stored-outbox.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')
const { writeToSupport } = await import('#src/features/support/internal/conversation.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')
const answers = { name: 'Gurpreet', phone: '9876543210', village: 'Sarna' }
const words = { form: 'soil-test', version: 1, subject: 'basic', answers }
const soilTest = { ...words, owner: farmer }
const locked = { outcome: { saved: false, why: 'locked' }, id: '' }
const minute = 60_000

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => vi.restoreAllMocks())

async function farmersOpenForm(): Promise<string> {
  await asFarmer()
  const draft = newId()
  expect(await saveDraft({ id: draft, ...words }, farmer)).toEqual({ saved: true })
  return draft
}

/** Where a PIN takes five seconds to try, the phone asks no more of itself. */
async function withPin() {
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (at += 5_000))
  expect(await setPin('2580', 5 * minute)).toEqual({ saved: true })
  await extendUnlockPeriod(true)
}

const clockGoes = (by: number) => {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + by)
}

/** How the person of an open form ceases to use the phone, mostly in another tab. */
const departures: readonly (readonly [how: string, leaves: () => unknown])[] = [
  ['somebody else signs in', asNeighbour],
  ['they sign out', signOut],
  ['their clock is put back', () => withPin().then(() => clockGoes(-10 * minute))],
  ['they sleep over it', () => withPin().then(() => clockGoes(30 * minute))],
]

it.each(departures)(
  'if %s a form is sent under no other name, and its draft stays theirs',
  async (_how, leaves) => {
    const draft = await farmersOpenForm()
    await leaves()
    expect(await submit({ ...soilTest, draft })).toEqual(locked)
    expect(await submit(soilTest)).toEqual(locked)
    await sendNow()
    expect([await outbox.entries.count(), centre.rows.size]).toEqual([0, 0])
    vi.restoreAllMocks()
    await asFarmer()
    expect(await readDraft(draft)).toMatchObject({ answers })
    const { id } = await submit({ ...soilTest, draft })
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
    expect(await outbox.drafts.count()).toBe(0)
  },
)

it('a guest’s draft is sent as the account that signed in meanwhile', async () => {
  const draft = newId()
  await saveDraft({ id: draft, ...words }, 'device')
  await asFarmer()
  const { id } = await submit({ ...words, owner: 'device', draft })
  await sendNow()
  expect(centre.ownerOf(id)).toBe(farmer)
  expect(await outbox.drafts.count()).toBe(0)
})

it('a claimed draft is sent neither as the next guest’s nor as another account’s', async () => {
  const draft = newId()
  await saveDraft({ id: draft, ...words }, 'device')
  await asFarmer()
  await signOut()
  expect(await submit({ ...words, owner: 'device', draft })).toEqual(locked)
  await asNeighbour()
  expect(await submit({ ...words, owner: neighbour, draft })).toEqual(locked)
  expect(await outbox.drafts.get(draft)).toMatchObject({ owner: farmer })
})

it('saving an entry deletes a draft of its owner, or a guest’s unclaimed one, and no other', async () => {
  const draft = await farmersOpenForm()
  const entry = (owner: string) => waitingEntry(newId(), { owner, createdAt: noon })
  await saveEntry(storedOutbox(), entry('device'), { draft })
  expect(await outbox.drafts.count()).toBe(1)
  await saveEntry(storedOutbox(), entry(farmer), { draft })
  expect(await outbox.drafts.count()).toBe(0)
  await saveDraft({ id: draft, ...words }, 'device')
  await outbox.drafts.update(draft, { owner: 'device' })
  await saveEntry(storedOutbox(), entry(farmer), { draft })
  expect(await outbox.drafts.count()).toBe(0)
})

it('a desk answer and a support message are sent under no other name either', async () => {
  await asFarmer()
  await asNeighbour()
  const item = { what: 'request', id: newId(), seen: 1, assignee: null } as never
  expect(await answerFromDesk(farmer, item, { note: 'Come by.' })).toEqual(locked)
  expect(await writeToSupport('When do you open?', farmer)).toEqual(locked)
  expect(await outbox.entries.count()).toBe(0)
})

it('nobody is offered the answers of an account that has left', async () => {
  const fields = { name: { type: 'text', knownAs: 'name' } } as never
  await asFarmer()
  await asNeighbour()
  await rememberAnswers({ fields }, answers, farmer)
  expect(await knownAnswers()).toEqual({})
  await expect(everythingStored()).resolves.not.toContain('known:')
})

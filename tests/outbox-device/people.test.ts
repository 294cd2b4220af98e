import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import loan from '#src/features/loans/loan-application.form.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { saveDraft, readDraft, encryptDraft, watchDrafts } = await import('#src/features/forms/drafts.ts')
const { knownAnswers, rememberAnswers } = await import('#src/features/forms/known-answers.ts')
const { claimGuestWork } = await import('#src/platform/session/claim-work.ts')
const { guestSecret } = await import('#src/platform/session/guest-secret.ts')
const { keyOf } = await import('#src/platform/session/keys.ts')
const { newEntry } = await import('#src/platform/outbox/queue.ts')
const { readEntry, submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { sendNow, wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { watchRequests } = await import('#src/features/requests/requests.ts')
const { changePassword } = await import('#src/features/account/internal/sign-in-password.ts')
const { currentPerson, storedSession } = await import('#src/platform/session/stored-session.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { leaveGuestWork } = await import('#src/features/shared-phone/guest-work.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')

const answers = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210', village: 'Sarna' }
const words = { form: 'soil-test', version: 1, subject: 'basic', answers }
const soilTest = { ...words, owner: 'device' }
const fields = {
  name: { type: 'text', knownAs: 'name', label: {} },
  phone: { type: 'phone', knownAs: 'phone', label: {} },
} as never

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))

const submitted = async (more = {}) => (await submit({ ...soilTest, ...more })).id
const entryIds = async () => (await shown(watchEntries())).map(({ id }) => id)
const draftIds = async () => (await shown(watchDrafts())).map(({ id }) => id)
const requestIds = async () => (await shown(watchRequests())).map(({ id }) => id)
const storedDraft = async (owner: string) => {
  const id = newId()
  expect(await saveDraft({ id, ...soilTest }, owner)).toEqual({ saved: true })
  return id
}
const keyOwners = () => outbox.keys.toCollection().primaryKeys()

describe('signing in', () => {
  it('brings the account’s key, which no script can read', async () => {
    await asFarmer()
    expect((await keyOf(farmer))?.extractable).toBe(false)
  })

  it('opens a guest’s drafts at once, also before they are stored as the person’s', async () => {
    await asFarmer()
    const id = newId()
    await outbox.drafts.put(await encryptDraft({ id, ...soilTest }, 'device', (await keyOf('device'))!))
    expect(await readDraft(id)).toMatchObject(words)
    expect(await outbox.drafts.get(id)).toMatchObject({ owner: farmer })
  })

  it('fails if the key cannot be fetched, and leaves nothing behind', async () => {
    centre.withoutKeys = true
    expect(await asFarmer()).toEqual({ silent: true })
    expect(await outbox.settings.count()).toBe(0)
    expect(await keyOwners()).toEqual([])
    centre.withoutKeys = false
    expect(await asFarmer()).toMatchObject({ person: { id: farmer } })
  })

  it('makes the guest’s drafts and submissions the account’s, at the centre too', async () => {
    const sent = await submitted()
    await sendNow()
    expect(await requestIds()).toEqual([sent])
    const waiting = await submitted()
    const draft = await storedDraft('device')
    await asFarmer()
    expect(await entryIds()).toEqual([waiting])
    expect(await draftIds()).toEqual([draft])
    expect(await requestIds()).toEqual([sent])
    expect(await readEntry(waiting)).toMatchObject({ answers })
    expect(await readDraft(draft)).toMatchObject({ answers })
    for (const table of [outbox.entries, outbox.drafts, outbox.requests])
      expect(await table.where({ owner: 'device' }).count()).toBe(0)
  })

  it('claims at the centre once, and guest drafts are still sent as that guest', async () => {
    const first = await submitted()
    centre.loseReplies = 1
    await sendNow()
    const second = await submitted()
    await asFarmer()
    const third = await submitted()
    await sendNow()
    await sendNow()
    expect(centre.rows.size).toBe(3)
    const guests = [first, second].map((id) => centre.rows.get(id)!.sender)
    expect(new Set(guests).size).toBe(1)
    expect(guests[0]).toMatch(/^guest:[\w-]{43}$/)
    expect(centre.rows.get(third)!.owner).toBe(farmer)
    for (const id of [first, second, third]) expect(centre.ownerOf(id)).toBe(farmer)
    expect(centre.heard.filter((name) => name === 'claim_guest')).toHaveLength(1)
    expect((await requestIds()).toSorted()).toEqual([first, second, third])
    expect(await entryIds()).toEqual([])
  })

  it('claims although the centre is silent, and reports it when it answers', async () => {
    const id = await submitted()
    await asFarmer()
    centre.online = false
    await sendNow()
    expect(await entryIds()).toEqual([id])
    centre.online = true
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
  })

  it('brings back what has no guest’s secret, and does not send it', async () => {
    const content = { ...words, language: 'pa', manifest: [] }
    await outbox.entries.put((await newEntry('device', { kind: 'soil-test', content })) as never)
    await asFarmer()
    await sendNow()
    const returned = { owner: farmer, state: 'returned', returned: { status: 403, code: 'account_only' } }
    expect(await outbox.entries.toArray()).toMatchObject([returned])
    expect(centre.rows.size).toBe(0)
  })

  it('gives the phone a new guest', async () => {
    await submitted()
    const { secret } = await guestSecret()
    await asFarmer()
    await signOut()
    expect((await guestSecret()).secret).not.toBe(secret)
  })

  it('with the phone full keeps the guest’s work, and claims it later', async () => {
    const id = await submitted()
    await asFarmer()
    await outbox.entries.update(id, { owner: 'device', sealed: await encryptAsGuest(id) })
    await wakeOutbox()
    expect(await outbox.entries.where({ owner: 'device' }).count()).toBe(0)
  })

  it('during a submission leaves nothing to the guest, in either order', async () => {
    const draft = await storedDraft('device')
    const all = await Promise.all([
      submit({ ...soilTest, draft }),
      asFarmer(),
      submitted(),
      storedDraft('device'),
      submitted(),
    ])
    await claimGuestWork(farmer)
    expect(all[0].outcome).toEqual({ saved: true })
    expect(await entryIds()).toHaveLength(3)
    for (const entry of await outbox.entries.toArray())
      expect(await readEntry(entry.id)).toMatchObject({ answers })
    expect(await draftIds()).toHaveLength(1)
  })
})

async function encryptAsGuest(id: string) {
  const { decryptContent, encryptContent } = await import('#src/platform/outbox/encrypted-content.ts')
  const { sealed } = (await outbox.entries.get(id))!
  const content = await decryptContent((await keyOf(farmer))!, sealed)
  return encryptContent((await keyOf('device'))!, content!)
}

describe('between encrypting and storing', () => {
  afterEach(() => vi.restoreAllMocks())

  /** Something happens just when a text with this in it is being encrypted. */
  const whileEncrypting = (words: string, happens: () => Promise<unknown>) => {
    const { encrypt } = crypto.subtle
    let happened = false
    onTestFinished(() => expect(happened).toBe(true))
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...requests) => {
      if (!happened && new TextDecoder().decode(requests[2]).includes(words)) {
        happened = true
        await happens()
      }
      return encrypt.apply(crypto.subtle, requests)
    })
  }

  it('a guest who signs in leaves no submission behind', async () => {
    whileEncrypting('soil-test', asFarmer)
    const { outcome, id } = await submit(soilTest)
    expect(outcome).toEqual({ saved: true })
    expect(await outbox.entries.toArray()).toMatchObject([{ id, owner: farmer }])
    expect(await readEntry(id)).toMatchObject({ answers })
  })

  it('a guest’s draft that another account has taken meanwhile is not sent in this one’s name', async () => {
    const draft = await storedDraft('device')
    await asFarmer()
    await outbox.drafts.update(draft, { owner: 'device' })
    whileEncrypting('soil-test', () => outbox.drafts.update(draft, { owner: 'neighbour' }))
    const { outcome } = await submit({ ...soilTest, draft })
    expect(outcome).toEqual({ saved: false, why: 'locked' })
    expect([await outbox.entries.count(), await outbox.drafts.count()]).toEqual([0, 1])
  })

  it('a guest who signs in loses nothing of a draft that is being saved', async () => {
    const id = await storedDraft('device')
    whileEncrypting('"step":2', asFarmer)
    await saveDraft({ id, ...soilTest, step: 2 }, 'device')
    expect(await outbox.drafts.toArray()).toMatchObject([{ id, owner: farmer }])
    expect(await readDraft(id)).toMatchObject({ step: 2 })
  })

  it('a write during a claim’s encryption is not overwritten by older data', async () => {
    const id = newId()
    await saveDraft({ id, ...soilTest, step: 1 }, 'device')
    await asFarmer()
    await signOut()
    await saveDraft({ id: newId(), ...soilTest, step: 1 }, 'device')
    const [{ id: second } = { id: '' }] = await shown(watchDrafts())
    whileEncrypting('"step":1', () => saveDraft({ id: second, ...soilTest, step: 2 }, 'device'))
    await asFarmer()
    expect(await readDraft(second)).toMatchObject({ step: 2 })
    expect(await readDraft(id)).toMatchObject({ step: 1 })
  })
})

describe('two tabs', () => {
  it('agree on the phone’s key and on the guest', async () => {
    vi.resetModules()
    const other = await import('#src/platform/session/keys.ts')
    const otherGuest = await import('#src/platform/session/guest-secret.ts')
    await Promise.all([keyOf('device'), other.keyOf('device'), keyOf('device')])
    const [one, two] = await Promise.all([guestSecret(), otherGuest.guestSecret()])
    expect(one.secret).toBe(two.secret)
  })

  it('drain together and send each submission once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => submitted()))
    vi.resetModules()
    const other = await import('#src/platform/outbox/wake.ts')
    const drained = await Promise.all([sendNow(), other.sendNow(), wakeOutbox()])
    expect(drained.reduce((sum, { sent }) => sum + sent, 0)).toBe(30)
    expect([...centre.rows.keys()].toSorted()).toEqual(ids.toSorted())
  })

  it('of which one signed in move a draft of the other to the account', async () => {
    const draft = await storedDraft('device')
    await asFarmer()
    expect(await saveDraft({ id: draft, ...soilTest, step: 2 }, 'device')).toEqual({ saved: true })
    expect(await readDraft(draft)).toMatchObject({ step: 2 })
    expect(await outbox.drafts.toArray()).toMatchObject([{ owner: farmer }])
  })
})

describe('signing out', () => {
  it('leaves nothing readable, and restores everything at the next sign-in', async () => {
    await asFarmer()
    const draft = await storedDraft(farmer)
    await rememberAnswers({ fields }, answers, 'device')
    const sent = await submitted({ subject: 'complete' })
    await sendNow()
    centre.online = false
    const waiting = await submitted()
    await sendNow()
    await signOut()

    expect(await keyOwners()).toEqual([])
    const stored = await everythingStored()
    for (const word of Object.values(answers)) expect(stored).not.toContain(word)
    expect(await entryIds()).toEqual([])
    expect(await draftIds()).toEqual([])
    expect(await requestIds()).toEqual([])
    expect(await knownAnswers()).toEqual({})
    expect(await readDraft(draft)).toBe('locked')
    expect(await readEntry(waiting)).toBeUndefined()
    expect(await keyOf(farmer)).toBeUndefined()

    centre.online = true
    await asNeighbour()
    await sendNow()
    expect(centre.rows.has(waiting)).toBe(false)
    expect(await entryIds()).toEqual([])
    expect(await knownAnswers()).toEqual({})
    await signOut()

    await asFarmer()
    expect(await entryIds()).toEqual([waiting])
    expect(await readDraft(draft)).toMatchObject({ answers })
    expect(await knownAnswers()).toEqual({ name: answers.name, phone: answers.phone })
    expect(await requestIds()).toEqual([sent])
    await sendNow()
    expect(centre.ownerOf(waiting)).toBe(farmer)
  })

  it('the databases never contain readable data, nor a path to another account’s data', async () => {
    await submitted()
    await storedDraft('device')
    await rememberAnswers({ fields }, answers, 'device')
    await asFarmer()
    await submitted()
    const stored = await everythingStored()
    for (const word of [...Object.values(answers), 'basic', 'answers']) expect(stored).not.toContain(word)
  })
})

describe('another account on the same phone', () => {
  it('signing in over the first removes its key and sees nothing of it', async () => {
    await asFarmer()
    const id = await submitted()
    await asNeighbour()
    expect(await keyOwners()).toEqual([neighbour])
    expect(await entryIds()).toEqual([])
    expect(await readEntry(id)).toBeUndefined()
    await submitted()
    await sendNow()
    expect([...centre.rows.values()].map(({ owner }) => owner)).toEqual([neighbour])
    await asFarmer()
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
  })
})

describe('known answers', () => {
  it('are the person’s own: a guest’s become the account’s, an agent’s farmers are not remembered', async () => {
    await rememberAnswers({ fields }, answers, 'device')
    expect(await knownAnswers()).toEqual({ name: answers.name, phone: answers.phone })
    await asFarmer()
    expect(await knownAnswers()).toEqual({ name: answers.name, phone: answers.phone })
    const asks = { fields: { ...(fields as object), forAnother: { type: 'yesNo', forAnother: true } } }
    const forSomebody = { ...answers, name: 'Somebody else', forAnother: true }
    await rememberAnswers(asks as never, forSomebody, 'device')
    expect(await knownAnswers()).toMatchObject({ name: answers.name })
    await signOut()
    expect(await knownAnswers()).toEqual({})
  })

  it('have an email or that there is none, whichever was said last', async () => {
    const asks = { fields: loan.fields }
    const said = async (answer: object) => {
      await rememberAnswers(asks, { applicantName: answers.name, ...answer }, 'device')
      return knownAnswers()
    }
    const { name } = answers
    expect(await said({ email: 'g@example.org' })).toEqual({ name, email: 'g@example.org' })
    expect(await said({ noEmail: true })).toEqual({ name, noEmail: true })
    expect(await said({})).toEqual({ name, noEmail: true })
    expect(await said({ email: 'g@example.org' })).toEqual({ name, email: 'g@example.org' })
  })
})

describe('time', () => {
  it('a clock ten years off, either way, neither loses nor delays anything', async () => {
    const now = Date.now()
    for (const off of [-10, 10]) {
      vi.spyOn(Date, 'now').mockReturnValue(now + off * 365 * 86_400_000)
      const id = await submitted()
      centre.online = false
      await sendNow()
      vi.mocked(Date.now).mockReturnValue(now + 60_000)
      centre.online = true
      await wakeOutbox()
      vi.restoreAllMocks()
      expect(centre.rows.has(id)).toBe(true)
    }
  })

  it('after 90 days offline and with expired tokens everything is sent', async () => {
    await asFarmer()
    centre.online = false
    const ids = await Promise.all([submitted(), submitted()])
    await sendNow()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 90 * 86_400_000)
    centre.online = true
    await wakeOutbox()
    vi.restoreAllMocks()
    expect([...centre.rows.keys()].toSorted()).toEqual(ids.toSorted())
    expect(centre.heard.filter((name) => name === 'token')).toHaveLength(2)
  })

  it('a token that the centre finds expired is renewed at once; an ended session waits for the sign-in', async () => {
    await asFarmer()
    const first = await submitted()
    centre.stale.add(`token-1-of-${farmer}`)
    await sendNow()
    expect(centre.rows.has(first)).toBe(true)
    centre.stale.add(`token-2-of-${farmer}`)
    centre.sessions.clear()
    const second = await submitted()
    await sendNow()
    expect(await shown(watchEntries())).toMatchObject([{ id: second, state: 'waiting', why: 'sign-in' }])
    await asFarmer()
    await sendNow()
    expect(centre.rows.has(second)).toBe(true)
  })

  it('nobody is asked to sign in because the connection broke during a renewal', async () => {
    await asFarmer()
    const id = await submitted()
    centre.stale.add(`token-1-of-${farmer}`)
    centre.meanwhile = (name) => {
      if (name === 'token') throw new TypeError('Failed to fetch')
    }
    await sendNow()
    expect(await shown(watchEntries())).toMatchObject([{ id, state: 'waiting', why: 'network' }])
    centre.meanwhile = () => {}
    await sendNow()
    expect(centre.rows.has(id)).toBe(true)
  })
})

describe('a password that is changed', () => {
  const change = () =>
    changePassword(farmer, { email: 'farmer@example.org' }, { old: 'secret' }, 'another secret')

  it('after its person has signed out in another tab brings nobody back', async () => {
    await asFarmer()
    centre.meanwhile = (name) => (name === 'user' ? signOut() : undefined)
    expect(await change()).toEqual({ set: true })
    expect(await currentPerson()).toBeUndefined()
    expect(await outbox.keys.get(farmer)).toBeUndefined()
  })

  it('after another person has signed in leaves that person alone', async () => {
    await asFarmer()
    centre.meanwhile = (name) => (name === 'user' ? asNeighbour() : undefined)
    await change()
    expect(await currentPerson()).toMatchObject({ id: neighbour })
  })

  it('goes on with a new session, and asks nothing again', async () => {
    await submitted()
    await signIn('farmer@example.org', 'secret')
    await leaveGuestWork()
    const before = await storedSession(farmer)
    expect(await change()).toEqual({ set: true })
    expect((await storedSession(farmer))?.refreshToken).not.toBe(before?.refreshToken)
    expect(await currentPerson()).toMatchObject({ id: farmer, guestWork: 'apart' })
  })
})

import '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import { device } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { decrypt } from '#src/platform/device/encryption.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { signInAndTakeOver } from './claiming.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'

const { addToCart, cartLines } = await import('#src/features/cart/cart.ts')
const { readDocument, saveUnassigned, watchUnassigned } = await import('#src/platform/files/documents.ts')
const { saveDraft, watchDrafts } = await import('#src/features/forms/drafts.ts')
const { knownAnswers, rememberAnswers } = await import('#src/features/forms/known-answers.ts')
const { favouriteIds, setFavourite } = await import('#src/features/shop/internal/favourites.ts')
const { guestSecret } = await import('#src/platform/session/guest-secret.ts')
const { giveBack } = await import('#src/features/cart/give-back.ts')
const { leaveGuestWork, takeGuestWork } = await import('#src/features/shared-phone/guest-work.ts')
const { belongTo } = await import('#src/platform/session/keys.ts')
const { lock, unlock } = await import('#src/features/shared-phone/lock.ts')
const { setPin } = await import('#src/features/shared-phone/pin.ts')
const { chosenArea, rememberArea } = await import('#src/features/cart/chosen-area.ts')
const { setConsent, watchConsents } = await import('#src/features/gate/consents.ts')
const { currentPerson } = await import('#src/platform/session/stored-session.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { submit, watchEntries } = await import('#src/features/forms/submissions.ts')
const { drain } = await import('#src/platform/outbox/drain.ts')
const { browserWorld } = await import('#src/platform/outbox/browser-world.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { leftByVisits } = await import('#src/features/shared-phone/guest-aside.ts')
const { endVisit, endVisitWhereDue, prolongVisit, startVisit } =
  await import('#src/features/shared-phone/visit.ts')
const { watchVisit } = await import('#src/platform/session/stored-visit.ts')

const words = { name: 'ਬਲਵਿੰਦਰ ਕੌਰ', phone: '9812345678', village: 'Ghiala' }
const earlier = { name: 'ਪਹਿਲਾ ਮਹਿਮਾਨ', phone: '9812345670', village: 'Kotli' }
const soilTest = {
  fields: {
    name: { type: 'text', knownAs: 'name', label: { en: '', pa: '', hi: '' } },
  },
} as const
const minute = 60_000

/** Has the browser say that these pages of the app are open. */
const openPages = (...pages: string[]) =>
  vi
    .spyOn(navigator.locks, 'query')
    .mockResolvedValue({ held: pages.map(() => ({ name: 'a page is open' })), pending: [] })

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => {
  belongTo(null)
  vi.restoreAllMocks()
})

/** Creates everything that a guest can leave on a phone; returns the id of the waiting entry. */
async function livedAs(person: typeof words): Promise<string> {
  centre.online = false
  const draft = { id: newId(), form: 'soil-test', version: 1, name: person.name, answers: person }
  expect(await saveDraft(draft, 'device')).toEqual({ saved: true })
  await addToCart('seeds-catalog/wheat', { name: `Seeds for ${person.name}`, price: 100 })
  await setFavourite(`liked/${person.village}`, true)
  await rememberArea(person.village)
  await rememberAnswers(soilTest, person, 'device')
  const { id, outcome } = await submit({ form: 'soil-test', version: 1, owner: 'device', answers: person })
  expect(outcome).toEqual({ saved: true })
  return id
}

/** Returns the data that the current user sees. */
async function found() {
  const [drafts, entries] = [await shown(watchDrafts()), await shown(watchEntries())]
  return {
    drafts: drafts.map(({ name }) => name),
    entries: entries.map(({ id }) => id),
    lines: (await cartLines()).length,
    liked: await favouriteIds(),
    area: await chosenArea(),
    known: (await knownAnswers())['name'],
  }
}
const nothing = { drafts: [], entries: [], lines: 0, liked: [], area: undefined, known: undefined }

/** Returns everything on this phone that its keys can decrypt, and the unencrypted rows. */
async function readable(): Promise<string> {
  const keys = await outbox.keys.toArray()
  const rows = [...(await outbox.drafts.toArray()), ...(await outbox.requests.toArray())]
  const texts = rows.flatMap(({ sealed }) => keys.map(({ key }) => decrypt(key, sealed).catch(() => '')))
  return [await everythingStored(), ...(await Promise.all(texts))].join('\n')
}

describe('a one-time use', () => {
  it('leaves nothing that was written, chosen, liked or added to the cart', async () => {
    await startVisit()
    await livedAs(words)
    expect(await found()).toMatchObject({ drafts: [words.name], lines: 1, known: words.name })
    expect(await endVisit()).toEqual({ saved: true })
    expect(await found()).toEqual(nothing)
    const left = await readable()
    for (const word of [...Object.values(words), 'Seeds for', 'liked/']) expect(left).not.toContain(word)
    expect(await shown(watchVisit())).toBeNull()
  })

  it('sends waiting entries to the centre, once, and then deletes them', async () => {
    await startVisit()
    const id = await livedAs(words)
    await endVisit()
    expect(await leftByVisits()).toEqual({ waiting: 1, returned: 0 })
    expect((await found()).entries).toEqual([])
    centre.online = true
    await sendNow()
    expect(centre.rows.has(id)).toBe(true)
    expect(await outbox.entries.count()).toBe(0)
    expect(await outbox.keys.toCollection().primaryKeys()).toEqual([])
  })

  it('is gone from the disk in the very write that stores the receipt', async () => {
    await startVisit()
    const id = await livedAs(words)
    await endVisit()
    centre.online = true
    // Without what follows a run, as if the page died at its end.
    expect(await drain(browserWorld, { ignorePauses: true })).toMatchObject({ sent: 1 })
    expect(centre.rows.has(id)).toBe(true)
    expect(await outbox.entries.get(id)).toBeUndefined()
  })

  it('sees nothing of an earlier guest, whose data is restored afterwards and is then sent', async () => {
    const id = await livedAs(earlier)
    await setConsent('known-answers', true)
    const before = await found()
    await startVisit()
    expect(await found()).toEqual(nothing)
    expect((await shown(watchConsents()))['known-answers'].since).toBeUndefined()
    await livedAs(words)
    await endVisit()
    expect(await found()).toEqual(before)
    expect((await shown(watchConsents()))['known-answers'].since).toBeDefined()
    centre.online = true
    await sendNow()
    expect(centre.rows.has(id)).toBe(true)
    expect(centre.rows.size).toBe(2)
  })

  it('that begins while an earlier guest’s draft or shared photo is being written leaves it to that guest', async () => {
    const draft = { id: newId(), form: 'soil-test', version: 1, name: earlier.name, answers: earlier }
    const photo = new TextEncoder().encode('photo of a well')
    /** Begins a visit once so many encryptions are done. */
    const beginsAfter = (encryptions: number) => {
      const { encrypt } = crypto.subtle
      let left = encryptions
      vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...all) => {
        const made = await encrypt.apply(crypto.subtle, all)
        if (--left === 0) expect(await startVisit()).toEqual({ saved: true })
        return made
      })
    }
    for (const [encryptions, save] of [
      [1, () => saveDraft(draft, 'device')],
      [1, () => saveDraft({ ...draft, name: 'changed' }, 'device')],
      // The bytes, then their metadata.
      [2, () => saveUnassigned(photo, 'image/jpeg')],
    ] as const) {
      beginsAfter(encryptions)
      expect(await save()).toMatchObject({ saved: true })
      expect(await found()).toEqual(nothing)
      expect(await endVisit()).toEqual({ saved: true })
      vi.restoreAllMocks()
    }
    expect((await found()).drafts).toEqual(['changed'])
    const [shared] = await shown(watchUnassigned())
    expect(await (await readDocument(shared!.id))?.text()).toBe('photo of a well')
  })

  it('does not touch the data of a locked owner, whose PIN ends it', async () => {
    await signInAndTakeOver('farmer@example.org')
    await addToCart('seeds-catalog/rice', { name: 'Rice of the owner', price: 100 })
    let at = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (at += 5_000))
    expect(await setPin('2580', 5 * minute)).toEqual({ saved: true })
    await lock()
    await startVisit()
    const id = await livedAs(words)
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    expect((await cartLines()).map(({ product }) => product)).toEqual(['seeds-catalog/rice'])
    expect(await readable()).not.toContain(words.village)
    centre.online = true
    await sendNow()
    // As the guest that made it, never as the owner.
    expect(centre.ownerOf(id)).toMatch(/^guest:/)
  })

  it('and a sign-in keep the data that the person claims, cart and all', async () => {
    await startVisit()
    await livedAs(words)
    centre.online = true
    await signIn('farmer@example.org', 'right')
    expect((await currentPerson())?.guestWork).toBe('unasked')
    expect(await takeGuestWork()).toEqual({ saved: true })
    expect(await shown(watchVisit())).toBeNull()
    expect(await found()).toMatchObject({ drafts: [words.name], lines: 1 })
  })
})

describe('where a one-time use cannot be ended for want of room', () => {
  const full = () =>
    vi.spyOn(device.photos, 'where').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
  const notEnded = { saved: false, why: 'full' }

  it('a person who claims the work is told so, and it ends although they use the phone', async () => {
    await startVisit()
    await livedAs(words)
    centre.online = true
    await signIn('farmer@example.org', 'right')
    const noRoom = full()
    expect(await takeGuestWork()).toEqual(notEnded)
    noRoom.mockRestore()
    openPages('another')
    expect(await endVisitWhereDue()).toBe(true)
    expect(await found()).toMatchObject({ drafts: [words.name], lines: 1 })
  })

  it('a person who does not claim the work is told so, and asked again', async () => {
    await startVisit()
    await livedAs(words)
    centre.online = true
    await signIn('farmer@example.org', 'right')
    openPages('another')
    const noRoom = full()
    expect(await leaveGuestWork()).toEqual(notEnded)
    expect((await currentPerson())?.guestWork).toBe('unasked')
    noRoom.mockRestore()
    expect(await endVisitWhereDue()).toBe(false)
    expect(await leaveGuestWork()).toEqual({ saved: true })
    // The cart has its own answer, and after the one-time use there is no guest to give it back to.
    expect(await giveBack()).toEqual({ saved: true })
    expect(await readable()).not.toContain(words.village)
  })

  it('a person who signs in is told so, and it ends although they use the phone', async () => {
    await startVisit()
    const noRoom = full()
    expect(await signIn('farmer@example.org', 'right')).toMatchObject({
      person: { email: 'farmer@example.org' },
      visitGoesOn: 'full',
    })
    noRoom.mockRestore()
    openPages('another')
    expect(await endVisitWhereDue()).toBe(true)
  })
})

describe('who signs in during a one-time use does not get what an earlier guest left', () => {
  const leftAlone = async (before: Awaited<ReturnType<typeof found>>) => {
    await sendNow()
    expect((await found()).drafts).not.toContain(earlier.name)
    await signOut()
    expect((await found()).drafts).toEqual(before.drafts)
  }

  it('whether they have made nothing', async () => {
    await livedAs(earlier)
    const before = await found()
    await startVisit()
    centre.online = true
    await signIn('farmer@example.org', 'right')
    await leftAlone(before)
  })

  it('or have claimed what they made', async () => {
    await livedAs(earlier)
    const before = await found()
    await startVisit()
    await livedAs(words)
    centre.online = true
    await signIn('farmer@example.org', 'right')
    expect(await takeGuestWork()).toEqual({ saved: true })
    expect((await found()).drafts).toEqual([words.name])
    await leftAlone(before)
  })
})

describe('it ends by itself', () => {
  const start = 1_800_000_000_000
  /** Does something of which the first transaction never comes to an end. */
  const killedIn = async (work: () => Promise<unknown>) => {
    const transaction = vi.spyOn(outbox, 'transaction').mockRejectedValueOnce(new Error('killed'))
    await work().catch(() => undefined)
    expect(transaction).toHaveBeenCalled()
    transaction.mockRestore()
  }

  it('after five minutes without touch, and not before', async () => {
    await startVisit(start)
    await livedAs(words)
    openPages('another')
    await prolongVisit(start + 4 * minute)
    expect(await endVisitWhereDue(start + 8 * minute)).toBe(false)
    expect(await endVisitWhereDue(start + 10 * minute)).toBe(true)
    expect(await readable()).not.toContain(words.village)
  })

  it('at the first page after the app was closed or killed', async () => {
    await startVisit()
    await livedAs(words)
    openPages()
    expect(await endVisitWhereDue()).toBe(true)
    expect(await found()).toEqual(nothing)
  })

  it('also if the phone died at its beginning or end: nothing of the earlier guest is lost', async () => {
    await livedAs(earlier)
    const before = await found()
    await killedIn(startVisit)
    await endVisit()
    expect(await found()).toEqual(before)

    await startVisit()
    await livedAs(words)
    await killedIn(endVisit)
    expect(await readable()).toContain(words.village)
    await endVisit()
    expect(await found()).toEqual(before)
    expect(await readable()).not.toContain(words.village)
  })
})

it('an open page writes nothing into the next guest’s data after the end', async () => {
  await startVisit()
  belongTo((await shown(watchVisit())) ?? undefined)
  const draft = { id: newId(), form: 'soil-test', version: 1, name: words.name, answers: words }
  expect(await saveDraft(draft, 'device')).toEqual({ saved: true })
  await endVisit()
  expect(await saveDraft(draft, 'device')).toEqual({ saved: false, why: 'locked' })
  belongTo(null)
  expect((await found()).drafts).toEqual([])
})

it.each([
  ['begins', async () => {}, startVisit],
  ['ends', startVisit, endVisit],
])(
  'a guest who sends while a visit %s in another tab leaves no secret that nobody can read',
  async (_, before, meanwhile) => {
    await before()
    const { encrypt } = crypto.subtle
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...all) => {
      await meanwhile()
      return encrypt.apply(crypto.subtle, all)
    })
    const { secret } = await guestSecret()
    expect((await guestSecret()).secret).toBe(secret)
    const { outcome } = await submit({ form: 'soil-test', version: 1, owner: 'device', answers: words })
    expect(outcome).toEqual({ saved: true })
  },
)

it('answers that were remembered under the key of a visit that is over are replaced by the next ones', async () => {
  await startVisit()
  await rememberAnswers(soilTest, words, 'device')
  const stale = (await outbox.settings.get('known:device'))!
  await endVisit()
  await outbox.settings.put(stale)
  expect(await knownAnswers()).toEqual({})
  await rememberAnswers(soilTest, earlier, 'device')
  expect(await knownAnswers()).toEqual({ name: earlier.name })
})

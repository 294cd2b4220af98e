import { fullAtWrite } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '@lingui/core'
import { newId } from '#src/base/ids.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import type { LockPicture } from '#src/features/shared-phone/lock-pictures.ts'
import { tryText } from '#src/features/account/internal/pin-field.tsx'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'
import { signInAndTakeOver } from './claiming.ts'

const { saveProfile, watchProfile } = await import('#src/features/account/profile.ts')
const { addToCart, cartLines } = await import('#src/features/cart/cart.ts')
const { giveBack } = await import('#src/features/cart/give-back.ts')
const { saveDraft, readDraft, watchDrafts } = await import('#src/features/forms/drafts.ts')
const { knownAnswers, rememberAnswers } = await import('#src/features/forms/known-answers.ts')
const { favouriteIds, setFavourite } = await import('#src/features/shop/internal/favourites.ts')
const { lock, lockWhereDue, unlock } = await import('#src/features/shared-phone/lock.ts')
const { watchLockedAccounts } = await import('#src/features/shared-phone/locked-accounts.ts')
const { choosePicture, isEasyToGuess, setPin, removePin, tryPin, watchPictures, watchPin } =
  await import('#src/features/shared-phone/pin.ts')
const { lockAtStart } = await import('#src/features/shared-phone/start-auto-lock.ts')
const { extendUnlockPeriod } = await import('#src/features/shared-phone/internal/unlock-period.ts')
const { submit } = await import('#src/features/forms/submissions.ts')
const { sendNow, wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { addressesOf, saveAddress } = await import('#src/features/orders/internal/addresses.ts')
const { chosenArea, rememberArea } = await import('#src/features/cart/chosen-area.ts')
const { customerType, rememberCustomerType } = await import('#src/features/cart/customer-type.ts')
const { guestWork, leaveGuestWork, takeGuestWork } = await import('#src/features/shared-phone/guest-work.ts')
const { currentPerson, storedSession } = await import('#src/platform/session/stored-session.ts')
const { signIn, signOut } = await import('#src/features/account/internal/sign-in.ts')
const { watchPerson } = await import('#src/platform/session/stored-session.ts')

const asFarmer = () => signInAndTakeOver('farmer@example.org')
const asNeighbour = () => signInAndTakeOver('neighbour@example.org')

const words = { name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', phone: '9876543210', village: 'Sarna Kalan' }
const profile = {
  display_name: words.name,
  phone: words.phone,
  village: words.village,
  language: 'pa' as const,
}
const minute = 60_000

let centre: CentreByFetch
beforeEach(async () => (centre = await freshPhone()))
afterEach(() => vi.restoreAllMocks())

const submitted = async () =>
  (await submit({ form: 'soil-test', version: 1, owner: 'device', answers: words })).id

/** Creates all kinds of one person's data on the phone, some unsent. */
async function livedIn(): Promise<string> {
  await asFarmer()
  centre.online = false
  const id = await submitted()
  await saveProfile(farmer, profile)
  await addToCart('seeds-catalog/wheat', { name: 'Seeds of Gurpreet', price: 100 })
  await outbox.orders.put({ id: 'order-1', account: farmer, shipping: words.name })
  await outbox.settings.put({ key: `contact:${farmer}`, value: words })
  await saveAddress(farmer, { ...address, label: 'At the well of Gurpreet' })
  await setFavourite('liked/by-gurpreet', true)
  await rememberArea('area-of-gurpreet')
  await rememberCustomerType('commercial')
  return id
}

const address = { name: words.name, email: '', phone: words.phone, address: words.village, area: 'sarna' }
const personal = [
  ...Object.values(words),
  'farmer@example.org',
  'Seeds of Gurpreet',
  'At the well of Gurpreet',
  'by-gurpreet',
  'area-of-gurpreet',
  'token-',
  'answers',
]

async function expectNothingReadable() {
  const stored = await everythingStored()
  for (const word of personal) expect(stored).not.toContain(word)
  expect(await outbox.keys.where('owner').notEqual('device').count()).toBe(0)
  expect(await shown(watchPerson())).toBeNull()
}

async function expectAllThere() {
  expect((await shown(watchProfile(farmer)))?.profile).toEqual(profile)
  expect(await cartLines()).toMatchObject([{ product: 'seeds-catalog/wheat', quantity: 1 }])
  expect(await outbox.orders.get('order-1')).toMatchObject({ shipping: words.name })
  expect(await addressesOf(farmer)).toMatchObject([{ label: 'At the well of Gurpreet' }])
  expect(await favouriteIds()).toEqual(['liked/by-gurpreet'])
  expect(await chosenArea()).toBe('area-of-gurpreet')
  expect(await customerType()).toBe('commercial')
}

/**
 * Sets a PIN; on a phone that takes five seconds where another takes a fifth of one, or each try would take a second
 * here.
 */
const withPin = async (pin = '2580', away = 5 * minute, picture?: LockPicture) => {
  centre.online = true
  onSlowPhone()
  expect(await setPin(pin, away, picture)).toEqual({ saved: true })
  centre.online = false
}

function onSlowPhone() {
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (at += 5_000))
}

describe('signing out', () => {
  it('leaves nothing of the person readable, and restores everything at the next sign-in', async () => {
    const id = await livedIn()
    await signOut()
    await expectNothingReadable()
    expect(await shown(watchLockedAccounts())).toEqual([{ account: farmer, locked: false, waits: 2 }])
    centre.online = true
    await asNeighbour()
    await sendNow()
    await expect(everythingStored()).resolves.not.toContain(words.name)
    expect(centre.rows.has(id)).toBe(false)
    await signOut()
    await asFarmer()
    await expectAllThere()
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
  })

  it('on a phone without a key drops data that the centre has, and nothing else', async () => {
    await livedIn()
    await outbox.keys.delete(farmer)
    await signOut()
    expect(await outbox.orders.count()).toBe(0)
    expect(await outbox.entries.filter(({ kind }) => kind === 'profile').count()).toBe(1)
    expect(await outbox.cartOperations.count()).toBe(1)
    const choices = ['addresses', 'area', 'contact', 'customer', 'favourites'].map(
      (key) => `${key}:${farmer}`,
    )
    expect(await outbox.settings.where('key').anyOf(choices).count()).toBe(choices.length)
    centre.online = true
    await asFarmer()
  })

  it('during a write includes it, and accepts nothing afterwards', async () => {
    await livedIn()
    const [, out] = await Promise.all([
      addToCart('seeds-catalog/rice', { name: 'Late', price: 1 }),
      signOut(),
    ])
    expect(out).toEqual({ saved: true })
    expect(await saveProfile(farmer, profile)).toEqual({ saved: false, why: 'locked' })
    await expectNothingReadable()
  })
})

describe('signing out at the centre', () => {
  it('ends a session also after its access token has run out', async () => {
    await asFarmer()
    const later = Date.now() + 2 * 60 * minute
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    await signOut()
    // A token that has run out ends nothing.
    await expect.poll(() => centre.heard.slice(-2)).toEqual(['token', 'logout'])
  })
})

describe('the lock', () => {
  it('leaves nothing readable, sends nothing, and the PIN restores everything offline', async () => {
    const id = await livedIn()
    await withPin()
    expect(await lock()).toEqual({ saved: true })
    await expectNothingReadable()
    expect(localStorage.getItem('signed-in')).toBeNull()
    expect(await shown(watchLockedAccounts())).toEqual([{ account: farmer, locked: true, waits: 2 }])
    centre.online = true
    await sendNow()
    expect(centre.rows.has(id)).toBe(false)
    centre.online = false
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    expect((await currentPerson())?.id).toBe(farmer)
    await expectAllThere()
    expect((await outbox.keys.get(farmer))?.key.extractable).toBe(false)
    centre.online = true
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
  })

  it('has the tokens renewed twice, so that those which were stored in the open end the copy’s session', async () => {
    await asFarmer()
    await withPin()
    centre.online = true
    const before = (await storedSession())!.refreshToken
    await lock()
    // The centre takes the token before the last once more; ours knows only the last.
    await expect.poll(() => [...centre.sessions.keys()]).toEqual(['refresh-3'])
    expect(before).toBe('refresh-1')
    await navigator.locks.request('session', async () => {})
    expect(await everythingStored()).not.toContain('refresh-')
    centre.online = false
    await unlock(farmer, '2580')
    expect((await storedSession())?.refreshToken).toBe('refresh-3')
  })

  it('that is opened again while its tokens are renewed goes on with the new ones', async () => {
    await asFarmer()
    await withPin()
    centre.online = true
    await navigator.locks.request('session', async () => {
      await lock()
      expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    })
    await navigator.locks.request('session', async () => {})
    expect(centre.sessions.has((await storedSession())!.refreshToken)).toBe(true)
  })

  it('comes by itself at the first page, once', async () => {
    await livedIn()
    await withPin()
    // The page that set the PIN is closed.
    vi.spyOn(navigator.locks, 'query').mockResolvedValue({ held: [] })
    expect(await lockAtStart()).toBe('locked')
    await expectNothingReadable()
    expect(await lockAtStart()).toBeUndefined()
  })

  it('keeps a full phone closed at the first page, says that there is no room, and locks once there is', async () => {
    await livedIn()
    await withPin()
    // The page that set the PIN is closed.
    vi.spyOn(navigator.locks, 'query').mockResolvedValue({ held: [] })
    const giveRoom = fullAtWrite()
    expect(await lockAtStart()).toBe('closed')
    expect(await currentPerson()).toBeUndefined()
    expect(await storedSession(farmer)).toBeUndefined()
    await extendUnlockPeriod(true)
    expect(await shown(watchLockedAccounts())).toMatchObject([{ account: farmer, locked: true }])
    const closed = await unlock(farmer, '2580')
    expect(closed).toEqual({ notSaved: 'full' })
    i18n.loadAndActivate({ locale: 'en', messages: {} })
    expect(tryText(closed as { notSaved: 'full' })).toContain('no room left')
    giveRoom()
    expect(await unlock(farmer, '1111')).toEqual({ left: 4 })
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    await expectAllThere()
    await outbox.settings.delete('stay')
    expect(await lockWhereDue()).toBe(true)
    await expectNothingReadable()
  })

  it('says on a full phone that there is no room to open it again', async () => {
    await livedIn()
    await withPin()
    await lock()
    const giveRoom = fullAtWrite()
    expect(await unlock(farmer, '2580')).toEqual({ notSaved: 'full' })
    giveRoom()
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    await expectAllThere()
  })

  it('needs a PIN: otherwise nobody could open it again', async () => {
    await asFarmer()
    expect(await lock()).toEqual({ saved: false, why: 'locked' })
    expect((await currentPerson())?.id).toBe(farmer)
  })

  it('lets another person work and lock meanwhile: each opens only their own data', async () => {
    const id = await livedIn()
    await withPin()
    await lock()
    centre.online = true
    await asNeighbour()
    await withPin('1470', minute)
    centre.online = true
    await lock()
    const left = await shown(watchLockedAccounts())
    expect(left.map(({ locked }) => locked)).toEqual([true, true])
    expect(await unlock(neighbour, '2580')).toEqual({ left: 4 })
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    expect(await unlock(neighbour, '1470')).toEqual({ notSaved: 'locked' })
    await sendNow()
    expect(centre.ownerOf(id)).toBe(farmer)
    // In the order of locking: the last one is last.
    await lock()
    const order = (await shown(watchLockedAccounts())).map(({ account }) => account)
    expect(order).toEqual([neighbour, farmer])
  })

  it('shows each account’s chosen picture, also after another choice, and offers no picture twice', async () => {
    await asFarmer()
    await withPin('2580', minute, 'cow')
    expect(await shown(watchPictures())).toEqual({ own: 'cow', taken: [] })
    expect(await choosePicture('tractor')).toEqual({ saved: true })
    await lock()
    centre.online = true
    await asNeighbour()
    expect(await shown(watchPictures())).toEqual({ own: undefined, taken: ['tractor'] })
    await withPin('1470', minute, 'egg')
    expect(await unlock(farmer, '2580')).toMatchObject({ notSaved: 'locked' })
    await lock()
    const left = await shown(watchLockedAccounts())
    expect(left.map(({ picture }) => picture)).toEqual(['tractor', 'egg'])
    // The picture opens nothing and survives a wrong PIN.
    expect(await unlock(farmer, '1111')).toEqual({ left: 4 })
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    expect((await shown(watchPictures())).own).toBe('tractor')
  })

  it('with a forgotten PIN opens by a sign-in, which loses nothing and removes the PIN', async () => {
    await livedIn()
    await withPin()
    await lock()
    centre.online = true
    await asFarmer()
    await expectAllThere()
    expect(await shown(watchPin())).toBe(0)
    expect(await shown(watchLockedAccounts())).toEqual([])
  })
})

describe('a borrower’s guest data while the owner is locked', () => {
  const borrowers = { name: 'Balbir', phone: '9811111111', village: 'Madhopur' }
  const borrowed = { form: 'soil-test', version: 1, owner: 'device', answers: borrowers }
  const fields = { name: { type: 'text', knownAs: 'name' } } as never

  /** Locks the farmer, and lets a guest use the phone. */
  async function lent() {
    await asFarmer()
    await withPin()
    await lock()
    const draft = newId()
    await saveDraft({ id: draft, ...borrowed }, 'device')
    const { id } = await submit(borrowed)
    await rememberAnswers({ fields }, borrowers, 'device')
    await addToCart('seeds-catalog/rice', { name: 'Seeds of Balbir', price: 50 })
    await setFavourite('liked/by-balbir', true)
    await rememberArea('area-of-balbir')
    await rememberCustomerType('domestic')
    return { draft, id }
  }

  async function expectBorrowers(draft: string) {
    expect((await shown(watchDrafts())).map(({ id }) => id)).toEqual([draft])
    expect(await readDraft(draft)).toMatchObject({ answers: borrowers })
    expect(await knownAnswers()).toEqual({ name: 'Balbir' })
    expect(await cartLines()).toMatchObject([{ product: 'seeds-catalog/rice', quantity: 1 }])
    expect(await favouriteIds()).toEqual(['liked/by-balbir'])
    expect(await chosenArea()).toBe('area-of-balbir')
    expect(await customerType()).toBe('domestic')
  }

  it('is not taken by the PIN, is hidden from the owner, and is sent as the guest’s', async () => {
    const { draft, id } = await lent()
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
    centre.online = true
    await wakeOutbox()
    expect(centre.ownerOf(id)).toMatch(/^guest:/)
    expect(centre.heard).not.toContain('claim_guest')
    expect(await shown(watchDrafts())).toEqual([])
    expect(await readDraft(draft)).toBe('locked')
    expect(await knownAnswers()).toEqual({})
    expect(await cartLines()).toEqual([])
    expect(await favouriteIds()).toEqual([])
    expect(await chosenArea()).toBeUndefined()
    await lock()
    await expectBorrowers(draft)
  })

  it('stays the guest’s in a form that is still open after the PIN, and never becomes the owner’s', async () => {
    const { draft } = await lent()
    await unlock(farmer, '2580')
    centre.online = true
    expect(await submit({ ...borrowed, owner: farmer, draft })).toMatchObject({ outcome: { why: 'locked' } })
    const later = newId()
    await saveDraft({ id: later, ...borrowed }, 'device')
    expect(await outbox.drafts.get(later)).toMatchObject({ owner: 'device' })
    await rememberAnswers({ fields }, borrowers, 'device')
    expect(await knownAnswers()).toEqual({})
    const { id } = await submit({ ...borrowed, draft })
    await sendNow()
    expect(centre.ownerOf(id)).toMatch(/^guest:/)
  })

  it('is counted at a sign-in, and but for the cart stays the borrower’s until the person claims it', async () => {
    const { draft, id } = await lent()
    centre.online = true
    const answer = await signIn('farmer@example.org', 'secret')
    expect(answer).toMatchObject({ person: { id: farmer, guestWork: 'unasked' } })
    expect(await guestWork()).toEqual({
      requests: 1,
      drafts: 1,
      files: 0,
      answers: 1,
    })
    await wakeOutbox()
    expect(centre.ownerOf(id)).toMatch(/^guest:/)
    expect(await cartLines()).toMatchObject([{ product: 'seeds-catalog/rice' }])
    expect(await readDraft(draft)).toBe('locked')
    await takeGuestWork()
    expect(await currentPerson()).not.toHaveProperty('guestWork')
    expect(await guestWork()).toEqual({ requests: 0, drafts: 0, files: 0, answers: 0 })
    await wakeOutbox()
    expect(centre.ownerOf(id)).toBe(farmer)
    await expectBorrowers(draft)
  })

  it('stays the borrower’s for good if the person says no, also after later work', async () => {
    const { draft, id } = await lent()
    centre.online = true
    await signIn('farmer@example.org', 'secret')
    await leaveGuestWork()
    expect(await giveBack()).toEqual({ saved: true })
    await addToCart('seeds-catalog/wheat', { name: 'Wheat', price: 100 })
    await wakeOutbox()
    expect(centre.ownerOf(id)).toMatch(/^guest:/)
    expect(await cartLines()).toMatchObject([{ product: 'seeds-catalog/wheat' }])
    await signOut()
    await expectBorrowers(draft)
  })

  it('is not asked about if it is empty', async () => {
    expect(await signIn('farmer@example.org', 'secret')).toEqual({
      person: expect.not.objectContaining({ guestWork: 'unasked' }),
    })
  })
})

describe('a PIN', () => {
  it.each(['0000', '11111', '1234', '87654321', '4321', '1212', '90909090'])('%s is easy to guess', (pin) => {
    expect(isEasyToGuess(pin)).toBe(true)
  })

  it.each(['2580', '1357', '258025', '1221', '90210'])('%s is not', (pin) => {
    expect(isEasyToGuess(pin)).toBe(false)
  })

  it('is asked for ever more slowly after five wrong ones, and nothing is deleted', async () => {
    await livedIn()
    await withPin()
    await lock()
    let now = Date.now()
    const wrong = () => tryPin(farmer, '0000', () => now)
    for (const left of [4, 3, 2, 1]) expect(await wrong()).toEqual({ left })
    expect(await wrong()).toEqual({ wait: 30_000 })
    expect(await tryPin(farmer, '2580', () => now)).toEqual({ wait: 30_000 })
    now += 30_000
    expect(await wrong()).toEqual({ wait: 60_000 })
    now += 60_000
    for (let tries = 0; tries < 6; tries++) {
      const answer = await wrong()
      now += (answer as { wait: number }).wait
    }
    expect(await wrong()).toEqual({ wait: 3_600_000 })
    now += 3_600_000
    expect(await tryPin(farmer, '2580', () => now)).toHaveProperty('key')
    await unlock(farmer, '2580')
    await expectAllThere()
  })

  it('with a clock that was set forward does not lock its owner out for years', async () => {
    await asFarmer()
    await withPin()
    const later = Date.now() + 1e12
    for (let tries = 0; tries < 5; tries++) await tryPin(farmer, '0000', () => later)
    expect(await tryPin(farmer, '2580', () => Date.now())).toEqual({ wait: 3_600_000 })
  })

  it('needs the network to be set, and the old PIN to be removed', async () => {
    await asFarmer()
    centre.online = false
    expect(await setPin('2580', minute)).toBe('no network')
    await withPin()
    expect(await shown(watchPin())).toBe(5 * minute)
    expect(await removePin('1111')).toEqual({ left: 4 })
    expect(await shown(watchPin())).toBe(5 * minute)
    expect(await removePin('2580')).toHaveProperty('key')
    expect(await shown(watchPin())).toBe(0)
    expect(await outbox.settings.get('stay')).toBeUndefined()
  })

  it('is not said to be set for a person who signs out before it is', async () => {
    await asFarmer()
    centre.meanwhile = (name) => (name === 'own_key' ? signOut() : undefined)
    onSlowPhone()
    expect(await setPin('2580', minute)).toEqual({ saved: false, why: 'locked' })
    expect(await outbox.settings.get(`pin:${farmer}`)).toBeUndefined()
  })

  it('is not removed on a full phone, which says so', async () => {
    await asFarmer()
    await withPin()
    const giveRoom = fullAtWrite()
    expect(await removePin('2580')).toEqual({ outcome: { saved: false, why: 'full' } })
    giveRoom()
    expect(await shown(watchPin())).toBe(5 * minute)
    expect(await removePin('2580')).toHaveProperty('key')
  })

  it('is deleted by a sign-out, together with the wrapped key', async () => {
    await asFarmer()
    await withPin()
    await signOut()
    expect(await outbox.settings.get(`pin:${farmer}`)).toBeUndefined()
  })
})

describe('a person who is away', () => {
  const later = (ms: number) => {
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + ms)
  }

  it('for longer than allowed is not signed in at once, and locked by the next reader, the worker too', async () => {
    const id = await livedIn()
    await withPin('2580', minute)
    later(minute + 1)
    expect(await currentPerson()).toBeUndefined()
    expect(await storedSession(farmer)).toBeUndefined()
    centre.online = true
    await wakeOutbox()
    expect(centre.rows.has(id)).toBe(false)
    await expectNothingReadable()
    expect(await unlock(farmer, '2580')).toEqual({ unlocked: true })
  })

  it('gains time by looking, and by nothing else', async () => {
    await asFarmer()
    await withPin('2580', minute)
    later(50_000)
    await extendUnlockPeriod(true)
    later(100_000)
    expect((await currentPerson())?.id).toBe(farmer)
    await extendUnlockPeriod(false)
    later(minute + 1)
    expect(await lockWhereDue()).toBe(true)
  })

  it('for longer than allowed gains nothing by a tab that is hidden or looked at before the phone has locked', async () => {
    await asFarmer()
    await withPin('2580', minute)
    later(minute + 1)
    for (const isActive of [false, true]) {
      await extendUnlockPeriod(isActive)
      expect(await currentPerson()).toBeUndefined()
    }
    expect(await lockWhereDue()).toBe(true)
  })

  it('gains nothing by setting the clock back', async () => {
    await asFarmer()
    await withPin('2580', minute)
    later(-10 * minute)
    expect(await lockWhereDue()).toBe(true)
  })

  it('and signs in, counts as present, also if the phone had no room to lock', async () => {
    await asFarmer()
    await withPin('2580', minute)
    await outbox.settings.put({
      key: 'stay',
      value: { from: Date.now() - 2 * minute, until: Date.now() - minute },
    })
    const putRight = fullAtWrite()
    expect(await lockWhereDue()).toBe(false)
    putRight()
    expect(await currentPerson()).toBeUndefined()
    centre.online = true
    expect(await asFarmer()).toHaveProperty('person')
    expect(await currentPerson()).toMatchObject({ id: farmer })
    expect(await lockWhereDue()).toBe(false)
  })

  it('without a PIN stays signed in', async () => {
    await asFarmer()
    later(1e11)
    expect(await lockWhereDue()).toBe(false)
    expect((await currentPerson())?.id).toBe(farmer)
  })
})

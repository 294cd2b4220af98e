import { ownKey } from '#src/platform/backend/keys.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import {
  currentPerson,
  newUnlockPeriod,
  pinKey,
  storedPerson,
  sessionKeys,
} from '#src/platform/session/stored-session.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { noteDeleted } from '#src/platform/device/forget-deleted.ts'
import { outbox, watchOutbox, transactOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { withLock } from '#src/platform/device/locks.ts'
import { newPinKeyFacts, pinKeyFrom, type PinKeyFacts } from '#src/platform/device/pin-key.ts'
import { markOpen } from '#src/platform/device/open-pages.ts'
import { keyFrom, decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { lockPicture, type LockPicture } from './lock-pictures.ts'

/** A stored PIN: the account's key, wrapped by a key derived from the PIN. */
export interface StoredPin extends PinKeyFacts {
  readonly wrapped: Encrypted
  /** The picture on the lock page, readable while locked; missing where none was chosen. */
  readonly picture?: LockPicture | undefined
  /** Absence after which the phone locks, in milliseconds. */
  readonly awayMs: number
  /** Wrong ones since the last right one. */
  readonly wrong: number
  /** Before this time nothing is tried; milliseconds since 1970 by the phone's clock. */
  readonly notBefore: number
}

/**
 * The result of a try. `wait` is how long nothing is tried, in milliseconds; `left` how many tries there are before
 * that.
 */
export type PinTry = { readonly key: CryptoKey } | { readonly wait: number } | { readonly left: number }

/** A PIN has four to eight digits. */
export const isPin = (typed: string) => /^\d{4,8}$/.test(typed)

/** True for a PIN that is tried first: one digit, a sequence up or down, or a repeated pair. */
export function isEasyToGuess(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, current) => Number(digit) - Number(pin[current])))
  const [step = 0] = steps
  const inRow = steps.size === 1 && Math.abs(step) <= 1
  return inRow || pin === pin.slice(0, 2).repeat(pin.length / 2)
}

const freeTries = 5
const firstWait = 30_000
const longestWait = 3_600_000

/** The PIN of an account on this phone. */
export async function pinOf(account: string): Promise<StoredPin | undefined> {
  return (await withOutbox(() => outbox.settings.get(pinKey(account))))?.value as StoredPin | undefined
}

/** Observes the signed-in user's allowed absence in milliseconds; 0 without a PIN. */
export function watchPin() {
  return watchOutbox(async (): Promise<number> => {
    const person = await currentPerson()
    return (person && (await pinOf(person.id))?.awayMs) || 0
  })
}

/**
 * Sets the signed-in user's PIN. Fetches the account's key again, since no script can read the stored one; returns why it
 * cannot be had.
 */
export function setPin(pin: string, awayMs: number, picture?: LockPicture): Promise<SaveResult | Undone> {
  return answerOf<SaveResult | Undone>(
    () => storePin(pin, awayMs, picture),
    (outcome) => outcome,
  )
}

async function storePin(
  pin: string,
  awayMs: number,
  picture: LockPicture | undefined,
): Promise<SaveResult | Undone> {
  const person = await currentPerson()
  if (!person) return notSaved('locked')
  const own = await callCentre<{ key: string }>(person.id, async (token) => {
    const answer = await ownKey(token)
    return 'data' in answer ? { data: { key: answer.data } } : answer
  })
  if (typeof own === 'string') return own
  // Anything but a key is a captive portal's answer.
  if (!(await keyFrom(own.key).catch(() => undefined))) return 'no network'
  const facts = await newPinKeyFacts()
  const wrapped = await encrypt(await pinKeyFrom(pin, facts), own.key)
  const value: StoredPin = { ...facts, wrapped, awayMs, picture, wrong: 0, notBefore: 0 }
  const outcome = await saveForAccount(person.id, [], () =>
    outbox.settings.bulkPut([
      { key: pinKey(person.id), value },
      { key: sessionKeys.stay, value: newUnlockPeriod(awayMs) },
    ]),
  )
  if (outcome.saved) markOpen()
  return outcome
}

const pictureOf = ({ value }: { value: unknown }) => lockPicture((value as StoredPin).picture)

/**
 * The picture of the signed-in user and has a PIN, and those that others on this phone have; now and after every
 * change.
 */
export function watchPictures() {
  return watchOutbox(async (): Promise<{ own: LockPicture | undefined; taken: readonly LockPicture[] }> => {
    const own = (await currentPerson())?.id
    const pins = await outbox.settings.where('key').startsWith(pinKey('')).toArray()
    const isOwn = ({ key }: { key: string }) => own !== undefined && key === pinKey(own)
    const ownPin = pins.find(isOwn)
    return {
      own: ownPin && pictureOf(ownPin),
      taken: pins.filter((pin) => !isOwn(pin)).flatMap((pin) => pictureOf(pin) ?? []),
    }
  })
}

/** Gives the signed-in user and has a PIN another picture. */
export function choosePicture(picture: LockPicture): Promise<SaveResult> {
  return saveResultOf(() =>
    transactOutbox([outbox.settings], async () => {
      const account = (await storedPerson())?.id
      const storedPin = account !== undefined && (await pinOf(account))
      if (storedPin) await outbox.settings.put({ key: pinKey(account), value: { ...storedPin, picture } })
    }),
  )
}

/** Removes the signed-in user's PIN after checking it; `undefined` where there is none any more. */
export function removePin(pin: string): Promise<PinTry | { readonly outcome: SaveResult } | undefined> {
  return answerOf<PinTry | { readonly outcome: SaveResult } | undefined>(
    async () => {
      const account = (await currentPerson())?.id
      if (account === undefined) return undefined
      const attempt = await tryPin(account, pin)
      if (attempt && 'key' in attempt) await deletePin(account)
      return attempt
    },
    (outcome) => ({ outcome }),
  )
}

/** Deletes an account's PIN with the wrapped key; the user stays signed in. */
export async function deletePin(account: string): Promise<void> {
  await transactOutbox([outbox.settings], async () => {
    await outbox.settings.delete(pinKey(account))
    await noteDeleted()
    if ((await storedPerson())?.id === account) await outbox.settings.delete(sessionKeys.stay)
  })
}

/**
 * Tries a PIN, about a second long. After five wrong ones nothing is tried for a while, longer each time; nothing is
 * ever deleted for it. `undefined` where the account has no PIN here.
 */
export function tryPin(account: string, pin: string, now = Date.now): Promise<PinTry | undefined> {
  return withLock('pin', async () => {
    const storedPin = await pinOf(account)
    if (!storedPin) return undefined
    // A clock that was put back must not lock anybody out for years.
    const wait = Math.min(storedPin.notBefore - now(), longestWait)
    if (wait > 0) return { wait }
    const failedAttempts = storedPin.wrong + 1
    const pause = pauseAfter(failedAttempts)
    // Counted before it is tried: a page that is closed meanwhile has tried all the same.
    await noteAttempt(account, { wrong: failedAttempts, notBefore: pause ? now() + pause : 0 })
    const base64 = await decrypt(await pinKeyFrom(pin, storedPin), storedPin.wrapped).catch(() => undefined)
    if (base64 === undefined) return pause ? { wait: pause } : { left: freeTries - failedAttempts }
    await noteAttempt(account, { wrong: 0, notBefore: 0 })
    return { key: await keyFrom(base64) }
  })
}

function pauseAfter(failedAttempts: number): number {
  return failedAttempts < freeTries ? 0 : Math.min(firstWait * 2 ** (failedAttempts - freeTries), longestWait)
}

async function noteAttempt(account: string, tries: Pick<StoredPin, 'wrong' | 'notBefore'>): Promise<void> {
  await transactOutbox([outbox.settings], async () => {
    const storedPin = await pinOf(account)
    if (storedPin) await outbox.settings.put({ key: pinKey(account), value: { ...storedPin, ...tries } })
  })
}

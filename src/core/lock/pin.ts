import { ownKey } from '#src/backend/requests.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson, newStay, personOnRecord, sessionKeys } from '#src/core/session/held-session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { alone } from '#src/device/locks.ts'
import { newPinKeyFacts, pinKeyFrom, type PinKeyFacts } from '#src/device/pin-key.ts'
import { markOpen } from '#src/device/open-pages.ts'
import { keyFrom, open, seal, type Sealed } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import type { Kept } from '#src/base/outcome.ts'
import { pinKey } from './belongings.ts'
import { lockPicture, type LockPicture } from './lock-pictures.ts'

/** An account's PIN as this phone keeps it: the account's key, wrapped by what comes of the PIN. */
export interface HeldPin extends PinKeyFacts {
  readonly wrapped: Sealed
  /** By which its person is told from others who lock this phone: chosen by them, readable while locked; missing where an earlier build set the PIN. */
  readonly picture?: LockPicture | undefined
  /** So long may the person be away before the phone locks by itself. */
  readonly awayMs: number
  /** Wrong ones since the last right one. */
  readonly wrong: number
  /** Before this time nothing is tried; milliseconds since 1970 by the phone's clock. */
  readonly notBefore: number
}

/** What a try came to. `wait` is how long nothing is tried, in milliseconds; `left` how many tries there are before that. */
export type PinTry = { readonly key: CryptoKey } | { readonly wait: number } | { readonly left: number }

/** A PIN has four to eight digits. */
export const isPin = (typed: string) => /^\d{4,8}$/.test(typed)

/** Whether a PIN is among those that are tried first: one digit, digits in a row up or down, or the same two again and again. */
export function isEasyToGuess(pin: string): boolean {
  const steps = new Set(Array.from(pin.slice(1), (digit, before) => Number(digit) - Number(pin[before])))
  const [step = 0] = steps
  const inRow = steps.size === 1 && Math.abs(step) <= 1
  return inRow || pin === pin.slice(0, 2).repeat(pin.length / 2)
}

const freeTries = 5
const firstWait = 30_000
const longestWait = 3_600_000

/** The PIN of an account on this phone. */
export async function pinOf(account: string): Promise<HeldPin | undefined> {
  return (await device.settings.get(pinKey(account)))?.value as HeldPin | undefined
}

/** How long whoever is signed in may be away; 0 where they have no PIN, now and after every change. */
export function watchPin() {
  return liveQuery(async (): Promise<number> => {
    const person = await heldPerson()
    return (person && (await pinOf(person.id))?.awayMs) || 0
  })
}

/**
 * Sets the PIN of whoever is signed in. The centre gives the account's key once more, since no script can read the one at
 * hand: that takes the network, once. `no line` where it cannot be had.
 */
export async function setPin(pin: string, awayMs: number, picture?: LockPicture): Promise<Kept | 'no line'> {
  const person = await heldPerson().catch(() => undefined)
  const token = person && (await accessToken({ owner: person.id }))
  const answer = token && (await ownKey(token))
  if (!person || !answer || !('said' in answer)) return 'no line'
  // Whatever is not a key is a captive portal's.
  if (!(await keyFrom(answer.said).catch(() => undefined))) return 'no line'
  const facts = await newPinKeyFacts()
  const wrapped = await seal(await pinKeyFrom(pin, facts), answer.said)
  const value: HeldPin = { ...facts, wrapped, awayMs, picture, wrong: 0, notBefore: 0 }
  const outcome = await outcomeOf(() =>
    device.transaction('rw', device.settings, async () => {
      if ((await personOnRecord())?.id !== person.id) return
      await device.settings.bulkPut([
        { key: pinKey(person.id), value },
        { key: sessionKeys.stay, value: newStay(awayMs) },
      ])
    }),
  )
  if (outcome.kept) markOpen()
  return outcome
}

const pictureOf = ({ value }: { value: unknown }) => lockPicture((value as HeldPin).picture)

/** The picture of whoever is signed in and has a PIN, and those that others on this phone have; now and after every change. */
export function watchPictures() {
  return liveQuery(async (): Promise<{ own: LockPicture | undefined; taken: readonly LockPicture[] }> => {
    const own = (await heldPerson())?.id
    const pins = await device.settings.where('key').startsWith(pinKey('')).toArray()
    const isOwn = ({ key }: { key: string }) => own !== undefined && key === pinKey(own)
    const ownPin = pins.find(isOwn)
    return {
      own: ownPin && pictureOf(ownPin),
      taken: pins.filter((pin) => !isOwn(pin)).flatMap((pin) => pictureOf(pin) ?? []),
    }
  })
}

/** Gives whoever is signed in and has a PIN another picture. */
export function choosePicture(picture: LockPicture): Promise<Kept> {
  return outcomeOf(() =>
    device.transaction('rw', device.settings, async () => {
      const account = (await personOnRecord())?.id
      const held = account !== undefined && (await pinOf(account))
      if (held) await device.settings.put({ key: pinKey(account), value: { ...held, picture } })
    }),
  )
}

/** Takes off the PIN of whoever is signed in, for who knows it. */
export async function takeOffPin(pin: string): Promise<PinTry | undefined> {
  const account = (await heldPerson())?.id
  if (account === undefined) return undefined
  const tried = await tryPin(account, pin)
  if (tried && 'key' in tried) await dropPin(account)
  return tried
}

/** Forgets an account's PIN, and with it the wrapped key; whoever is signed in stays so. */
export async function dropPin(account: string): Promise<void> {
  await device.transaction('rw', device.settings, async () => {
    await device.settings.delete(pinKey(account))
    if ((await personOnRecord())?.id === account) await device.settings.delete(sessionKeys.stay)
  })
}

/**
 * Tries a PIN, about a second long. After five wrong ones nothing is tried for a while, longer each time; nothing is
 * ever deleted for it. Nothing where the account has no PIN here.
 */
export function tryPin(account: string, pin: string, now = Date.now): Promise<PinTry | undefined> {
  return alone('pin', async () => {
    const held = await pinOf(account)
    if (!held) return undefined
    // A clock that was put back must not lock anybody out for years.
    const wait = Math.min(held.notBefore - now(), longestWait)
    if (wait > 0) return { wait }
    const wrong = held.wrong + 1
    const pause = pauseAfter(wrong)
    // Counted before it is tried: a page that is closed meanwhile has tried all the same.
    await note(account, { wrong, notBefore: pause ? now() + pause : 0 })
    const base64 = await open(await pinKeyFrom(pin, held), held.wrapped).catch(() => undefined)
    if (base64 === undefined) return pause ? { wait: pause } : { left: freeTries - wrong }
    await note(account, { wrong: 0, notBefore: 0 })
    return { key: await keyFrom(base64) }
  })
}

function pauseAfter(wrong: number): number {
  return wrong < freeTries ? 0 : Math.min(firstWait * 2 ** (wrong - freeTries), longestWait)
}

async function note(account: string, tries: Pick<HeldPin, 'wrong' | 'notBefore'>): Promise<void> {
  await device.transaction('rw', device.settings, async () => {
    const held = await pinOf(account)
    if (held) await device.settings.put({ key: pinKey(account), value: { ...held, ...tries } })
  })
}

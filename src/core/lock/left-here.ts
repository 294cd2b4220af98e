import { asideOwner, isGuests } from '#src/core/keys/owner.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'
import { awayKey, pinKey } from './belongings.ts'
import { lockPicture, type LockPicture } from './lock-pictures.ts'
import type { HeldPin } from './pin.ts'
import type { Away } from './put-away.ts'

/** What somebody who used this phone before has left here. Nothing in it says who. */
export interface LeftHere {
  readonly account: string
  /** A PIN opens it; otherwise a sign-in does. */
  readonly locked: boolean
  /** Which picture they chose to be known by; undefined where they have chosen none. */
  readonly picture: LockPicture | undefined
  /** How many requests, orders and changes of the profile wait for the centre. */
  readonly waits: number
}

/** What everybody but whoever uses the phone now has left here: those with a PIN first, in the order of their locking; watched. */
export function watchLeftHere() {
  return liveQuery(leftHere)
}

async function leftHere(): Promise<LeftHere[]> {
  const using = (await heldPerson())?.id
  const settings = await device.settings.toArray()
  const values = new Map(settings.map(({ key, value }) => [key, value]))
  const sealed = settings.flatMap(({ key }) =>
    key.startsWith(awayKey('')) ? [key.slice(awayKey('').length)] : [],
  )
  const entries = await unsentByOwner()
  const accounts = new Set([...sealed, ...entries.keys()])
  return [...accounts]
    .filter((account) => account !== using && account !== asideOwner && !isGuests(account))
    .map((account) => {
      const away = values.get(awayKey(account)) as Away | undefined
      const locked = values.has(pinKey(account)) && away !== undefined
      const picture = locked ? lockPicture((values.get(pinKey(account)) as HeldPin).picture) : undefined
      return {
        account,
        locked,
        picture,
        waits: (away?.waits ?? 0) + (entries.get(account) ?? 0),
        at: away?.at ?? 0,
      }
    })
    .filter(({ locked, waits }) => locked || waits > 0)
    .toSorted((a, b) => Number(b.locked) - Number(a.locked) || a.at - b.at)
    .map(({ at: _at, ...left }) => left)
}

async function unsentByOwner(): Promise<Map<string, number>> {
  const owners = (await steadily(() => outbox.entries.orderBy('owner').uniqueKeys())) as string[]
  const counts = owners.map(async (owner) => [owner, await steadily(() => unsentOf(owner))] as const)
  return new Map((await Promise.all(counts)).filter(([, count]) => count > 0))
}

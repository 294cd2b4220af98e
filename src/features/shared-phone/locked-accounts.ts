import { asideOwner, isGuests } from '#src/platform/session/owner.ts'
import { closedPerson, currentPerson, pinKey } from '#src/platform/session/stored-session.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { unsentOf } from '#src/platform/outbox/stored-outbox.ts'
import { encryptedDataKey } from './account-data.ts'
import { lockPicture, type LockPicture } from './lock-pictures.ts'
import type { StoredPin } from './pin.ts'
import type { EncryptedAccountData } from './encrypt-account-data.ts'

/** An account with encrypted data on this phone. Nothing in it identifies the person. */
export interface LockedAccount {
  readonly account: string
  /** True if a PIN unlocks it; otherwise a sign-in does. */
  readonly locked: boolean
  /** Which picture they chose to be known by; undefined where they have chosen none. */
  readonly picture: LockPicture | undefined
  /** Number of requests, orders and profile changes that wait for the centre. */
  readonly waits: number
}

/**
 * Emits the encrypted accounts on this phone, and one that there was no room to encrypt, except the current user: those with a PIN first, in the order of
 * locking.
 */
export function watchLockedAccounts() {
  return watchOutbox(lockedAccounts)
}

async function lockedAccounts(): Promise<LockedAccount[]> {
  const currentAccount = (await currentPerson())?.id
  const closed = (await closedPerson())?.id
  const settings = await outbox.settings.toArray()
  const values = new Map(settings.map(({ key, value }) => [key, value]))
  const encryptedAccounts = settings.flatMap(({ key }) =>
    key.startsWith(encryptedDataKey('')) ? [key.slice(encryptedDataKey('').length)] : [],
  )
  const entries = await unsentByOwner()
  const accounts = new Set([
    ...encryptedAccounts,
    ...(closed === undefined ? [] : [closed]),
    ...entries.keys(),
  ])
  return [...accounts]
    .filter((account) => account !== currentAccount && account !== asideOwner && !isGuests(account))
    .map((account) => {
      const encryptedRow = values.get(encryptedDataKey(account)) as EncryptedAccountData | undefined
      const locked = values.has(pinKey(account)) && (encryptedRow !== undefined || account === closed)
      const picture = locked ? lockPicture((values.get(pinKey(account)) as StoredPin).picture) : undefined
      return {
        account,
        locked,
        picture,
        waits: entries.get(account) ?? 0,
        at: encryptedRow?.at ?? 0,
      }
    })
    .filter(({ locked, waits }) => locked || waits > 0)
    .toSorted((a, b) => Number(b.locked) - Number(a.locked) || a.at - b.at)
    .map(({ at: _at, ...left }) => left)
}

async function unsentByOwner(): Promise<Map<string, number>> {
  const owners = (await withOutbox(() => outbox.entries.orderBy('owner').uniqueKeys())) as string[]
  const counts = owners.map(async (owner) => [owner, await withOutbox(() => unsentOf(owner))] as const)
  return new Map((await Promise.all(counts)).filter(([, count]) => count > 0))
}

import { device } from '#src/device/database.ts'
import { unsubscribePush } from '#src/device/push.ts'
import { open, seal, type Sealed } from '#src/device/sealing.ts'
import {
  awayKey,
  belongingsOf,
  dropBelongings,
  isNothing,
  openTables,
  putBelongings,
  onlyUnsent,
  withoutSession,
  type Belongings,
} from './belongings.ts'

/** What an account left on this phone, sealed under its own key. */
export interface Away {
  readonly sealed: Sealed
  /** How many orders, changes of the profile and edits among it wait for the centre. */
  readonly waits: number
  /** When it was put away, in milliseconds since 1970 by the phone's clock; missing where an earlier build did. */
  readonly at?: number
}

/** What is put away of an account: all, with the session where it is only locked; or what the centre lacks. */
export type Extent = 'with session' | 'without session' | 'unsent'

/**
 * Seals what lies open of an account under its key and takes it out of the open, both or neither; with it goes who is
 * signed in. Without a key nothing can be sealed: then what the centre has goes, and what it lacks stays as it is. The
 * browser is told nothing any more; whoever had wished it is told again once they are back (core/push).
 */
export async function putAway(account: string, key: CryptoKey | undefined, extent: Extent): Promise<void> {
  for (;;) {
    const before = await belongingsOf(account)
    const worth = worthKeeping(before, extent)
    const away = key && !isNothing(worth) && (await sealedAway(worth, key))
    // Sealing cannot wait inside a transaction: what changed meanwhile is taken in the next round.
    const done = await device.transaction('rw', openTables, async () => {
      if (JSON.stringify(await belongingsOf(account)) !== JSON.stringify(before)) return false
      await dropBelongings(before)
      if (away) await device.settings.put({ key: awayKey(account), value: away })
      else if (!key) await putBelongings(onlyUnsent(before))
      return true
    })
    if (done) return void unsubscribePush()
  }
}

function worthKeeping(all: Belongings, extent: Extent): Belongings {
  if (extent === 'with session') return all
  return extent === 'unsent' ? onlyUnsent(all) : withoutSession(all)
}

async function sealedAway(worth: Belongings, key: CryptoKey): Promise<Away> {
  const profiles = worth.settings.filter((one) => one.key.startsWith('profile-wish:')).length
  return {
    sealed: await seal(key, JSON.stringify(worth)),
    waits: worth.wishes.length + worth.edits.length + profiles,
    at: Date.now(),
  }
}

/** What an account left here, opened by its key; nothing where there is nothing that it opens. */
export async function openAway(account: string, key: CryptoKey): Promise<Belongings | undefined> {
  const away = await awayOf(account)
  const text = away && (await open(key, away.sealed).catch(() => undefined))
  // An earlier build put away no edits.
  return text === undefined ? undefined : { edits: [], ...(JSON.parse(text) as Omit<Belongings, 'edits'>) }
}

/** Brings back what was opened. Runs within the caller's transaction over the tables of belongings. */
export async function bringBack(account: string, belongings: Belongings | undefined): Promise<void> {
  if (!belongings) return
  await putBelongings(belongings)
  await device.settings.delete(awayKey(account))
}

/** What an account left here, still sealed. */
export async function awayOf(account: string): Promise<Away | undefined> {
  return (await device.settings.get(awayKey(account)))?.value as Away | undefined
}

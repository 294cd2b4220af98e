import { deleteOldProgress } from '#src/core/sign-in/stored-progress.ts'
import { claimGuestWork, settleClaims } from '#src/core/guest/claim-work.ts'
import { kindOf } from '#src/core/kinds/find.ts'
import { lockWhereDue } from '#src/core/lock/lock.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { forgetDeleted } from '#src/device/forget-deleted.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { releaseWakeLock } from '#src/device/wake-lock.ts'
import { drain, type Drained } from '#src/core/outbox/drain.ts'
import type { DrainOptions } from '#src/core/outbox/due.ts'
import { sweepVisits } from '#src/core/visit/sweep-visits.ts'
import { browserWorld } from './browser-world.ts'

let running: Promise<Drained> | undefined
let next: { options: DrainOptions; done: Promise<Drained> } | undefined

/**
 * Sends the waiting entries as far as they can go now, and reports the result. Page and worker call this at every chance;
 * a call during a run gets the one run after it. Never rejects.
 */
export function wakeOutbox(options: DrainOptions = {}): Promise<Drained> {
  if (!running) return run(options)
  next ??= { options: {}, done: running.then(runNext) }
  next.options = {
    ignorePauses: next.options.ignorePauses === true || options.ignorePauses === true,
    networkProven: next.options.networkProven === true || options.networkProven === true,
    signedIn: next.options.signedIn === true || options.signedIn === true,
    anyNetwork: next.options.anyNetwork === true || options.anyNetwork === true,
  }
  return next.done
}

/** Sends all waiting entries at once, ignoring pauses and the Wi-Fi setting, and returns the result. */
export function sendNow(): Promise<Drained> {
  return wakeOutbox({ ignorePauses: true, anyNetwork: true })
}

function runNext(): Promise<Drained> {
  const options = next?.options
  next = undefined
  return run(options ?? {})
}

function run(options: DrainOptions): Promise<Drained> {
  running = wake(options).finally(() => (running = undefined))
  return running
}

async function wake(options: DrainOptions): Promise<Drained> {
  // A failure here is repeated by the next run, and must not keep entries from going out.
  await saveResultOf(settleOwnership)
  const drained = await drain(browserWorld, options).finally(releaseWakeLock)
  // At once: the phone may not be opened again for days.
  await saveResultOf(sweepVisits)
  void forgetDeleted()
  const refreshes = new Set(drained.kinds.flatMap((kind) => kindOf(kind).refresh ?? []))
  for (const refresh of refreshes) await saveResultOf(refresh)
  return drained
}

/** Locks an absent user, and settles guest's work and claims. */
async function settleOwnership(): Promise<void> {
  // Text typed at the sign-in is deleted once it is too old, wherever the app is opened.
  await deleteOldProgress()
  await lockWhereDue()
  const person = await currentPerson()
  if (!person) return
  await claimGuestWork(person.id)
  await settleClaims(person.id)
}

import { claimGuestWork, settleClaims } from '#src/platform/session/claim-work.ts'
import { kindOf, aroundSending } from './kinds.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { forgetDeleted } from '#src/platform/device/forget-deleted.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { releaseWakeLock } from '#src/platform/device/wake-lock.ts'
import { drain, type Drained } from './drain.ts'
import type { DrainOptions } from './policy.ts'
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
  const around = aroundSending()
  // A failure here is repeated by the next run, and must not keep entries from going out.
  for (const { before } of around) if (before) await saveResultOf(before)
  await saveResultOf(claimWork)
  const drained = await drain(browserWorld, options).finally(releaseWakeLock)
  for (const { after } of around) if (after) await saveResultOf(after)
  void forgetDeleted()
  const refreshes = new Set(drained.kinds.flatMap((kind) => kindOf(kind).refresh ?? []))
  for (const refresh of refreshes) await saveResultOf(refresh)
  return drained
}

/** Settles the guest's work and claims: they belong to the person who has signed in. */
async function claimWork(): Promise<void> {
  const person = await currentPerson()
  if (!person) return
  await claimGuestWork(person.id)
  await settleClaims(person.id)
}

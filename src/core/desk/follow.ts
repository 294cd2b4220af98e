import { deskAnswerForm } from '#src/core/outbox/desk-answer.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { isOnline } from '#src/device/network.ts'
import { whileVisible } from '#src/device/visible.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { catchUpDesk, type CaughtUp } from './catch-up.ts'

/** How often an open desk asks what changed. */
const interval = 30_000

/**
 * Keeps up with what comes in while the desk is looked at, and at once when something that was written here has arrived.
 *
 * @param onTold called with what each look came to
 * @returns how to stop
 */
export function followDesk(onTold: (outcome: CaughtUp) => void): () => void {
  let running = false
  let again = false
  const look = () => {
    if (!isOnline()) return onTold('no line')
    again = running
    if (running) return
    running = true
    let told: CaughtUp = 'no line'
    void outcomeOf(async () => void (told = await catchUpDesk())).finally(() => {
      running = false
      onTold(told)
      if (again) look()
    })
  }
  const watching = watchOutbox(arrivedCount).subscribe({
    next: (count) => count > 0 && look(),
    error: () => {},
  })
  const stop = whileVisible(look, interval)
  return () => {
    watching.unsubscribe()
    stop()
  }
}

async function arrivedCount(): Promise<number> {
  const owner = (await heldPerson())?.id
  if (!owner) return 0
  const arrived = outbox.entries.where('[owner+state]').equals([owner, 'received'])
  return arrived.filter(({ kind }) => kind === deskAnswerForm).count()
}

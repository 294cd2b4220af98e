import { heldPerson } from '#src/core/session/held-session.ts'
import { isOnline } from '#src/device/network.ts'
import { whileVisible } from '#src/device/visible.ts'
import { catchUpOrders } from './catch-up.ts'
import { sendWish } from './send.ts'
import { wishesOf } from './wishes.ts'

const interval = 30_000

/** Sends waiting wishes and brings the person's orders to the phone while the page is looked at; answers how to stop. */
export function followOrders(): () => void {
  let running = false
  return whileVisible(() => {
    if (running || !isOnline()) return
    running = true
    void sendAndCatchUp().finally(() => (running = false))
  }, interval)
}

async function sendAndCatchUp(): Promise<void> {
  const person = await heldPerson().catch(() => undefined)
  if (!person) return
  for (const wish of await wishesOf(person.id)) if (wish.state === 'waiting') await sendWish(wish)
  await catchUpOrders()
}

import { heldPerson } from '#src/core/session/held-session.ts'
import { onDevice } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { heldConsents } from './held-consents.ts'

/** Sends the consents of whoever is signed in that the centre does not have yet; the code comes only where there are any. Never rejects. */
export async function sendWaitingConsents(): Promise<void> {
  await outcomeOf(async () => {
    const account = (await heldPerson())?.id
    const held = account ? await onDevice(() => heldConsents(account)) : []
    if (held.every(({ sent }) => sent)) return
    const { exchangeConsents } = await import('./consents.ts')
    await exchangeConsents()
  })
}

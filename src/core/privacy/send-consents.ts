import { currentPerson } from '#src/core/session/stored-session.ts'
import { withOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { storedConsents } from './stored-consents.ts'

/**
 * Sends the consents of the signed-in user that the centre does not have yet; the code comes only where there are
 * any. Never rejects.
 */
export async function sendWaitingConsents(): Promise<void> {
  await saveResultOf(async () => {
    const account = (await currentPerson())?.id
    const stored = account ? await withOutbox(() => storedConsents(account)) : []
    if (stored.every(({ sent }) => sent)) return
    const { exchangeConsents } = await import('./consents.ts')
    await exchangeConsents()
  })
}

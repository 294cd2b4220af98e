import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'

/** The setting with the e-mail address that an account's owner gave and has not confirmed. */
export const wantedEmailKey = (account: string) => `wanted-email:${account}`

/** Observes the e-mail address that the person gave at sign-up and has not confirmed. */
export function watchWantedEmail(account: string) {
  return watchOutbox(
    async () => (await outbox.settings.get(wantedEmailKey(account)))?.value as string | undefined,
  )
}

/** Keeps the e-mail address of a sign-up that the phone's code has proven, for the profile. */
export async function wantEmail(account: string, email: string): Promise<void> {
  await saveForAccount(account, [], () => outbox.settings.put({ key: wantedEmailKey(account), value: email }))
}

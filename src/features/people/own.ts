import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { mirrorRoles } from '#src/platform/session/roles.ts'

/** Fetches the signed-in user's roles, so that the menu shows changes; keeps the old ones without an answer. */
export async function learnOwnRoles(): Promise<void> {
  const account = (await currentPerson().catch(() => undefined))?.id
  const token = account && (await accessToken({ owner: account }).catch(() => undefined))
  if (account && token) await mirrorRoles(account, token)
}

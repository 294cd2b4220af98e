import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { mirrorRoles } from '#src/core/session/roles.ts'

/**
 * Asks which roles the signed-in user has now, so that one given or taken meanwhile reaches the menu; all stays where
 * nobody answers.
 */
export async function learnOwnRoles(): Promise<void> {
  const account = (await currentPerson().catch(() => undefined))?.id
  const token = account && (await accessToken({ owner: account }).catch(() => undefined))
  if (account && token) await mirrorRoles(account, token)
}

import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { mirrorRoles } from '#src/core/session/roles.ts'

/** Asks which roles whoever is signed in has now, so that one given or taken meanwhile reaches the menu; all stays where nobody answers. */
export async function learnOwnRoles(): Promise<void> {
  const account = (await heldPerson().catch(() => undefined))?.id
  const token = account && (await accessToken({ owner: account }).catch(() => undefined))
  if (account && token) await mirrorRoles(account, token)
}

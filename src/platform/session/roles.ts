import { rolesOf } from '#src/platform/backend/session.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { currentPerson, sessionKeys } from './stored-session.ts'

interface StoredRoles {
  readonly person: string
  readonly roles: readonly string[]
}

/**
 * Observes the signed-in person's roles from the last sync; `undefined` before it. They only choose menus: the
 * centre decides permissions.
 */
export function watchRoles() {
  return watchOutbox(async () => {
    const [person, stored] = await Promise.all([currentPerson(), outbox.settings.get(sessionKeys.roles)])
    const roles = stored?.value as StoredRoles | undefined
    return roles && roles.person === person?.id ? roles.roles : undefined
  })
}

/** Fetches and stores a person's roles if that person is still signed in. */
export async function mirrorRoles(person: string, token: string, fetchRoles = rolesOf): Promise<void> {
  const answer = await fetchRoles(person, token)
  if ('data' in answer) await storeRoles(person, answer.data)
}

/** Stores a person's roles if that person is still signed in. */
export async function storeRoles(person: string, roles: readonly string[]): Promise<void> {
  await saveResultOf(() =>
    outbox.transaction('rw', outbox.settings, async () => {
      if ((await currentPerson())?.id !== person) return
      await outbox.settings.put({ key: sessionKeys.roles, value: { person, roles } satisfies StoredRoles })
    }),
  )
}

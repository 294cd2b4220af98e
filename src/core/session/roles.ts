import { rolesOf } from '#src/backend/session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { currentPerson, sessionKeys } from './stored-session.ts'

interface StoredRoles {
  readonly person: string
  readonly roles: readonly string[]
}

/**
 * The roles of the person who is signed in, as the centre last told them; nothing until it has. They decide which menus are drawn and
 * nothing else: what somebody may do is decided at the centre.
 */
export function watchRoles() {
  return liveQuery(async () => {
    const [person, stored] = await Promise.all([currentPerson(), device.settings.get(sessionKeys.roles)])
    const roles = stored?.value as StoredRoles | undefined
    return roles && roles.person === person?.id ? roles.roles : undefined
  })
}

/** Asks for a person's roles and keeps them, if it is still the one who is signed in; otherwise all stays as it was. */
export async function mirrorRoles(person: string, token: string, fetchRoles = rolesOf): Promise<void> {
  const roles = await fetchRoles(person, token)
  if (!roles) return
  await saveResultOf(() =>
    device.transaction('rw', device.settings, async () => {
      if ((await currentPerson())?.id !== person) return
      await device.settings.put({ key: sessionKeys.roles, value: { person, roles } satisfies StoredRoles })
    }),
  )
}

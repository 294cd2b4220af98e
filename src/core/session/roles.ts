import { rolesOf } from '#src/backend/session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { heldPerson, sessionKeys } from './held-session.ts'

interface HeldRoles {
  readonly person: string
  readonly roles: readonly string[]
}

/**
 * The roles of the person who is signed in, as the centre last told them; nothing until it has. They decide which menus are drawn and
 * nothing else: what somebody may do is decided at the centre.
 */
export function watchRoles() {
  return liveQuery(async () => {
    const [person, held] = await Promise.all([heldPerson(), device.settings.get(sessionKeys.roles)])
    const roles = held?.value as HeldRoles | undefined
    return roles && roles.person === person?.id ? roles.roles : undefined
  })
}

/** Asks for a person's roles and keeps them, if it is still the one who is signed in; otherwise all stays as it was. */
export async function mirrorRoles(person: string, token: string, ask = rolesOf): Promise<void> {
  const roles = await ask(person, token)
  if (!roles) return
  await outcomeOf(() =>
    device.transaction('rw', device.settings, async () => {
      if ((await heldPerson())?.id !== person) return
      await device.settings.put({ key: sessionKeys.roles, value: { person, roles } satisfies HeldRoles })
    }),
  )
}

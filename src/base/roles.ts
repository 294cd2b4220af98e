/** The roles that an admin can grant, the most powerful first. */
export const roles = ['admin', 'manager', 'staff', 'editor', 'viewer'] as const

export type Role = (typeof roles)[number]

/** Roles that answer requests at the desk. */
export const deskRoles: readonly Role[] = ['staff', 'manager', 'admin']

/** Roles that run the centre. */
export const ownerRoles: readonly Role[] = ['manager', 'admin']

/** True if one of the roles may approve, refuse, settle, cancel and refund. */
export function decides(held: readonly string[]): boolean {
  return ownerRoles.some((role) => held.includes(role))
}

/** Roles that edit the shop's content. */
export const shopRoles: readonly Role[] = ['editor', 'manager', 'admin']

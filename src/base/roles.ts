/** The roles that an admin can give, the most powerful first. */
export const roles = ['admin', 'manager', 'staff', 'editor', 'viewer'] as const

export type Role = (typeof roles)[number]

/** Who answers what came in. */
export const deskRoles: readonly Role[] = ['staff', 'manager', 'admin']

/** Who changes what everybody reads and buys. */
export const shopRoles: readonly Role[] = ['editor', 'manager', 'admin']

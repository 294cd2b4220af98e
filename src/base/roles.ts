/** The roles that an admin can give, the most powerful first. */
export const roles = ['admin', 'manager', 'staff', 'editor', 'viewer'] as const

export type Role = (typeof roles)[number]

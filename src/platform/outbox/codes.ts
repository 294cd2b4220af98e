/** The codes of entries whose account was deleted, and whose account a restored centre has lost. */
export const goneCodes = { deleted: 'account_deleted', unknown: 'account_unknown' } as const

/** True for an entry that was returned because its account is gone. */
export function isOfGoneAccount(returned: { readonly code: string } | undefined): boolean {
  return returned?.code === goneCodes.deleted || returned?.code === goneCodes.unknown
}

/** The code of an entry that a restored centre has lost, and the phone cannot send again by itself. */
export const lostCode = 'lost_at_centre'
/** The code of an entry whose file this phone can no longer read; the person must add it again. */
export const fileLost = 'file_lost'

/** The codes of entries whose account was deleted, and whose account a restored centre has lost. */
export const goneCodes = { deleted: 'account_deleted', unknown: 'account_unknown' } as const

/** True for an entry that was returned because its account is gone. */
export function isOfGoneAccount(returned: { readonly code: string } | undefined): boolean {
  return returned?.code === goneCodes.deleted || returned?.code === goneCodes.unknown
}

let wanted: { readonly account: string; readonly number: string } | undefined

/** Notes a number that an account wants for signing in, for the profile page. */
export function wantNumber(account: string, number: string): void {
  wanted = { account, number }
}

/** Returns the number that this account noted last, until a reload. */
export function wantedNumber(account: string): string | undefined {
  return wanted?.account === account ? wanted.number : undefined
}

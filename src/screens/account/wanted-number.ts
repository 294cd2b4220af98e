let wanted: { readonly account: string; readonly number: string } | undefined

/** Notes a number that an account wants to sign in with from now on, for the profile page. */
export function wantNumber(account: string, number: string): void {
  wanted = { account, number }
}

/** The number that this account noted last, as long as the page is not reloaded. */
export function wantedNumber(account: string): string | undefined {
  return wanted?.account === account ? wanted.number : undefined
}

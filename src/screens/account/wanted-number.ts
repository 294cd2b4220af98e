let wanted: string | undefined

/** Notes a number that somebody wants to sign in with from now on, for the profile page. */
export function wantNumber(number: string): void {
  wanted = number
}

/** The number noted last, as long as the page is not reloaded. */
export function wantedNumber(): string | undefined {
  return wanted
}

/** Minimum length of a password, in characters. */
export const shortestPassword = 6

/** bcrypt reads this many bytes at most. A letter of Gurmukhi or Devanagari takes three. */
const longestPasswordBytes = 72

/** Returns the reason that a password is invalid; `undefined` for a valid one. */
export function passwordProblem(password: string): 'short' | 'long' | undefined {
  if (new TextEncoder().encode(password).length > longestPasswordBytes) return 'long'
  return Array.from(password).length < shortestPassword ? 'short' : undefined
}

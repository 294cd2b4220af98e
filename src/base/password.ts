/** The shortest password that the centre takes, in letters. */
export const shortestPassword = 6

/** bcrypt reads no more than so many bytes of a password. A letter of Gurmukhi or Devanagari takes three. */
const longestPasswordBytes = 72

/** Why a password is none; undefined where it can be one. */
export function passwordProblem(password: string): 'short' | 'long' | undefined {
  if (new TextEncoder().encode(password).length > longestPasswordBytes) return 'long'
  return Array.from(password).length < shortestPassword ? 'short' : undefined
}

import { AuthRefusal } from './answers.ts'
import { belongsTo, hashed } from './password-work.ts'

/** bcrypt reads this many bytes; a longer password would be cut silently. */
const longestPassword = 72

const isTooLong = (password: string) => Buffer.byteLength(password) > longestPassword

/** The bcrypt hash of a password that is good enough; 422 weak_password otherwise. */
export async function hashPassword(password: unknown, shortest: number): Promise<string> {
  if (typeof password !== 'string' || password.length < shortest) {
    throw new AuthRefusal(422, 'weak_password', `Password should be at least ${shortest} characters.`)
  }
  if (isTooLong(password)) {
    throw new AuthRefusal(400, 'validation_failed', `Password cannot be longer than ${longestPassword} bytes`)
  }
  return hashed(password)
}

/** A hash that matches no password. Comparing with it hides by timing whether an account exists. */
const nobodysHash = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8p7b2f3k9n4jvQ5o6i7e8r9t0y1u2i'

/** Whether a password belongs to a hash; none belongs to null or to the empty one of an account without a password. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const matches = await belongsTo(password, hash || nobodysHash)
  return matches && !!hash && !isTooLong(password)
}

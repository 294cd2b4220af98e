import type { Answers } from './rules.ts'

/** Returns what is known of a person with what they said since: an email, or that they have none, ends the other. */
export function knownWith(earlier: Answers, later: Answers): Answers {
  const isWithout = later['noEmail'] === true
  const gone = isWithout ? 'email' : Object.hasOwn(later, 'email') ? 'noEmail' : undefined
  return Object.fromEntries(Object.entries({ ...earlier, ...later }).filter(([key]) => key !== gone))
}

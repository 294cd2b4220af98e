/** The slips that this phone has given for an account: the letters of its numbers, and the last one. */
export interface SlipCount {
  readonly prefix: string
  readonly n: number
}

/** The key of the setting with the slips of an account on this phone. */
export const slipsSetting = (account: string) => `slips:${account}`

/** None sounds or looks like another. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns the count with the next slip; the first slip of a phone makes its letters, of which two phones never have the same. */
export function nextSlip(
  before: SlipCount | undefined,
  random = crypto.getRandomValues(new Uint8Array(5)),
): SlipCount {
  if (before) return { ...before, n: before.n + 1 }
  return { prefix: [...random].map((byte) => letters[byte % letters.length]).join(''), n: 1 }
}

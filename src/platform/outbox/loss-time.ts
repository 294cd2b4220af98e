/** True if a receipt of this moment may be from after the last thing that the centre still has; both are cut to milliseconds. */
export function mayBeAfter(moment: string, from: string | null): boolean {
  return from === null || Date.parse(moment) >= Date.parse(from)
}

/** The earlier of two moments from which on something was lost; null is before everything. */
export function earlierLoss(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && mayBeAfter(other, one)) ? one : other
}

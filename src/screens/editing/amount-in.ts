/** A number above nothing with at most three digits behind its point. */
export function amountIn(typed: string): number | undefined {
  const plain = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d{1,8}(?:\.\d{1,3})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined
}

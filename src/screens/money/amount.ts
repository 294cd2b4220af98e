import { latinDigits } from '#src/base/phone.ts'

/** Below it an instalment or a premium says nothing. */
const leastRupees = 1000

/** The whole rupees in what was typed, 3,00,000 or ₹ 300000 in the digits of any script; nothing where there are none. */
export function amountIn(typed: string): number | undefined {
  const digits = latinDigits(typed).replaceAll(/[\s,₹]/g, '')
  const amount = /^\d{1,10}$/.test(digits) ? Number(digits) : 0
  return amount >= leastRupees ? amount : undefined
}

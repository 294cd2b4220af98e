import { moneyText, type Paise } from './money.ts'

/** A total as a bill has it, with both its decimals: ₹777.00, ₹3,00,000.50. */
export function totalText(total: Paise): string {
  return total % 100 ? moneyText(total) : `${moneyText(total)}.00`
}

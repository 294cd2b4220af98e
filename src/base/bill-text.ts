import { moneyText, type Paise } from './money.ts'

/**
 * Returns an amount as on a bill, always with two decimals, as the specification writes the cart's total: ₹777.00,
 * ₹86.50. For the cart, the checkout, orders and receipts; `moneyText` is for prices on a shelf.
 */
export function billText(amount: Paise): string {
  return amount % 100 ? moneyText(amount) : `${moneyText(amount)}.00`
}

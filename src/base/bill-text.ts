import { moneyText, type Paise } from './money.ts'

/**
 * An amount on a bill, always with both its decimals, as the specification has the total of a cart: ₹777.00, ₹86.50. Cart,
 * checkout, orders, receipts and the desk's orders are bills; a price on a shelf is `moneyText`.
 */
export function billText(amount: Paise): string {
  return amount % 100 ? moneyText(amount) : `${moneyText(amount)}.00`
}

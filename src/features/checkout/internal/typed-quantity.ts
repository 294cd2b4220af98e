import { typedNumber } from '#src/base/typed-number.ts'
import { isQuantity } from '#src/features/cart/lines.ts'

/**
 * Returns the typed whole number, in digits of any supported script; NaN for other texts such as "-3", "1e9" and
 * "2.5".
 */
export function typedQuantity(text: string): number {
  const number = typedNumber(text) ?? Number.NaN
  return Number.isInteger(number) && number >= 0 ? number : Number.NaN
}

/** Returns the first field with a quantity that is not valid or was not saved; the checkout would go on without it. */
export function firstUnsettled<Field extends Pick<HTMLInputElement, 'value' | 'ariaInvalid'>>(
  fields: Iterable<Field>,
): Field | undefined {
  return [...fields].find(
    ({ value, ariaInvalid }) => ariaInvalid === 'true' || !isQuantity(typedQuantity(value)),
  )
}

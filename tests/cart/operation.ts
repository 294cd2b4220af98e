import type { StoredOperation } from '#src/platform/device/account-rows.ts'

/** An addition of one piece of wheat to an account's cart. */
export function operation(id: string, more: Partial<StoredOperation> = {}): StoredOperation {
  return {
    id,
    cart: 'account',
    product: 'seeds/wheat',
    kind: 'add',
    amount: 1,
    observed: [],
    seen: { name: 'Wheat', price: 100 },
    madeAt: 0,
    ...more,
  }
}

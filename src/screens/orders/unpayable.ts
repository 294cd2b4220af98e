import { t } from '@lingui/core/macro'

/** What is said where the centre has an order and the payment cannot begin: nothing is lost, and what to do. */
export function unpayable() {
  return {
    title: t`Payment cannot start right now`,
    text: t`The centre has your order, and no money was taken. Pay a little later, from your orders.`,
    tone: 'alarm' as const,
  }
}

import { t } from '@lingui/core/macro'

/** Returns the notice for an order that the centre has, but whose payment cannot start. */
export function unpayable() {
  return {
    title: t`Payment cannot start right now`,
    text: t`The centre has your order, and no money was taken. Pay a little later, from your orders.`,
    tone: 'alarm' as const,
  }
}

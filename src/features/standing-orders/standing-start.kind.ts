import type { Kind } from '#src/platform/outbox/kind.ts'
import {
  refreshStanding,
  sendStanding,
  settleStanding,
  whyStandingReturned,
} from './internal/send-standing.ts'
import { startStandingOrder } from './standing-orders-api.ts'
import { startKind } from './wish.ts'

/** A standing order that somebody begins. */
export default {
  id: startKind,
  sentBy: 'account',
  send: (entries, sender, call = startStandingOrder) => sendStanding(entries, sender, call),
  settle: settleStanding,
  words: {
    title: { en: 'Each morning', pa: 'ਹਰ ਸਵੇਰ', hi: 'हर सुबह' },
    whyReturned: whyStandingReturned,
  },
  isListed: false,
  refresh: refreshStanding,
} satisfies Kind

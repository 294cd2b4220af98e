import type { Kind } from '#src/platform/outbox/kind.ts'
import {
  refreshStanding,
  sendStanding,
  settleStanding,
  whyStandingReturned,
} from './internal/send-standing.ts'
import { changeStandingOrder } from './standing-orders-api.ts'
import { changeKind } from './wish.ts'

/** A change of a standing order. It is returned if it came after the evening of its first day. */
export default {
  id: changeKind,
  sentBy: 'account',
  send: (entries, sender, call = changeStandingOrder) => sendStanding(entries, sender, call),
  settle: settleStanding,
  words: {
    title: {
      en: 'Change of what comes each morning',
      pa: 'ਹਰ ਸਵੇਰ ਦੇ ਸੌਦੇ ਵਿੱਚ ਬਦਲਾਅ',
      hi: 'हर सुबह के सामान में बदलाव',
    },
    whyReturned: whyStandingReturned,
  },
  isListed: false,
  refresh: refreshStanding,
} satisfies Kind

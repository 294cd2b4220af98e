import type { AroundSending } from '#src/platform/outbox/kinds.ts'
import { sweepVisits } from '#src/features/shared-phone/internal/sweep-visits.ts'
import { lockWhereDue } from './lock.ts'

/** An absent person's phone is locked before anything goes out; what is left of ended visits goes after it. */
export default { before: lockWhereDue, after: () => sweepVisits() } satisfies AroundSending

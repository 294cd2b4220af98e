import type { AroundSending } from '#src/platform/outbox/kinds.ts'
import { deleteOldProgress } from '#src/features/account/internal/stored-progress.ts'

/** Text typed at the sign-in is deleted once it is too old, wherever the app is opened. */
export default { before: deleteOldProgress } satisfies AroundSending

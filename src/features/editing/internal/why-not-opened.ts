import { t } from '@lingui/core/macro'
import type { Undone } from '#src/platform/session/call-centre.ts'
import { whyUndone } from '#src/platform/faults/why-undone.ts'

/** Says why a thing does not open to be edited. A refusal is never called an absent network. */
export function whyNotOpened(why: 'not here' | Undone): string {
  if (why !== 'not here') return whyUndone(why)
  return t`This is not on this phone yet. Connect to the network once and open it again.`
}

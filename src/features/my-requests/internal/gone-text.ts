import { t } from '@lingui/core/macro'
import type { Returned } from '#src/platform/outbox/entry.ts'
import { goneCodes } from '#src/platform/outbox/codes.ts'

/** Returns why an entry of a gone account came back; `undefined` for any other entry. */
export function goneText(returned: Returned | undefined): string | undefined {
  if (returned?.code === goneCodes.deleted) return t`Your account was deleted. This was not sent.`
  if (returned?.code === goneCodes.unknown)
    return t`The centre does not have your account any more. This was not sent.`
  return undefined
}

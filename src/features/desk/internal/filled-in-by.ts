import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'

/** Returns the text about the agent who filled in a form; the name may be empty. */
export function filledInBy(name: string): string {
  const agent = isolated(name)
  return agent ? t`Filled in by the field agent ${agent}` : t`Filled in by a field agent`
}

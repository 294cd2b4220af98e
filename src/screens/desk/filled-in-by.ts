import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'

/** Who filled it in for somebody else; the centre may not know their name. */
export function filledInBy(name: string): string {
  const agent = isolated(name)
  return agent ? t`Filled in by the field agent ${agent}` : t`Filled in by a field agent`
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { giveBack, joinedGoods, keepJoined } from './give-back.ts'
import { joinedText } from './joined-text.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import type { SaveResult } from '#src/base/outcome.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { useLiveRead } from '#src/platform/ui/use-live-read.ts'

/** Names what a sign-in has brought into the cart, and gives it back by one tap. It asks nothing: nothing waits for it. */
export function JoinedNotice() {
  const joined = useLiveRead(joinedGoods, null)
  const [failure, setFailure] = useState('')
  if (!joined) return null
  const run = async (answer: () => Promise<SaveResult>) => {
    const outcome = await answer()
    setFailure(outcome.saved ? '' : whyNotSaved(outcome.why))
  }
  return (
    <div role="status" className="border-b bg-card px-4" data-joined>
      <p className="flex items-center gap-2">
        <span className="grow py-1">{joinedText(joined)}</span>
        <button
          type="button"
          className="min-h-12 px-1 font-bold whitespace-nowrap underline"
          onClick={() => run(giveBack)}
        >
          {t`Not mine`}
        </button>
        <button type="button" className="icon-button" aria-label={t`Close`} onClick={() => run(keepJoined)}>
          <span className="text-xl [line-height:1]">×</span>
        </button>
      </p>
      <FieldError alert>{failure}</FieldError>
    </div>
  )
}

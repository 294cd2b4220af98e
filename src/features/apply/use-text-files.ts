import { useEffect, useEffectEvent, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { DraftFailure, SaveResult } from '#src/base/outcome.ts'
import { hasFiles } from '#src/features/forms/drafts.ts'
import type { PartialInput } from '#src/features/forms/partial-input.ts'
import { messageAttachments } from '#src/features/forms/attachments.ts'
import { slotOfCamera } from '#src/platform/ui/camera-mark.ts'
import { focusFile } from '#src/platform/ui/focus-fault.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { useHasLeft } from '#src/platform/ui/use-has-left.ts'
import { takingsDone } from '#src/features/attachments/running-takings.ts'
import { whyNotSavedHere } from '#src/features/forms/why-not-saved-here.ts'
import { fileSentence } from '#src/features/apply/internal/file-sentence.ts'
import type { Autosaved } from '#src/features/forms/use-partial-input.ts'

/** The photos and the voice note of typed text that is no farmer's form. */
export interface TextFiles {
  /** The text's draft once files may lie with it. */
  readonly draft: string | undefined
  /** The text's place, by which its camera is found. */
  readonly place: string
  readonly count: number
  readonly setCount: (count: number) => void
  /** Saves the text, also an empty one: files need a draft. */
  readonly save: () => Promise<SaveResult<DraftFailure>>
  /**
   * Waits until its photos are there, before it is sent. Resolves to `false` where one failed, which a notice says, and
   * where the text was left meanwhile: it is found unsent again.
   */
  readonly ready: () => Promise<boolean>
  readonly open: () => Promise<void>
  /** Called after the text was sent with them. */
  readonly close: () => void
}

/** Returns the files of typed text; those that were attached before a reload are there at once, as is an opened camera's slot. */
export function useTextFiles(
  place: string,
  typed: Pick<Autosaved<unknown>, 'attach'>,
  half: PartialInput<unknown> | undefined,
): TextFiles {
  const [draft, setDraft] = useState<string>()
  const [count, setCount] = useState(0)
  const hasLeft = useHasLeft()
  const open = async () => {
    const attached = await typed.attach()
    if (attached.outcome.saved) setDraft(attached.draft)
    else notifyNotSaved(whyNotSavedHere(attached.outcome.why))
  }
  const openAgain = useEffectEvent(open)
  const begun = half?.id
  useEffect(() => {
    if (begun === undefined) return
    hasFiles(begun).then(
      (has) => void ((has || slotOfCamera(place)) && openAgain()),
      // Only the panel stays closed.
      () => undefined,
    )
  }, [begun, place])
  return {
    draft,
    place,
    count,
    setCount,
    save: async () => (await typed.attach()).outcome,
    ready: async () => {
      const failure = await takingsDone(draft)
      if (failure !== undefined) {
        notifyNotSaved(fileSentence(messageAttachments, failure))
        focusFile(failure.slot)
      }
      return failure === undefined && !hasLeft()
    },
    open,
    close: () => {
      setDraft(undefined)
      setCount(0)
    },
  }
}

function notifyNotSaved(text: string): void {
  notify({ title: t`Nothing was saved`, text, tone: 'alarm' })
}

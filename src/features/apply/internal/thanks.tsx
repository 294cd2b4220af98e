import { useEffect, useId, useRef } from 'react'
import { t } from '@lingui/core/macro'
import type { Notice } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { savedText } from '#src/platform/faults/why-no-answer.ts'
import type { EntryLine } from '#src/features/forms/submissions.ts'
import type { Wait } from '#src/platform/outbox/entry.ts'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { FilesSent } from '#src/features/apply/files-sent.tsx'
import { Reference } from '#src/features/apply/reference.tsx'
import { ThanksText } from './thanks-text.tsx'

interface ThanksProps {
  /** The notice of the form. */
  notice: Notice
  /** The centre's number of the request; `undefined` until the centre has it. */
  reference: string | undefined
  /** True if the centre returned it. */
  returned: boolean
  /** Why it waits, after a failed attempt. */
  why: Wait | undefined
  /** The files that are still on this phone. */
  files: EntryLine['files'] | undefined
  /** True if those are the form's documents. */
  arePapers: boolean
}

/**
 * The thanks for anything that was filled in: first where it is now, with a picture and a color of that, then the form's
 * own words. The place of the number is kept until it arrives.
 */
export function Thanks({ notice, reference, returned, why, files, arePapers }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  const stage = reference ? (files ? 'sent' : 'received') : returned ? 'returned' : 'saved'
  const { mark, border, where } = stages[stage]
  return (
    <>
      <div
        role="status"
        data-stage={stage}
        className={`card grid min-h-60 w-full content-start justify-items-center gap-2 border-2 p-4 ${border}`}
      >
        <StateMark state={mark} className="size-16" />
        {/* Other words are another paragraph, not one that moves. */}
        <p key={stage} id={`${id}-where`} className="text-lg font-bold">
          {where(why)}
        </p>
        {reference && (
          <>
            <p>{numberText(stage, arePapers)}</p>
            <Reference reference={reference} />
          </>
        )}
        {files && <FilesSent files={files} arePapers={arePapers} />}
      </div>
      <h3 ref={heading} id={id} tabIndex={-1} aria-labelledby={`${id}-where ${id}`}>
        {localize(notice.title)}
      </h3>
      <ThanksText thanks={notice} isReceived={reference !== undefined} />
    </>
  )
}

const stages = {
  saved: { mark: 'saved', border: 'border-mustard', where: savedText },
  sent: { mark: 'sending', border: 'border-mustard', where: () => t`Sent` },
  received: { mark: 'approved', border: 'border-green', where: () => t`Received by the centre` },
  returned: {
    mark: 'returned',
    border: 'border-red',
    where: () => t`The centre returned it. See why under My requests.`,
  },
} as const

function numberText(stage: keyof typeof stages, arePapers: boolean): string {
  if (stage !== 'sent') return t`Your number:`
  return arePapers
    ? t`The centre has your answers. The papers are not sent yet. Your number:`
    : t`The centre has your answers. Photos and voice are not sent yet. Your number:`
}

import { useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { dropDraft, type DraftLine } from '#src/features/forms/drafts.ts'
import type { Form } from '#src/features/forms/define.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { requestTitle } from './form-title.ts'
import { timeText } from '#src/base/moment.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { isolated } from '#src/base/isolated.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

interface DraftRowProps {
  draft: DraftLine
  /** `undefined` until its file has loaded, and if it no longer exists. */
  form: Form | undefined
  onContinue: () => void
  /** More facts, in a list by farmer. */
  facts?: ReactNode
}

/** A draft: its person and subject, with buttons to continue or delete it. */
export function DraftRow({ draft, form, onContinue, facts }: DraftRowProps) {
  const [failure, setFailure] = useState('')
  const title = form ? requestTitle(form, draft.subject, draft.askedFor) : '…'
  const whose = facts && draft.name ? `${title}, ${isolated(draft.name)}` : isolated(draft.name ?? title)
  const drop = async () => {
    const outcome = await dropDraft(draft.id)
    if (!outcome.saved) setFailure(whyNotSaved(outcome.why))
  }
  return (
    <li className="grid gap-2 border-b py-3 last:border-0">
      <p>
        <strong className="block">{title}</strong>
        {draft.name && !facts && (
          <span className="block">
            <PersonalText>{draft.name}</PersonalText>
          </span>
        )}
        {facts}
        <span className="text-muted">{t`Draft, saved ${timeText(draft.updatedAt)}`}</span>
      </p>
      <ConfirmOnce
        label={t`Delete`}
        name={t`Delete the draft: ${whose}`}
        question={t`Delete this draft? Everything in it is lost.`}
        run={drop}
      >
        <button type="button" className="button" aria-label={t`Continue: ${whose}`} onClick={onContinue}>
          {t`Continue`}
        </button>
      </ConfirmOnce>
      <FieldError alert>{failure}</FieldError>
    </li>
  )
}

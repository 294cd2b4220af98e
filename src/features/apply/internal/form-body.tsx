import { useEffect, useRef, useState } from 'react'
import { t } from '@lingui/core/macro'
import { callBackKind } from '#src/features/requests/call-attempt.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { ListedFile } from '#src/features/forms/rules.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { focusFile, focusFirstFault } from '#src/platform/ui/focus-fault.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { AttachOffer } from './attach-offer.tsx'
import type { CallBackFromFormProps } from './call-back-from-form.tsx'
import { FormFields } from './form-fields.tsx'
import { FormNotice } from './form-notice.tsx'
import { FormStart } from './form-start.tsx'
import { SaveStatus } from '#src/features/forms/save-status.tsx'
import { SavedForm } from './saved-form.tsx'
import { SentElsewhereLater } from './sent-elsewhere-later.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { useNoticeAfterClosing } from './notify-after-closing.ts'
import { focusFirst } from './focus-first.ts'
import { useOwnAnswers } from './use-own-answers.ts'
import { useFilling, type Beginning } from './use-filling.ts'
import { useSubmission } from './use-submission.ts'
import { VersionNote } from './version-note.tsx'
import { QuietForm } from '#src/platform/ui/quiet-form.tsx'

// Lazy: no form waits for it.
const CallBackFromForm = lazyPart<CallBackFromFormProps>(
  () => import('./call-back-from-form.tsx'),
  () => null,
)

/** A form to fill in, and its owner. */
export interface FormBodyProps {
  form: Form
  begin: Beginning
  /** The version of the draft's form. */
  savedAs?: number
  owner: string
  /** Called whenever the form's subject changes. */
  onSubject: (subject: string | undefined) => void
}

/** A form to fill in, or its outcome after submitting. */
export function FormBody({ form, begin, savedAs, owner, onSubject }: FormBodyProps) {
  const fields = useRef<HTMLFormElement>(null)
  const filling = useFilling(form, owner, begin)
  useOwnAnswers(form, filling)
  const [files, setFiles] = useState<readonly ListedFile[]>([])
  const submission = useSubmission(form, owner, filling, files)
  useEffect(() => onSubject(filling.subject), [onSubject, filling.subject])
  const { broken, notice, busy, sent, attempt } = submission
  useEffect(() => {
    if (attempt) focusFirstFault(fields.current)
  }, [attempt])

  useEffect(() => focusFile(notice?.file), [notice])
  useEffect(() => focusFirst(fields.current, form.prefilled), [form])
  useNoticeAfterClosing(form, filling, sent !== undefined)

  if (sent) return <SavedForm form={form} {...sent} owner={owner} />
  if (filling.isSentElsewhere) return <SentElsewhereLater form={form} filling={filling} />
  return (
    <>
      <FormNotice notice={notice}>
        {notice?.needsSignIn && <SignInFirst form={form.id} draft={filling.draft} />}
      </FormNotice>
      <QuietForm ref={fields} className="grid gap-4 p-4" onSubmit={submission.submit}>
        {form.intro && <p>{localize(form.intro)}</p>}
        {savedAs !== undefined && <VersionNote form={form} savedAs={savedAs} />}
        {savedAs === undefined && <FormStart form={form} filling={filling} />}
        <FormFields
          form={form}
          filling={filling}
          broken={broken.answers}
          chosen={begin.subject !== undefined}
        />
        <AttachOffer
          form={form}
          owner={owner}
          filling={filling}
          broken={broken.files}
          startsOpen={begin.hasFiles === true || begin.waitingFor !== undefined}
          onFiles={setFiles}
        />
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? (form.busy ? localize(form.busy) : t`One moment…`) : localize(form.submit)}
        </button>
        <SaveStatus saveState={filling.saveState} />
        {form.id !== callBackKind && (
          <LaterPart>
            <CallBackFromForm form={form} filling={filling} />
          </LaterPart>
        )}
      </QuietForm>
    </>
  )
}

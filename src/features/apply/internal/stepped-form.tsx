import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { t } from '@lingui/core/macro'
import type { Form, Step } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Tabs } from '#src/platform/ui/tabs.tsx'
import { useBackSteps } from '#src/platform/ui/use-back-steps.ts'
import type { FormBodyProps } from './form-body.tsx'
import { focusFirst } from './focus-first.ts'
import CallBackFromForm from './call-back-from-form.tsx'
import { FormNotice } from './form-notice.tsx'
import { FormStart } from './form-start.tsx'
import { SaveStatus } from '#src/features/forms/save-status.tsx'
import { SavedForm } from './saved-form.tsx'
import { SentElsewhereLater } from './sent-elsewhere-later.tsx'
import { useNoticeAfterClosing } from './notify-after-closing.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepPanel } from './step-panel.tsx'
import { stepOf } from './form-steps.ts'
import { listed, useAttachments } from './use-attachments.ts'
import { useOwnAnswers } from './use-own-answers.ts'
import { useFilling } from './use-filling.ts'
import { useSteps } from './use-steps.ts'
import { useSubmission } from './use-submission.ts'
import { VersionNote } from './version-note.tsx'
import { QuietForm } from '#src/platform/ui/quiet-form.tsx'

/** A long form, shown step by step; or its outcome after submitting. */
export default function SteppedForm({ form, begin, savedAs, owner, onSubject }: FormBodyProps) {
  const steps: readonly Step[] = form.steps ?? []
  const body = useRef<HTMLFormElement>(null)
  const filling = useFilling(form, owner, begin)
  useOwnAnswers(form, filling)
  const attachments = useAttachments(form, owner, filling)
  const submission = useSubmission(form, owner, filling, listed(attachments.stored))
  useEffect(() => onSubject(filling.subject), [onSubject, filling.subject])
  const { notice, sent } = submission
  const { step, goTo, correct, isReviewed, behind, back } = useSteps(form, body, filling, submission.attempt)
  const showFile = useEffectEvent(correct)
  useEffect(() => void (notice?.file && showFile(notice.file)), [notice])
  useBackSteps(sent ? 0 : behind, back)
  useEffect(() => focusFirst(body.current), [])
  useNoticeAfterClosing(form, filling, sent !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!step.review) return
    const first = firstMissing(form, submission)
    if (first) filling.goTo(first.id)
    void submission.submit(event)
  }
  if (sent) return <SavedForm form={form} {...sent} owner={owner} />
  if (filling.isSentElsewhere) return <SentElsewhereLater form={form} filling={filling} />
  return (
    <>
      <FormNotice notice={notice}>
        {notice?.needsSignIn && <SignInFirst form={form.id} draft={filling.draft} />}
      </FormNotice>
      <QuietForm ref={body} className="grid gap-4 p-4" onSubmit={submit}>
        {savedAs !== undefined && <VersionNote form={form} savedAs={savedAs} />}
        {savedAs === undefined && step === steps[0] && <FormStart form={form} filling={filling} />}
        <Tabs
          label={t`Steps`}
          selected={step.id}
          onSelect={filling.goTo}
          tabs={steps.map(({ id, title }) => ({
            id,
            title: localize(title),
            panel: id === step.id && (
              <StepPanel
                form={form}
                step={step}
                filling={filling}
                attachments={attachments}
                submission={isReviewed ? { ...submission, broken: submission.missing } : submission}
                chosen={begin.subject !== undefined}
                onGoTo={goTo}
                onCorrect={correct}
              />
            ),
          }))}
        />
        <StepButtons form={form} steps={steps} step={step} submission={submission} onGoTo={goTo} />
        <SaveStatus saveState={filling.saveState} />
        {step !== steps[0] && <CallBackFromForm form={form} filling={filling} />}
      </QuietForm>
    </>
  )
}

/** Returns the step with terms to accept, otherwise the first step with a fault. */
function firstMissing(
  form: Form,
  { missing: { answers, files } }: ReturnType<typeof useSubmission>,
): Step | undefined {
  const terms = answers.find(({ field }) => form.fields[field]?.accepted)
  if (terms) return stepOf(form, terms.field)
  const [rule] = [...answers, ...files]
  const found = (form.steps ?? []).filter(
    (step) =>
      answers.some(({ field }) => stepOf(form, field) === step) || (step.documents && files.length > 0),
  )
  return rule && (found[0] ?? form.steps?.[0])
}

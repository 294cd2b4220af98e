import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { isShown } from '#src/features/forms/check.ts'
import type { Form, Step } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { InWords } from '#src/platform/ui/in-words.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { answerText } from '#src/features/apply/answer-text.ts'
import { ContextCard } from './context-card.tsx'
import type { MissingFields } from './missing-fields.ts'
import { attachmentText } from './attachment-text.ts'
import { ruleText } from './problem-text.ts'
import { answersOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'
import type { Attachments } from './use-attachments.ts'
import { FieldError } from '#src/platform/ui/field-error.tsx'

interface ReviewProps {
  form: Form
  filling: Filling
  attachments: Attachments
  missing: MissingFields
  onGoTo: (step: string) => void
  /** Called to go to a fault by its key. */
  onCorrect: (key: string) => void
}

/** All answers step by step, with faults, each with a button that changes it. */
export function Review({ form, filling, attachments, missing, onGoTo, onCorrect }: ReviewProps) {
  const notAccepted = missing.answers.some(({ field }) => form.fields[field]?.accepted)
  const noSubject = missing.answers.some(({ field }) => field === 'subject')
  return (
    <>
      <ContextCard form={form} filling={filling} />
      {noSubject && (
        <dl className="card p-4">
          <Line
            label={t`What is it about?`}
            problem={t`Choose one.`}
            onCorrect={() => onCorrect('subject')}
          />
        </dl>
      )}
      {(form.steps ?? [])
        .filter(({ review }) => !review)
        .map((step) => (
          <ReviewedStep key={step.id} step={step} onGoTo={onGoTo}>
            <Answers
              form={form}
              step={step}
              filling={filling}
              missing={missing.answers}
              onCorrect={onCorrect}
            />
            {step.documents && (
              <AttachmentLines
                form={form}
                attachments={attachments}
                missing={missing.files}
                onCorrect={onCorrect}
              />
            )}
          </ReviewedStep>
        ))}
      {notAccepted && (
        <FieldError id="form-not-accepted">{t`Accept the terms first. Then you can submit.`}</FieldError>
      )}
    </>
  )
}

interface ReviewedStepProps extends Pick<ReviewProps, 'onGoTo'> {
  step: Step
  children: ReactNode
}

function ReviewedStep({ step, onGoTo, children }: ReviewedStepProps) {
  const title = localize(step.title)
  return (
    <section className="card grid gap-2 p-4" aria-labelledby={`review-${step.id}`}>
      <div className="flex items-center justify-between gap-2">
        <h4 id={`review-${step.id}`} className="text-lg font-bold">
          {title}
        </h4>
        <button
          type="button"
          className="button-quiet"
          aria-label={t`Change: ${title}`}
          onClick={() => onGoTo(step.id)}
        >
          {t`Change`}
        </button>
      </div>
      <dl className="grid gap-2">{children}</dl>
    </section>
  )
}

interface AnswersProps extends Pick<ReviewProps, 'form' | 'filling' | 'onCorrect'> {
  step: Step
  missing: MissingFields['answers']
}

function Answers({ form, step, filling: { subject, typed }, missing, onCorrect }: AnswersProps) {
  const answers = answersOf(form, subject, typed)
  return (step.fields ?? [])
    .map((key) => ({ key, field: form.fields[key]!, answer: answers[key] }))
    .filter(({ field }) => isShown(field, subject, answers))
    .map(({ key, field, answer }) => {
      const rule = missing.find((broken) => broken.field === key)
      if (answer === undefined && !rule) return null
      return (
        <Line
          key={key}
          label={localize(field.label)}
          problem={rule && ruleText(form, subject, rule)}
          onCorrect={() => onCorrect(key)}
        >
          {answer !== undefined && (
            <span>
              <PersonalText>{answerText(field, answer)}</PersonalText>
            </span>
          )}
          {field.money && typeof answer === 'number' && <InWords amount={rupees(answer)} />}
        </Line>
      )
    })
}

interface AttachmentLinesProps extends Pick<ReviewProps, 'form' | 'attachments' | 'onCorrect'> {
  missing: MissingFields['files']
}

function AttachmentLines({ form, attachments, missing, onCorrect }: AttachmentLinesProps) {
  return Object.entries(form.documents ?? {}).map(([slot, { label }]) => {
    const stored = attachments.stored.find((attachment) => attachment.slot === slot)
    const wrong = missing.some(({ field }) => field === slot)
    if (!stored && !wrong) return null
    return (
      <Line
        key={slot}
        label={localize(label)}
        problem={wrong ? (stored ? t`Take it again.` : t`This paper is missing.`) : undefined}
        onCorrect={() => onCorrect(slot)}
      >
        {stored && attachmentText(stored)}
      </Line>
    )
  })
}

interface LineProps {
  label: string
  /** The fault. */
  problem: string | undefined
  onCorrect: () => void
  children?: ReactNode
}

function Line({ label, problem, onCorrect, children }: LineProps) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className="whitespace-pre-line">
        {children}
        {problem && (
          <button
            type="button"
            className="flex min-h-12 items-center gap-2 text-left font-bold text-red underline"
            aria-label={t`Correct: ${label}. ${problem}`}
            onClick={onCorrect}
          >
            <Pictogram name="warning" className="size-6" />
            <span>{problem}</span>
          </button>
        )}
      </dd>
    </div>
  )
}

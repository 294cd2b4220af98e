import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { isShown, limitedFor } from '#src/forms/check.ts'
import type { Form, Step } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'
import { InWords } from '#src/ui/in-words.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { answerText } from './answer-text.ts'
import { AskedForCard } from './asked-for-card.tsx'
import type { Missing } from './missing.ts'
import { paperText } from './paper-text.ts'
import { problemText } from './problem-text.ts'
import { answersOf } from './typed.ts'
import type { Filling } from './use-filling.ts'
import type { Papers } from './use-papers.ts'

interface ReviewProps {
  form: Form
  filling: Filling
  papers: Papers
  missing: Missing
  onGoTo: (step: string) => void
  /** Leads to what is missing or wrong, by its key. */
  onMend: (key: string) => void
}

/** Everything that was answered, step by step, and what is missing or wrong, each with the way to change it. */
export function Review({ form, filling, papers, missing, onGoTo, onMend }: ReviewProps) {
  const notAccepted = missing.answers.some(({ field }) => form.fields[field]?.accepted)
  const noSubject = missing.answers.some(({ field }) => field === 'subject')
  return (
    <>
      <AskedForCard form={form} filling={filling} />
      {noSubject && (
        <dl className="card p-4">
          <Line label={t`What is it about?`} problem={t`Choose one.`} onMend={() => onMend('subject')} />
        </dl>
      )}
      {(form.steps ?? [])
        .filter(({ review }) => !review)
        .map((step) => (
          <ReviewedStep key={step.id} step={step} onGoTo={onGoTo}>
            <Answers form={form} step={step} filling={filling} missing={missing.answers} onMend={onMend} />
            {step.documents && (
              <PaperLines form={form} papers={papers} missing={missing.files} onMend={onMend} />
            )}
          </ReviewedStep>
        ))}
      {notAccepted && (
        <p id="form-not-accepted" className="font-bold text-red">
          {t`Accept the terms first. Then you can submit.`}
        </p>
      )}
    </>
  )
}

interface ReviewedStepProps extends Pick<ReviewProps, 'onGoTo'> {
  step: Step
  children: ReactNode
}

function ReviewedStep({ step, onGoTo, children }: ReviewedStepProps) {
  const title = say(step.title)
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

interface AnswersProps extends Pick<ReviewProps, 'form' | 'filling' | 'onMend'> {
  step: Step
  missing: Missing['answers']
}

function Answers({ form, step, filling: { subject, typed }, missing, onMend }: AnswersProps) {
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
          label={say(field.label)}
          problem={rule && problemText(limitedFor(field, subject), rule.problem)}
          onMend={() => onMend(key)}
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

interface PaperLinesProps extends Pick<ReviewProps, 'form' | 'papers' | 'onMend'> {
  missing: Missing['files']
}

function PaperLines({ form, papers, missing, onMend }: PaperLinesProps) {
  return Object.entries(form.documents ?? {}).map(([slot, { label }]) => {
    const held = papers.held.find((paper) => paper.slot === slot)
    const wrong = missing.some(({ field }) => field === slot)
    if (!held && !wrong) return null
    return (
      <Line
        key={slot}
        label={say(label)}
        problem={wrong ? (held ? t`Take it again.` : t`This paper is missing.`) : undefined}
        onMend={() => onMend(slot)}
      >
        {held && paperText(held)}
      </Line>
    )
  })
}

interface LineProps {
  label: string
  /** What is missing or wrong. */
  problem: string | undefined
  onMend: () => void
  children?: ReactNode
}

function Line({ label, problem, onMend, children }: LineProps) {
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
            onClick={onMend}
          >
            <Pictogram name="warning" className="size-6" />
            <span>{problem}</span>
          </button>
        )}
      </dd>
    </div>
  )
}

import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { rupees } from '#src/base/money.ts'
import { isShown } from '#src/forms/check.ts'
import type { Form, Step } from '#src/forms/define.ts'
import { say } from '#src/i18n/words.ts'
import { InWords } from '#src/ui/in-words.tsx'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { PersonalText } from '#src/ui/personal-text.tsx'
import { AskedForCard } from './asked-for-card.tsx'
import { answerText } from './answer-text.ts'
import { paperText } from './paper-text.ts'
import { answersOf } from './typed.ts'
import type { Filling } from './use-filling.ts'
import type { Papers } from './use-papers.ts'
import type { Missing } from './missing.ts'

interface ReviewProps {
  form: Form
  filling: Filling
  papers: Papers
  missing: Missing
  onGoTo: (step: string) => void
}

/** Everything that was answered, step by step, and what is still missing, each with the way to change it. */
export function Review({ form, filling, papers, missing, onGoTo }: ReviewProps) {
  const notAccepted = missing.answers.some(({ field }) => form.fields[field]?.accepted)
  return (
    <>
      <AskedForCard form={form} filling={filling} />
      {(form.steps ?? [])
        .filter(({ review }) => !review)
        .map((step) => [step, say(step.title)] as const)
        .map(([step, title]) => (
          <section key={step.id} className="card grid gap-2 p-4" aria-labelledby={`review-${step.id}`}>
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
            <dl className="grid gap-2">
              <Answers form={form} step={step} filling={filling} missing={missing.answers} />
              {step.documents && <PaperLines form={form} papers={papers} missing={missing.files} />}
            </dl>
          </section>
        ))}
      {notAccepted && (
        <p id="form-not-accepted" className="font-bold text-red">
          {t`Accept the terms first. Then you can submit.`}
        </p>
      )}
    </>
  )
}

interface AnswersProps {
  form: Form
  step: Step
  filling: Filling
  missing: Missing['answers']
}

function Answers({ form, step, filling: { subject, typed }, missing }: AnswersProps) {
  const answers = answersOf(form, subject, typed)
  return (step.fields ?? [])
    .map((key) => ({ key, field: form.fields[key]!, answer: answers[key] }))
    .filter(({ field }) => isShown(field, subject, answers))
    .map(({ key, field, answer }) => {
      const wrong = missing.some((rule) => rule.field === key)
      if (answer === undefined && !wrong) return null
      return (
        <Line key={key} label={say(field.label)} wrong={wrong}>
          <span>
            {answer === undefined ? t`Missing` : <PersonalText>{answerText(field, answer)}</PersonalText>}
          </span>
          {field.money && typeof answer === 'number' && <InWords amount={rupees(answer)} />}
        </Line>
      )
    })
}

function PaperLines({
  form,
  papers,
  missing,
}: Pick<ReviewProps, 'form' | 'papers'> & { missing: Missing['files'] }) {
  return Object.entries(form.documents ?? {}).map(([slot, { label }]) => {
    const held = papers.held.find((paper) => paper.slot === slot)
    const wrong = missing.some(({ field }) => field === slot)
    if (!held && !wrong) return null
    return (
      <Line key={slot} label={say(label)} wrong={wrong}>
        {held ? paperText(held) : t`Missing`}
      </Line>
    )
  })
}

function Line({ label, wrong, children }: { label: string; wrong: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{label}</dt>
      <dd className={`flex items-start gap-2 ${wrong ? 'font-bold text-red' : 'whitespace-pre-line'}`}>
        {wrong && <Pictogram name="warning" className="mt-0.5 size-6" />}
        <span>{children}</span>
      </dd>
    </div>
  )
}

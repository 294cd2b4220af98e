import { t } from '@lingui/core/macro'
import type { Form, Step } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { FieldList, FieldsIntro } from './form-fields.tsx'
import { AttachmentList } from './attachment-list.tsx'
import { Review } from './review.tsx'
import type { Filling } from './use-filling.ts'
import type { Attachments } from './use-attachments.ts'
import type { Submission } from './use-submission.ts'

interface StepPanelProps {
  form: Form
  step: Step
  filling: Filling
  attachments: Attachments
  submission: Submission
  /** True if the page has chosen the subject. */
  chosen: boolean
  onGoTo: (step: string) => void
  /** Called to go to a fault by its key. */
  onCorrect: (key: string) => void
}

/** A step of a form: its text, its fields, the documents, or the review. */
export function StepPanel({
  form,
  step,
  filling,
  attachments,
  submission,
  chosen,
  onGoTo,
  onCorrect,
}: StepPanelProps) {
  const steps = form.steps ?? []
  const [number, count] = [steps.indexOf(step) + 1, steps.length]
  const title = localize(step.title)
  const isFirst = number === 1
  return (
    <div className="grid gap-4">
      <h3 tabIndex={-1} data-step-heading>
        {t`Step ${number} of ${count}: ${title}`}
      </h3>
      {isFirst && form.intro && <p>{localize(form.intro)}</p>}
      {isFirst && (
        <FieldsIntro form={form} filling={filling} broken={submission.broken.answers} chosen={chosen} />
      )}
      {step.text && (
        <ul className="card grid list-disc gap-2 p-4 pl-8">
          {step.text.map((line) => (
            <li key={localize(line)}>{localize(line)}</li>
          ))}
        </ul>
      )}
      {step.fields && (
        <FieldList form={form} filling={filling} broken={submission.broken.answers} keys={step.fields} />
      )}
      {step.documents && (
        <AttachmentList
          form={form}
          attachments={attachments}
          broken={submission.broken.files}
          placed={isPlaced(form, filling)}
        />
      )}
      {step.review && (
        <Review
          form={form}
          filling={filling}
          attachments={attachments}
          missing={submission.missing}
          onGoTo={onGoTo}
          onCorrect={onCorrect}
        />
      )}
    </div>
  )
}

/** True if a field contains the place of a pictured document. */
function isPlaced({ documents = {} }: Form, { typed }: Filling): boolean {
  return Object.values(documents).some(({ place }) => place !== undefined && Boolean(typed[place]))
}

import { t } from '@lingui/core/macro'
import type { Form, Step } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Submission } from './use-submission.ts'

interface StepButtonsProps {
  form: Form
  steps: readonly Step[]
  step: Step
  submission: Submission
  onGoTo: (step: string) => void
}

/** Buttons for back and next; in the last step the submit button, which names terms to accept first. */
export function StepButtons({ form, steps, step, submission, onGoTo }: StepButtonsProps) {
  const place = steps.indexOf(step)
  const before = steps[place - 1]
  const next = steps[place + 1]
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {before && (
          <button type="button" className="button-quiet grow" onClick={() => onGoTo(before.id)}>
            {t`Previous`}
          </button>
        )}
        {next && (
          <button type="button" className="button grow" onClick={() => onGoTo(next.id)}>
            {t`Next`}
          </button>
        )}
        {step.review && <SubmitButton form={form} submission={submission} />}
      </div>
    </div>
  )
}

function SubmitButton({
  form,
  submission: { busy, missing },
}: Pick<StepButtonsProps, 'form' | 'submission'>) {
  const refused = missing.answers.some(({ field }) => form.fields[field]?.accepted)
  return (
    <button
      type="submit"
      className="button grow"
      aria-disabled={refused || busy}
      data-explains={refused || undefined}
      aria-describedby={refused ? 'form-not-accepted' : undefined}
    >
      {busy ? (form.busy ? localize(form.busy) : t`One moment…`) : localize(form.submit)}
    </button>
  )
}

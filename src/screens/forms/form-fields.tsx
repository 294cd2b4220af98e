import { t } from '@lingui/core/macro'
import { isShown } from '#src/forms/check.ts'
import type { Form } from '#src/forms/define.ts'
import type { BrokenRule } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import { FieldRow, fieldId } from './field-row.tsx'
import { problemText } from './problem-text.ts'
import { answersOf } from './typed.ts'
import type { Filling } from './use-filling.ts'

interface FormFieldsProps {
  form: Form
  filling: Filling
  broken: readonly BrokenRule[]
  /** True where the page that opened the form has said what it is for. */
  chosen: boolean
}

/** All questions of a form that are asked now. */
export function FormFields({ form, filling, broken, chosen }: FormFieldsProps) {
  const { subject, typed, set } = filling
  const answers = answersOf(form, subject, typed)
  const errorOf = (key: string) => {
    const rule = broken.find(({ field }) => field === key)
    return rule && problemText(form.fields[key], rule.problem)
  }
  const line = subject === undefined ? undefined : form.subjects?.[subject]?.line
  return (
    <>
      {line && <p className="text-lg font-bold text-green">{say(line)}</p>}
      <p className="text-muted">{t`What is marked with * must be filled in.`}</p>
      {form.subjects && !chosen && (
        <SubjectChoice form={form} filling={filling} error={errorOf('subject')} subjects={form.subjects} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(form.fields)
          .filter(([, field]) => isShown(field, subject, answers))
          .map(([key, field]) => (
            <FieldRow
              key={key}
              name={key}
              field={field}
              value={typed[key] ?? ''}
              error={errorOf(key)}
              onChange={(value) => set({ [key]: value })}
              onLeave={() => void filling.flush()}
            />
          ))}
      </div>
    </>
  )
}

interface SubjectChoiceProps {
  form: Form
  subjects: NonNullable<Form['subjects']>
  filling: Filling
  error: string | undefined
}

function SubjectChoice({ subjects, filling, error }: SubjectChoiceProps) {
  return (
    <div className="grid gap-1">
      <label htmlFor={fieldId('subject')} className="font-bold">
        {t`What is it about?`}
        <span aria-hidden="true"> *</span>
      </label>
      {error && (
        <p id="form-subject-error" className="font-bold text-red">
          {error}
        </p>
      )}
      <select
        id={fieldId('subject')}
        className={error ? 'field border-red' : 'field'}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'form-subject-error' : undefined}
        value={filling.subject ?? ''}
        onChange={(event) => filling.setSubject(event.target.value)}
      >
        {filling.subject === undefined && <option value="">{t`Choose…`}</option>}
        {Object.entries(subjects).map(([id, { title }]) => (
          <option key={id} value={id}>
            {say(title)}
          </option>
        ))}
      </select>
    </div>
  )
}

import { t } from '@lingui/core/macro'
import { isShown, limitedFor } from '#src/forms/check.ts'
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
  return (
    <>
      <FieldsIntro form={form} filling={filling} broken={broken} chosen={chosen} />
      <FieldList form={form} filling={filling} broken={broken} keys={Object.keys(form.fields)} />
    </>
  )
}

/** What stands above the questions: what the form is for, and where that is not said yet, the choice. */
export function FieldsIntro({ form, filling, broken, chosen }: FormFieldsProps) {
  const { subject } = filling
  const line = subject === undefined ? undefined : form.subjects?.[subject]?.line
  const problem = broken.find(({ field }) => field === 'subject')?.problem
  return (
    <>
      {line && <p className="text-lg font-bold text-green">{say(line)}</p>}
      <p className="text-muted">{t`What is marked with * must be filled in.`}</p>
      {form.subjects && !chosen && (
        <SubjectChoice
          filling={filling}
          error={problem && problemText(undefined, problem)}
          subjects={form.subjects}
        />
      )}
    </>
  )
}

interface FieldListProps extends Omit<FormFieldsProps, 'chosen'> {
  keys: readonly string[]
}

/** Some questions of a form, those of them that are asked now. */
export function FieldList({ form, filling, broken, keys }: FieldListProps) {
  const { subject, typed, set } = filling
  const answers = answersOf(form, subject, typed)
  const errorOf = (key: string) => {
    const rule = broken.find(({ field }) => field === key)
    return rule && problemText(limitedFor(form.fields[key]!, subject), rule.problem)
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {keys
        .map((key) => [key, form.fields[key]!] as const)
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
  )
}

interface SubjectChoiceProps {
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

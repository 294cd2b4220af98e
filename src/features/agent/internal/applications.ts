import type { Form } from '#src/features/forms/define.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { formTitle } from '#src/features/apply/form-title.ts'

/** A form to fill in for somebody else. */
export interface Application {
  readonly key: string
  readonly form: string
  readonly subject: string | undefined
  readonly title: string
}

/** The subjects of one form, under the name of its service. */
export interface ApplicationGroup {
  readonly form: string
  readonly name: string
  readonly applications: readonly Application[]
}

/** The most requested forms, in this order. */
const common = ['soil-test', 'insurance-quote', 'equipment-booking']

/** Returns the applications for others besides the loan, by service: the common ones first. */
export function applicationsIn(forms: readonly Form[]): readonly ApplicationGroup[] {
  return forms
    .filter(({ id, fields }) => id !== 'loan-application' && fields['forAnother'])
    .toSorted((a, b) => place(a) - place(b))
    .map((form) => ({ form: form.id, name: localize(form.shortTitle), applications: applicationsOf(form) }))
}

function place({ id }: Form): number {
  return common.includes(id) ? common.indexOf(id) : common.length
}

function applicationsOf(form: Form): Application[] {
  const subjects = form.subjects ? Object.keys(form.subjects) : [undefined]
  return subjects.map((subject) => {
    return { key: `${form.id} ${subject ?? ''}`, form: form.id, subject, title: formTitle(form, subject) }
  })
}

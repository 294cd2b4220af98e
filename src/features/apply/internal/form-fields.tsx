import { Fragment, useState } from 'react'
import { t } from '@lingui/core/macro'
import { isShown } from '#src/features/forms/check.ts'
import type { Field, Form } from '#src/features/forms/define.ts'
import { reachableDays } from '#src/features/forms/reachable-days.ts'
import type { BrokenRule } from '#src/features/forms/rules.ts'
import type { Answer, Answers } from '#src/base/answers.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { questionAboutSize, sizeInAcres } from '#src/features/catalogue/land-size-text.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Labelled } from '#src/platform/ui/labelled.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { ContextCard } from './context-card.tsx'
import { FieldChips } from './field-chips.tsx'
import { FieldRow, fieldId } from './field-row.tsx'
import { problemText, ruleText } from './problem-text.ts'
import { answersOf } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'
import { useObjections } from './use-objections.ts'

// Lazy: few forms book anything. Without it the form is as good.
const BookedDay = lazyPart(
  async () => ({ default: (await import('#src/features/bookings/booked-day.tsx')).BookedDay }),
  () => null,
)

/** Loads the parts of a form before it is shown: what came later would move the fields under a finger. Never rejects. */
export async function loadParts({ fields }: Form): Promise<void> {
  if (Object.values(fields).some(({ books }) => books)) await BookedDay.load()
}

interface FormFieldsProps {
  form: Form
  filling: Filling
  broken: readonly BrokenRule[]
  /** True if the page has chosen the subject. */
  chosen: boolean
}

/** Returns the keys of fields that the person answers; the opener sets the others. */
function visibleKeys({ fields }: Form): string[] {
  return Object.keys(fields).filter((key) => !fields[key]!.handed)
}

/** All visible fields of a form. */
export function FormFields({ form, filling, broken, chosen }: FormFieldsProps) {
  const keys = visibleKeys(form)
  const fold = form.foldsFrom === undefined ? keys.length : keys.indexOf(form.foldsFrom)
  const shared = { form, filling, broken }
  return (
    <>
      <FieldsIntro {...shared} chosen={chosen} />
      <FieldList {...shared} keys={keys.slice(0, fold)} />
      {fold < keys.length && <FoldedFields {...shared} keys={keys.slice(fold)} />}
    </>
  )
}

/** Optional fields, folded unless one of them is answered or invalid; then as the person opens and closes them. */
function FoldedFields(props: FieldListProps) {
  const { form, filling, broken, keys } = props
  const [isUnfolded, setUnfolded] = useState<boolean>()
  const isAnswered = (key: string) => (filling.typed[key] || '') !== (form.fields[key]!.start ?? '')
  const isOpen = keys.some((key) => isAnswered(key) || broken.some(({ field }) => field === key))
  return (
    <details
      className="card px-4"
      open={isUnfolded ?? isOpen}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary className="font-bold text-green">{t`Tell us more, if you like`}</summary>
      <div className="pb-4">
        <FieldList {...props} />
      </div>
    </details>
  )
}

/** The part above the fields: the request, and a choice of the subject if the page has not chosen it. */
export function FieldsIntro({ form, filling, broken, chosen }: FormFieldsProps) {
  const problem = broken.find(({ field }) => field === 'subject')?.problem
  return (
    <>
      <ContextCard form={form} filling={filling} />
      <p className="text-muted">{t`Fields with * are required.`}</p>
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

/** Some fields of a form, as far as they are visible. */
export function FieldList({ form, filling, broken, keys }: FieldListProps) {
  const { subject, typed, set } = filling
  const { account } = filling.own
  const answers = answersOf(form, subject, typed)
  const { objections, leave } = useObjections(form, subject, answers)
  const errorOf = (key: string) => {
    const rule = [...broken, ...objections].find(({ field }) => field === key)
    return rule && ruleText(form, subject, rule)
  }
  const shown = keys
    .map((key) => [key, form.fields[key]!] as const)
    .filter(([, field]) => isShown(field, subject, answers))
  const [aboutField] = shown.find(([key]) => Object.values(form.farmField ?? {}).includes(key)) ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shown.map(([key, field]) => (
        <Fragment key={key}>
          {key === aboutField && account !== undefined && (
            <FieldChips form={form} filling={filling} account={account} />
          )}
          <FieldRow
            name={key}
            field={field}
            orSpoken={form.voice?.answers === key}
            below={
              <>
                <DayOf {...{ field, answers }} day={answers[key]} onChoose={(day) => set({ [key]: day })} />
                {key === form.farmField?.acres && <SizeOf size={typed[key]} />}
              </>
            }
            value={typed[key] ?? ''}
            error={errorOf(key)}
            onChange={(value) => set({ [key]: value })}
            onLeave={() => {
              leave(key)
              void filling.flush()
            }}
          />
        </Fragment>
      ))}
    </div>
  )
}

/** A size of land in acres, or the question what it means; the answer stays as it is written. */
function SizeOf({ size }: { size: unknown }) {
  return (
    <p className="text-muted empty:hidden" aria-live="polite">
      {sizeInAcres(size) ?? questionAboutSize(size)}
    </p>
  )
}

interface DayOfProps {
  field: Field
  answers: Answers
  day: Answer | undefined
  onChoose: (day: string) => void
}

/** The calendar of the resource, and how free the chosen day is; nothing before the resource is known. */
function DayOf({ field, answers, day, onChoose }: DayOfProps) {
  const booked = field.books?.(answers)
  if (!booked) return null
  return (
    <LaterPart>
      <BookedDay booked={booked} day={String(day ?? '')} range={reachableDays()} onChoose={onChoose} />
    </LaterPart>
  )
}

interface SubjectChoiceProps {
  subjects: NonNullable<Form['subjects']>
  filling: Filling
  error: string | undefined
}

function SubjectChoice({ subjects, filling, error }: SubjectChoiceProps) {
  return (
    <Labelled
      id={fieldId('subject')}
      label={
        <>
          {t`What is it about?`}
          <span aria-hidden="true"> *</span>
        </>
      }
      error={error}
      required
    >
      {(tied) => (
        <select
          {...tied}
          value={filling.subject ?? ''}
          onChange={(event) => filling.setSubject(event.target.value)}
        >
          {filling.subject === undefined && <option value="">{t`Choose…`}</option>}
          {Object.entries(subjects).map(([id, { title }]) => (
            <option key={id} value={id}>
              {localize(title)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

import type { Farmer } from '#src/features/apply/chosen-farmer.ts'
import { readEntry } from '#src/features/forms/submissions.ts'
import type { DraftOnBoard } from '#src/features/forms/agent-drafts.ts'
import { brokenRules, rulesOf } from '#src/features/forms/check.ts'
import type { Form } from '#src/features/forms/define.ts'
import { findForm } from '#src/features/forms/find.ts'
import type { Answers } from '#src/base/answers.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { farmerIn, sameFarmer } from '#src/features/apply/same-farmer.ts'
import { answersOf, typedOf } from '#src/features/apply/typed.ts'
import type { FarmerItem, FarmerOnBoard } from './by-farmer.ts'

/** Number of missing answers that are named; the rest is counted. */
const mostNamed = 3

/** Returns the names of a draft's missing answers: the first ones, and the number of others. */
export function missingAnswers(
  form: Form,
  { subject, answers }: Pick<DraftOnBoard, 'subject' | 'answers'>,
): string[] {
  const typed = typedOf(form, subject, answers, { isDraft: true })
  const labels = brokenRules(rulesOf(form), subject, answersOf(form, subject, typed)).flatMap(({ field }) => {
    const label = form.fields[field]?.label
    return label ? [localize(label)] : []
  })
  const more = labels.length - mostNamed
  return more > 0 ? [...labels.slice(0, mostNamed), `+${more}`] : labels
}

/** Returns a farmer's data on this phone, for the next form; `undefined` if no form names the farmer. */
export async function knownOf({ name, items }: FarmerOnBoard): Promise<Farmer | undefined> {
  const earlierFirst = items.toSorted((a, b) => a.at - b.at)
  const found = await Promise.all(
    earlierFirst.map(async (item) => {
      const [form, answers] = await Promise.all([findForm(formOf(item)), answersIn(item)])
      return form && answers && farmerIn(form, { ...answers, forAnother: true })
    }),
  )
  const farmer = sameFarmer(found.filter((item) => item !== undefined))
  return farmer && { ...farmer, name, known: { ...farmer.known, name } }
}

function formOf(item: FarmerItem): string {
  if (item.state === 'draft') return item.draft.form
  return item.state === 'received' ? item.received.kind : item.entry.form
}

async function answersIn(item: FarmerItem): Promise<Answers | undefined> {
  if (item.state === 'draft') return item.draft.answers
  if (item.state === 'received' && item.received.request) return item.received.request.answers
  const content = await readEntry(item.id)
  return content && content !== 'locked' ? content.answers : undefined
}

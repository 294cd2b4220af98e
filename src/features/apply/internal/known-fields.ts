import type { FarmField } from '#src/base/farm-field.ts'
import { sameText } from '#src/base/same-text.ts'
import { likenessOfNames } from '#src/base/search/same-name.ts'
import type { Farmer } from '#src/features/apply/chosen-farmer.ts'
import { normalizedPhone, senderIn } from '#src/features/forms/sender-in.ts'
import type { SentAnswers } from '#src/features/requests/sent-answers.ts'
import type { Form } from '#src/features/forms/define.ts'
import type { Typed } from '#src/features/apply/typed.ts'

/** The most fields that are offered besides the named ones. */
const mostOfRequests = 6

/** Returns somebody's own fields: the named ones, then those of their own requests. */
export function ownFields(named: readonly FarmField[], sent: readonly SentAnswers[]): FarmField[] {
  const own = fieldsIn(sent.filter(({ filledBy }) => filledBy === undefined))
  return distinct([...named, ...own]).slice(0, named.length + mostOfRequests)
}

/**
 * Returns the fields of a farmer from requests that this agent filled in for them: by the whole number and the name, because
 * an agent may give one number for several farmers. None for an unfinished number or name.
 */
export function fieldsOfFarmer(
  farmer: Farmer | undefined,
  agent: string,
  sent: readonly SentAnswers[],
): FarmField[] {
  const phone = farmer && normalizedPhone(String(farmer.known['phone'] ?? ''))
  if (!phone) return []
  const theirs = sent.filter(({ answers, filledBy }) => {
    if (filledBy !== agent) return false
    const sender = senderIn(answers)
    const likeness = likenessOfNames(sender.name ?? '', farmer.name)
    return sender.phone === phone && (likeness === 'same' || likeness === 'part')
  })
  return distinct(fieldsIn(theirs)).slice(0, mostOfRequests)
}

/** Returns the answers to a form that a field gives; an empty one where the field does not say it. */
export function answersOfField({ farmField }: Pick<Form, 'farmField'>, field: FarmField): Typed {
  const { name, acres, village, place } = field
  const answers = { name, acres, village: village || place, place: placeOf(field) }
  return Object.fromEntries(
    Object.entries(farmField ?? {}).map(([part, key]: [string, string]) => [
      key,
      answers[part as keyof FarmField],
    ]),
  )
}

/** Village first: the desk lists and sorts by it. */
const placeOf = ({ village, place }: FarmField) => [village, place].filter(Boolean).join(', ')

function fieldsIn(sent: readonly SentAnswers[]): FarmField[] {
  return sent.map(({ answers }) => fieldIn(answers)).filter((field) => field !== undefined)
}

/**
 * Returns the field that answers are about; `undefined` if they do not say where, or neither how large nor which. Other
 * places, of a house or a shed, have other keys.
 */
function fieldIn(answers: SentAnswers['answers']): FarmField | undefined {
  const text = (key: string) => (typeof answers[key] === 'string' ? answers[key].trim() : '')
  const [name, acres] = [text('fieldName'), text('farmSize')]
  const [village, place] = [text('village'), text('farmLocation')]
  return (place || village) && (name || acres) ? { name, acres, village, place } : undefined
}

/** Leaves out fields with the name of an earlier one, and nameless ones with place and acres of an earlier one. */
function distinct(fields: readonly FarmField[]): FarmField[] {
  const seen = new Set<string>()
  return fields.filter((field) => {
    const [name, where] = [sameText(field.name), sameText(`at ${placeOf(field)}, ${field.acres}`)]
    const isNew = !seen.has(name || where)
    for (const key of [name, where]) if (key) seen.add(key)
    return isNew
  })
}

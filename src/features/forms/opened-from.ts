import { contextTexts, type ContextText } from '#src/content/asked-for.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { isShown } from './check.ts'
import type { Field, Form } from './define.ts'
import type { BrokenRule } from './rules.ts'
import type { Answers } from '#src/base/answers.ts'

/**
 * Fields for the origin of a form, in every form that pages open. The pressed button sets them; they are stored with
 * the draft and sent as answers.
 */
export const openedFrom = {
  /** A key of src/content/asked-for.ts, or words. */
  askedFor: {
    type: 'text',
    handed: true,
    label: { en: 'Asked for', pa: 'ਕਿਸ ਲਈ ਪੁੱਛਿਆ', hi: 'किसके लिए पूछा' },
  },
  /** The price or package shown in the form at submission. */
  quoted: {
    type: 'text',
    handed: true,
    label: { en: 'Price shown that day', pa: 'ਉਸ ਦਿਨ ਦੱਸਿਆ ਰੇਟ', hi: 'उस दिन बताया रेट' },
  },
  /** The bare path of the page. */
  openedFrom: {
    type: 'text',
    handed: true,
    isOurs: (_subject, { openedFrom: path }) => /^(?:\/[a-z0-9-]*)+$/i.test(String(path)),
    label: { en: 'Opened on the page', pa: 'ਕਿਸ ਪੰਨੇ ਤੋਂ ਖੋਲ੍ਹੀ', hi: 'किस पेज से खोला' },
  },
} as const satisfies Record<string, Field>

/**
 * Returns the label of the pressed button's offer in the reader's language; `undefined` if the answers do not name
 * it.
 */
export function contextText(answers: Answers): string | undefined {
  const { askedFor: key } = answers
  if (typeof key !== 'string') return undefined
  const known = knownAs(key)
  return known ? localize(known.title) : key
}

/** Returns the limit of the card that the form was opened from; `undefined` without one. */
export function limitText(answers: Answers): string | undefined {
  const limit = knownAs(answers['askedFor'])?.limit
  return limit && localize(limit)
}

/** Returns the answers with the derived ones: the origin, as long as the answers match it, and the current price. */
export function withOpenedFrom(form: Form, subject: string | undefined, answers: Answers): Answers {
  const { askedFor: key, quoted: _, ...others } = answers
  const isCurrent = typeof key === 'string' && agrees(knownAs(key), form, subject, others)
  const context = isCurrent ? { askedFor: key } : {}
  const quoted = form.fields['quoted'] && quoteOf(form, subject, { ...others, ...context })
  return { ...others, ...context, ...(quoted === undefined ? {} : { quoted }) }
}

/** Returns the price that the form shows. */
function quoteOf(form: Form, subject: string | undefined, answers: Answers): string | undefined {
  const own = form.quote?.(subject, answers)
  const line =
    knownAs(answers['askedFor'])?.line ?? (subject === undefined ? undefined : form.subjects?.[subject]?.line)
  return own ?? (line && localize(line))
}

function agrees(
  known: ContextText | undefined,
  form: Form,
  subject: string | undefined,
  answers: Answers,
): boolean {
  return Object.entries(known?.answers ?? {}).every(([key, answer]) => {
    const field = form.fields[key]
    return !field || !isShown(field, subject, answers) || answers[key] === answer
  })
}

/** Returns the answers that an origin prefills. */
export function answersFor(key: string | undefined): Answers {
  const { answers, starts = {} } = knownAs(key) ?? {}
  const words = Object.entries(starts).map(([field, start]) => [field, localize(start)])
  return { ...Object.fromEntries(words), ...answers }
}

/**
 * Returns a broken rule for each number beyond the limit of the card that the form was opened from. Only the phone
 * checks this: the centre takes a request for a larger sum, and answers it.
 */
export function beyondOrigin(answers: Answers): BrokenRule[] {
  return Object.entries(knownAs(answers['askedFor'])?.most ?? {}).flatMap(([field, most]): BrokenRule[] => {
    const answer = answers[field]
    return typeof answer === 'number' && answer > most ? [{ field, problem: 'range', most }] : []
  })
}

/** Returns the key of an origin on our pages; `undefined` for a phone's own words. */
export function knownOrigin(key: unknown): string | undefined {
  return knownAs(key) && String(key)
}

function knownAs(key: unknown): ContextText | undefined {
  return typeof key === 'string' && Object.hasOwn(contextTexts, key) ? contextTexts[key] : undefined
}

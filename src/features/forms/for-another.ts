import type { Field, Form } from './define.ts'
import type { Answer } from '#src/base/answers.ts'

/**
 * The first questions of every form that an agent fills in for farmers: for somebody else, and with whose consent.
 */
export const forAnother = {
  forAnother: {
    type: 'yesNo',
    forAnother: true,
    label: {
      en: 'I am filling this in for somebody else',
      pa: 'ਇਹ ਫ਼ਾਰਮ ਕਿਸੇ ਹੋਰ ਦਾ ਹੈ',
      hi: 'यह फ़ॉर्म किसी और का है',
    },
  },
  farmerConsent: {
    type: 'yesNo',
    required: true,
    accepted: true,
    shownWhen: { field: 'forAnother', is: [true] },
    label: {
      en: 'The farmer agrees that I fill this in',
      pa: 'ਕਿਸਾਨ ਮੇਰੇ ਭਰਨ ਨਾਲ ਸਹਿਮਤ ਹੈ',
      hi: 'किसान मेरे भरने से सहमत है',
    },
    hint: {
      en: 'Ask for every application, before you write anything down.',
      pa: 'ਹਰ ਅਰਜ਼ੀ ਲਈ, ਕੁਝ ਲਿਖਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ।',
      hi: 'हर आवेदन के लिए, कुछ लिखने से पहले पूछें।',
    },
  },
} as const satisfies Record<string, Field>

/** True if these answers were filled in for somebody else. */
export function isForAnother(
  { fields }: Pick<Form, 'fields'>,
  answers: Readonly<Record<string, Answer>>,
): boolean {
  return Object.keys(answers).some((key) => fields[key]?.forAnother && answers[key] === true)
}

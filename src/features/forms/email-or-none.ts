import { ask, needed } from './ask.ts'
import type { Field } from './define.ts'

/** A required email, and beside it a tick box that takes the question away: few farmers have an email. */
export const emailOrNone = {
  email: { ...needed(ask.email), shownWhen: { field: 'noEmail', isNot: [true] } },
  noEmail: {
    type: 'yesNo',
    label: { en: 'No email', pa: 'ਈਮੇਲ ਨਹੀਂ ਹੈ', hi: 'ईमेल नहीं है' },
    knownAs: 'noEmail',
  },
} as const satisfies Record<string, Field>

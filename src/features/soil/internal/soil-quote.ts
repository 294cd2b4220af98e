import { soilTests } from '#src/content/offers/soil-tests.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Answers } from '#src/base/answers.ts'

const pickUp = { en: 'pickup extra', pa: 'ਨਮੂਨਾ ਲੈ ਜਾਣ ਦਾ ਖਰਚਾ ਵੱਖਰਾ', hi: 'नमूना ले जाने का खर्च अलग' } as const

/** Returns the price of a soil test with its pick-up, whose charge is agreed by phone; `undefined` without a pick-up. */
export function soilTestText(subject: string | undefined, { sampleCollection }: Answers): string | undefined {
  if (sampleCollection !== 'pickup' || subject === undefined || !Object.hasOwn(soilTests, subject))
    return undefined
  return `${localize(soilTests[subject as keyof typeof soilTests].line)}, ${localize(pickUp)}`
}

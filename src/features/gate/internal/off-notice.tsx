import type { Words } from '#src/platform/i18n/words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

const words = {
  none: {
    en: 'The centre does not have this now.',
    pa: 'ਕੇਂਦਰ ਕੋਲ ਇਹ ਹੁਣ ਨਹੀਂ ਹੈ।',
    hi: 'केंद्र के पास यह अभी नहीं है।',
  },
  home: { en: 'See what it has', pa: 'ਵੇਖੋ ਕੀ ਹੈ', hi: 'देखें क्या है' },
} as const satisfies Record<string, Words>

/** Stands in the place of a shelf or a page that the centre does not have. */
export default function OffNotice() {
  return (
    <div className="column grid justify-items-center gap-4 py-12 text-center">
      <p className="text-lg">{localize(words.none)}</p>
      <AppLink to="/" className="button">
        {localize(words.home)}
      </AppLink>
    </div>
  )
}

import { t } from '@lingui/core/macro'
import type { Spot } from '#src/base/geo.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

speakForms(language())

/** A position that is not exact: what to do for a better one, and a way to take it all the same. */
export default function RoughPlace({ spot, onKeep }: { spot: Spot; onKeep: (spot: Spot) => void }) {
  const far = Math.round(spot.metres / 100) / 10
  return (
    <div className="card grid justify-items-start gap-2 border-2 border-mustard p-4">
      <p className="flex items-start gap-2">
        <Pictogram name="warning" className="mt-0.5 size-6" />
        <span>
          <strong className="block">{t`Location Not Exact`}</strong>
          {t`It can be ${far} km off. Go outside, under the open sky. In the phone’s settings, turn on exact location. Then get it again.`}
        </span>
      </p>
      <button type="button" className="button-quiet" onClick={() => onKeep(spot)}>
        {t`Keep anyway`}
      </button>
    </div>
  )
}

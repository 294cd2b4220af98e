import { callBackOffer } from '#src/features/apply/internal/call-back-words.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** A quiet button that asks for a call back. */
export function CallBackOffer({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-12 items-center gap-2 justify-self-start text-left text-green underline"
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Pictogram name="phone" className="size-6" />
      {localize(callBackOffer)}
    </button>
  )
}

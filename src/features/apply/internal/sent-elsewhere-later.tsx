import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { closeOrReturn } from './close-or-return.ts'
import type { SentElsewhereProps } from './sent-elsewhere.tsx'

// Lazy: hardly anybody sees it.
const SentElsewhere = lazyPart<SentElsewhereProps>(() => import('./sent-elsewhere.tsx'))

/** Shown in place of a form whose draft another tab has sent. */
export function SentElsewhereLater(props: Omit<SentElsewhereProps, 'onClose'>) {
  return (
    <LaterPart>
      <SentElsewhere {...props} onClose={closeOrReturn} />
    </LaterPart>
  )
}

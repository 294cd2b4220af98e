import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { LaterPart } from './later-part.tsx'

// Lazy: one page has it.
const ProofPanel = lazyPart(() => import('#src/screens/proof/proof-panel.tsx'))

/** The simulator of the outbox. */
export function Simulator() {
  return (
    <LaterPart>
      <ProofPanel />
    </LaterPart>
  )
}

import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { repeatHeld } from './held-taps.ts'
import { useHydrated } from './use-hydrated.ts'

interface LaterPartProps {
  children: ReactNode
  /** Shown until the code has loaded, except in a built page, which has the part itself. */
  fallback?: ReactNode
}

/** Content whose code loads later: the only boundary of late code (oxlint.config.ts refuses another `Suspense`). */
export function LaterPart(props: LaterPartProps) {
  const isHydrated = useHydrated()
  const [isBuilt] = useState(!isHydrated)
  return isBuilt ? <BuiltPart {...props} /> : <Suspense {...props} />
}

/**
 * A part of a built page. React drops a tap on it until its code has loaded, so the page holds taps on its buttons
 * (src/app/first-paint.ts); they are repeated then, together with typed text.
 */
function BuiltPart({ children, fallback }: LaterPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const [built] = useState(children)
  const [hasCome, setHasCome] = useState(false)
  const onCome = useCallback(() => {
    if (part.current) repeatHeld(part.current)
    setHasCome(true)
  }, [])
  // React takes a built part off the page if it is drawn anew before its code is there, as when the page's edits are read.
  const shown = hasCome ? children : built
  const instead = hasCome ? fallback : undefined
  const inside = useMemo(
    () => (
      <Suspense fallback={instead}>
        {shown}
        <Arrived onCome={onCome} />
      </Suspense>
    ),
    [shown, instead, onCome],
  )
  return (
    <div ref={part} className="contents" data-later="">
      {inside}
    </div>
  )
}

function Arrived({ onCome }: { onCome: () => void }) {
  useEffect(onCome, [onCome])
  return null
}

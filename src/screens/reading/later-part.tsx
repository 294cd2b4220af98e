import { Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { repeatHeld } from '#src/ui/held-taps.ts'

/**
 * A part that a built page shows and whose code loads only once the app runs. React drops a tap on it until then, so the
 * page holds taps on its buttons (src/first-paint.ts); they are repeated when it answers, together with typed text.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const [built] = useState(children)
  const [hasCome, setHasCome] = useState(false)
  const onCome = useCallback(() => {
    if (part.current) repeatHeld(part.current)
    setHasCome(true)
  }, [])
  // React takes a built part off the page if it is drawn anew before its code is there, as when the page's edits are read.
  const shown = hasCome ? children : built
  const inside = useMemo(
    () => (
      <Suspense>
        {shown}
        <Arrived onCome={onCome} />
      </Suspense>
    ),
    [shown, onCome],
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

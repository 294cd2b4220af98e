import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { pressHeldTaps } from '#src/ui/held-taps.ts'

/**
 * A part that a built page shows and whose code loads only once the app runs. React drops a tap on it until then, so the
 * page holds taps on its buttons (src/first-paint.ts), and they are pressed when it answers.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} className="contents" data-later="">
      <Suspense>
        {children}
        <Arrived part={part} />
      </Suspense>
    </div>
  )
}

function Arrived({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (part.current) pressHeldTaps(part.current)
  }, [part])
  return null
}

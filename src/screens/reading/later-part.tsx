import { matchingElement } from '#src/ui/matching-element.ts'
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'

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
    const { current } = part
    if (!current) return
    delete current.dataset['later']
    const held = window.held?.filter(([of]) => of === current) ?? []
    window.held = window.held?.filter(([of]) => of !== current) ?? []
    // Not during an effect, where a click would get lost.
    queueMicrotask(() => {
      for (const [, button] of held) press(button, current)
    })
  }, [part])
  return null
}

function press(touched: HTMLElement, part: HTMLElement): void {
  touched.removeAttribute('aria-busy')
  const now = touched.isConnected
    ? touched
    : (matchingElement<Element>(touched, part) as HTMLElement | undefined)
  now?.click()
}

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
    const held = [...current.querySelectorAll<HTMLElement>('[data-held]')]
    // Not during an effect, where a click would get lost.
    queueMicrotask(() => {
      for (const button of held.toSorted((a, b) => Number(a.dataset['held']) - Number(b.dataset['held']))) {
        button.removeAttribute('aria-busy')
        delete button.dataset['held']
        button.click()
      }
    })
  }, [part])
  return null
}

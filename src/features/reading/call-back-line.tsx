import { cutText } from '#src/base/cut-text.ts'
import { useEffect, useRef, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { forgetPageRead, isReadBefore, notePageRead } from '#src/platform/device/pages-read.ts'
import { CallBackOffer } from '#src/features/apply/call-back-offer.tsx'
import { openForm } from '#src/features/apply/open-form.ts'

/** Offers a call back at the end of a page that is read a second time without an act. */
export default function CallBackLine() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return <Line key={path} path={path} />
}

/** Controls that act on the page's subject; its links only lead on. */
const acts = 'button, input, select, textarea, a[href^="tel:"], a[href^="mailto:"]'

function Line({ path }: { path: string }) {
  const [isOffered] = useState(() => isReadBefore(path))
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { current } = end
    const page = current!.closest('main')!
    const watching = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && notePageRead(path),
    )
    watching.observe(current!)
    const act = ({ target }: Event) => {
      if (!(target as Element).closest(acts)) return
      watching.disconnect()
      forgetPageRead(path)
    }
    page.addEventListener('click', act)
    return () => {
      watching.disconnect()
      page.removeEventListener('click', act)
    }
  }, [path])
  const ask = () => openForm({ form: 'call-back', answers: { about: headingAbove(end.current!) } })
  return (
    <p ref={end} className="column print:hidden">
      {isOffered && <CallBackOffer onPress={ask} />}
    </p>
  )
}

/** Returns the page's heading, at most as long as the answer may be. */
function headingAbove(end: Element): string {
  return cutText(end.closest('main')!.querySelector('h1')?.textContent ?? '', 200)
}

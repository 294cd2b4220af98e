import { useEffect, useState, type ReactNode } from 'react'
import { UpdateNotice } from '#src/screens/update/update-notice.tsx'
import { keepFocus } from '#src/ui/keep-focus.ts'
import { speakTitle } from '#src/ui/speak-title.ts'

/** What every page has once it is shown, and nobody waits for: the offer of a newer build, and what leads those who go by ear and by keys. */
export default function OnceShown(): ReactNode {
  const [title, setTitle] = useState('')
  useEffect(keepFocus, [])
  useEffect(() => speakTitle(setTitle), [])
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
      <UpdateNotice />
    </>
  )
}

import { useEffect, useState } from 'react'

/** Returns the id of the section in the upper part of the window; `undefined` until it is known. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting)
        if (entry) setInView(entry.target.id)
      },
      // A thin band below the header, so that one section at a time meets it.
      { rootMargin: '-25% 0px -74% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [ids])
  return inView
}

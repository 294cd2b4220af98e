import { useEffect, useState } from 'react'

/**
 * Returns the section that the reader is in: the last one that begins in the upper quarter of the window or above it;
 * `undefined` until it is known.
 *
 * @param ids the ids of the sections in page order; some may come later
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  useEffect(() => {
    const find = () => setInView(ids.findLast(hasBegun))
    find()
    addEventListener('scroll', find, { passive: true })
    return () => removeEventListener('scroll', find)
  }, [ids])
  return inView
}

/** False for a hidden section, which has no place. */
function hasBegun(id: string): boolean {
  const place = document.getElementById(id)?.getBoundingClientRect()
  return place !== undefined && place.height > 0 && place.top <= innerHeight / 4
}

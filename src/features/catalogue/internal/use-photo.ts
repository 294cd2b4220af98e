import { useEffect, useRef, useState } from 'react'
import { photoOf } from './photos.ts'

/**
 * Returns a ref for the photo's place, and the photo once it has loaded. A hash or a data URL; loads when the place
 * is close to the viewport.
 */
export function usePhoto(photo: string) {
  const place = useRef<HTMLSpanElement>(null)
  const [picture, setPicture] = useState(photo.startsWith('data:') ? photo : undefined)
  useEffect(() => {
    const { current } = place
    if (picture || !current) return undefined
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        void photoOf(photo).then(setPicture)
      },
      { rootMargin: '300px' },
    )
    seen.observe(current)
    return () => seen.disconnect()
  }, [photo, picture])
  return [place, picture] as const
}

import { useEffect, useRef, useState } from 'react'
import { photoOf } from '#src/core/catalogue/photos.ts'

/**
 * A photo by its hash, or a data address, fetched once its place is near to being seen. Answers the place to watch, and
 * the picture once it is here.
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

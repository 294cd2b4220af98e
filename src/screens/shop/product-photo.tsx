import { useEffect, useRef, useState, type ReactElement } from 'react'
import { photoOf } from '#src/core/catalogue/photos.ts'

interface ProductPhotoProps {
  /** The hash of it, or a data address. */
  photo: string
  /** Until it is here, and where it does not come. */
  otherwise: ReactElement
}

/** A photo of a product, fetched once the product is near to being seen. The name stands beside it, so it says nothing. */
export default function ProductPhoto({ photo, otherwise }: ProductPhotoProps) {
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
  if (picture) return <img src={picture} alt="" className="size-20 shrink-0 rounded-lg object-cover" />
  return <span ref={place}>{otherwise}</span>
}

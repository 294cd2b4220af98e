import type { ReactElement } from 'react'
import { usePhoto } from '#src/screens/shop/use-photo.ts'

interface WidePhotoProps {
  /** The hash of it, or a data address. */
  photo: string
  /** What is to be seen; empty where words beside it say so. */
  alt: string
  /** Until it is here, and where it does not come. */
  otherwise: ReactElement
}

/** A photo as wide as its column, of the shape of the drawings. */
export default function WidePhoto({ photo, alt, otherwise }: WidePhotoProps) {
  const [place, picture] = usePhoto(photo)
  if (picture)
    return (
      <img
        src={picture}
        alt={alt}
        width="640"
        height="400"
        className="aspect-8/5 h-auto w-full object-cover"
      />
    )
  return <span ref={place}>{otherwise}</span>
}

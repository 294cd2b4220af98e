import type { ReactElement } from 'react'
import { usePhoto } from './use-photo.ts'

interface ProductPhotoProps {
  /** The hash of it, or a data address. */
  photo: string
  /** Until it is here, and where it does not come. */
  otherwise: ReactElement
}

/** A photo of a product. The name stands beside it, so it says nothing. */
export default function ProductPhoto({ photo, otherwise }: ProductPhotoProps) {
  const [place, picture] = usePhoto(photo)
  if (picture) return <img src={picture} alt="" className="size-20 shrink-0 rounded-lg object-cover" />
  return <span ref={place}>{otherwise}</span>
}

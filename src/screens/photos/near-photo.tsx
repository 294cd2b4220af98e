import type { ReactElement } from 'react'
import { usePhoto } from './use-photo.ts'

export interface PhotoProps {
  /** The hash of it, or a data address. */
  photo: string
  /** Of one as wide as its column, what is to be seen; a small one stands beside words that say it. */
  alt?: string
  /** Of a small one: its size. */
  className?: string
  /** Until it is here, and where it does not come. */
  otherwise: ReactElement
}

/** A photo of an editor's, fetched once its place is near to being seen. */
export default function NearPhoto({ photo, alt, className = 'size-20', otherwise }: PhotoProps) {
  const [place, picture] = usePhoto(photo)
  if (!picture) return <span ref={place}>{otherwise}</span>
  if (alt === undefined)
    return <img src={picture} alt="" className={`shrink-0 rounded-lg object-cover ${className}`} />
  return (
    <img src={picture} alt={alt} width="640" height="400" className="aspect-8/5 h-auto w-full object-cover" />
  )
}

import type { ReactElement } from 'react'
import { usePhoto } from '#src/features/catalogue/internal/use-photo.ts'

export interface PhotoProps {
  /** Its hash, or a data URL. */
  photo: string
  /** The alternative text of a photo of column width; a small one has its words next to it. */
  alt?: string
  /** The size of a small one. */
  className?: string
  /** Shown until it has loaded, and if it does not load. */
  otherwise: ReactElement
}

/** An editor's photo, loaded once its place is close to the viewport. */
export default function NearPhoto({ photo, alt, className = 'size-20', otherwise }: PhotoProps) {
  const [place, picture] = usePhoto(photo)
  if (!picture) return <span ref={place}>{otherwise}</span>
  if (alt === undefined)
    return <img src={picture} alt="" className={`shrink-0 rounded-lg object-cover ${className}`} />
  return (
    <img src={picture} alt={alt} width="640" height="400" className="aspect-8/5 h-auto w-full object-cover" />
  )
}

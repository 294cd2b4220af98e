import { lazy, type ReactElement } from 'react'
import type { Product } from './product.ts'
import { Drawing } from '#src/platform/ui/drawing.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Lazy: most products have drawings.
const NearPhoto = lazy(() =>
  import('./near-photo.tsx').catch(() => ({
    default: ({ otherwise }: { otherwise: ReactElement }) => otherwise,
  })),
)

interface ProductPictureProps {
  product: Pick<Product, 'photo' | 'picture'>
  /** Its size; it is a square. */
  className?: string
}

/**
 * The picture of a product: a photo of the centre if it is on this phone, otherwise the drawing. Hidden from screen
 * readers.
 */
export function ProductPicture({ product: { photo, picture }, className = 'size-18' }: ProductPictureProps) {
  const drawing = <Drawing name={picture} className={className} />
  if (!photo) return drawing
  return (
    <LaterPart fallback={drawing}>
      <NearPhoto key={photo} photo={photo} className={className} otherwise={drawing} />
    </LaterPart>
  )
}

import { lazy, Suspense, type ReactElement } from 'react'
import type { Product } from '#src/core/catalogue/product.ts'
import { Drawing } from '#src/ui/drawing.tsx'

// Most products are drawn: a page without photos does not carry the code that fetches them.
const NearPhoto = lazy(() =>
  import('./near-photo.tsx').catch(() => ({
    default: ({ otherwise }: { otherwise: ReactElement }) => otherwise,
  })),
)

interface ProductPictureProps {
  product: Pick<Product, 'photo' | 'picture'>
  /** Decides its size; it is a square. */
  className?: string
}

/** What a product looks like: a photo from the centre where there is one on this phone, else the drawing. Hidden from readers. */
export function ProductPicture({ product: { photo, picture }, className = 'size-18' }: ProductPictureProps) {
  const drawing = <Drawing name={picture} className={className} />
  if (!photo) return drawing
  return (
    <Suspense fallback={drawing}>
      <NearPhoto key={photo} photo={photo} className={className} otherwise={drawing} />
    </Suspense>
  )
}

import { lazy, Suspense, type ReactElement } from 'react'
import type { Product } from '#src/core/catalogue/product.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

// Most products are drawn: a page without photos does not carry the code that fetches them.
const NearPhoto = lazy(() =>
  import('./near-photo.tsx').catch(() => ({
    default: ({ otherwise }: { otherwise: ReactElement }) => otherwise,
  })),
)

/** What a product looks like: a photo from the centre where there is one on this phone, else the drawing. */
export function ProductPicture({
  product: { photo, pictogram },
  className = 'size-18',
}: {
  product: Pick<Product, 'photo' | 'pictogram'>
  className?: string
}) {
  const drawing = <Pictogram name={pictogram} className={`text-green ${className}`} />
  if (!photo) return drawing
  return (
    <Suspense fallback={drawing}>
      <NearPhoto key={photo} photo={photo} className={className} otherwise={drawing} />
    </Suspense>
  )
}

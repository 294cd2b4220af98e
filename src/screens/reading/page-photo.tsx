import { lazy, Suspense, type ReactElement } from 'react'

// Most pages have none: they do not carry the code that fetches it.
const WidePhoto = lazy(() =>
  import('./wide-photo.tsx').catch(() => ({
    default: ({ otherwise }: { otherwise: ReactElement }) => otherwise,
  })),
)

/** An editor's photo on a page; what stands in its place until it is on this phone. */
export function PagePhoto({
  photo,
  alt,
  otherwise,
}: {
  photo: string
  alt: string
  otherwise: ReactElement
}) {
  return (
    <Suspense fallback={otherwise}>
      <WidePhoto key={photo} photo={photo} alt={alt} otherwise={otherwise} />
    </Suspense>
  )
}

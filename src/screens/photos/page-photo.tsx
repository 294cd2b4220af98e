import { lazy, Suspense } from 'react'
import type { PhotoProps } from './near-photo.tsx'

// Most pages have none: they do not carry the code that fetches it.
const NearPhoto = lazy(() =>
  import('./near-photo.tsx').catch(() => ({
    default: ({ otherwise }: PhotoProps) => otherwise,
  })),
)

/** An editor's photo on a page; what stands in its place until it is on this phone. */
export function PagePhoto(props: PhotoProps) {
  return (
    <Suspense fallback={props.otherwise}>
      <NearPhoto key={props.photo} {...props} />
    </Suspense>
  )
}

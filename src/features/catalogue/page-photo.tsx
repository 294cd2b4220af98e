import { lazy } from 'react'
import type { PhotoProps } from './near-photo.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// Lazy: most pages have no photo.
const NearPhoto = lazy(() =>
  import('./near-photo.tsx').catch(() => ({
    default: ({ otherwise }: PhotoProps) => otherwise,
  })),
)

/** An editor's photo on a page; a placeholder until it has loaded. */
export function PagePhoto(props: PhotoProps) {
  return (
    <LaterPart fallback={props.otherwise}>
      <NearPhoto key={props.photo} {...props} />
    </LaterPart>
  )
}

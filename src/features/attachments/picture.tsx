import { useCallback } from 'react'

/** A picture from a blob; its object URL is revoked on unmount. */
export function Picture({ blob, alt, className }: { blob: Blob; alt: string; className?: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img ref={show} alt={alt} className={className} draggable={false} />
}

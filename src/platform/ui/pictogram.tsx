// Named by its hash, so that it never expires: Chromium would read a sheet that it must revalidate, 39 KB, anew for
// each later picture.
import sheet from '#src/platform/ui/pictograms.svg?no-inline'

/** A symbol from the app's one sheet, hidden from screen readers because its word is next to it. */
export function Pictogram({ name, className = 'size-8' }: { name: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}

// Named by its content and so never stale: of a sheet that has to be asked after, Chromium reads all 39 KB anew for each picture
// that comes later.
import sheet from './pictograms.svg?no-inline'

/** A picture for a word, from the one sheet that the whole app shares; hidden from readers, the word stands beside it. */
export function Pictogram({ name, className = 'size-8' }: { name: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}

/** A picture for a word, from the one sheet that the whole app shares; hidden from readers, the word stands beside it. */
export function Pictogram({ name, className = 'size-8' }: { name: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href={`/pictograms.svg#${name}`} />
    </svg>
  )
}

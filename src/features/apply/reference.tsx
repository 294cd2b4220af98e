/** The number of a request in large letters, grouped for reading aloud. */
export function Reference({ reference }: { reference: string }) {
  const [series = '', number = ''] = reference.split('-')
  const groups = [`${series}-`, number.slice(0, 3), number.slice(3)]
  return (
    <strong data-reference={reference} className="text-2xl whitespace-nowrap text-green">
      <span aria-hidden="true">
        {groups.map((group, place) => (
          <span key={place} className="mr-1">
            {group}
          </span>
        ))}
      </span>
      {/* A screen reader would speak it as a word. */}
      <span className="sr-only">{reference.replace('-', '').split('').join(' ')}</span>
    </strong>
  )
}

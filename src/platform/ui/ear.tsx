/** The lines of an ear, in a square of 24. */
export const earLines = [
  'M7 9.5a5.5 5.5 0 0 1 11 0c0 3-2 4.2-3.3 5.6-1.2 1.4-1 4.9-4 4.9-1.9 0-3.2-1.4-3.2-3.2',
  'M10 9.8a2.5 2.5 0 0 1 5 0c0 1.9-2 2.2-2 4',
]

/** The picture of Listen, hidden from screen readers because its word is next to it. */
export function Ear({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      {earLines.map((line) => (
        <path
          key={line}
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}

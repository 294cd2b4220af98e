/** A number at the corner of a button or link, whose label contains it in words; nothing for 0. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null
  return (
    <span
      aria-hidden="true"
      key={of}
      className="number absolute top-0 left-1/2 min-w-6 rounded-full bg-mustard px-1 text-center text-sm font-bold text-ink"
    >
      {of > 99 ? '99+' : of}
    </span>
  )
}

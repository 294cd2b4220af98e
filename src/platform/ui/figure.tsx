/** A computed number under its name, for a list of figures. */
export function Figure({ label, text, large }: { label: string; text: string; large?: true }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={large ? 'text-2xl font-bold text-green' : 'text-lg font-bold'}>{text}</dd>
    </div>
  )
}

import type { PhoneView } from '#src/simulator/run-view.ts'

/** Entries that a phone shows one by one: three in a row. */
const most = 9

/** A phone with its entries, and its connection: whole, with a message on it, or cut. Its words are beside it. */
export function PhoneDrawing({ phone }: { phone: PhoneView }) {
  const { waiting, returned, isCut, calls } = phone
  const colors = [
    ...Array.from({ length: returned }, () => 'var(--red)'),
    ...Array.from({ length: waiting }, () => 'var(--mustard)'),
  ].slice(0, most)
  return (
    <svg viewBox="0 0 120 120" className="h-auto w-full max-w-60" aria-hidden="true">
      {isCut ? <CutConnection /> : <WholeConnection isBusy={calls > 0} />}
      <rect
        x="36"
        y="3"
        width="48"
        height="72"
        rx="8"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      {colors.map((color, at) => (
        <rect
          key={at}
          x={43 + (at % 3) * 12}
          y={13 + Math.floor(at / 3) * 17}
          width="10"
          height="13"
          rx="2"
          fill={color}
          stroke="var(--ink)"
        />
      ))}
    </svg>
  )
}

function WholeConnection({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <path d="M60 75v45" stroke="var(--green)" strokeWidth="5" />
      {isBusy && <circle cx="60" cy="98" r="8" fill="var(--mustard)" stroke="var(--ink)" strokeWidth="2" />}
    </>
  )
}

function CutConnection() {
  return (
    <>
      <path d="M60 75v10M60 111v9" stroke="var(--muted)" strokeWidth="5" />
      <path d="m51 89 18 18m0-18-18 18" stroke="var(--red)" strokeWidth="5" strokeLinecap="round" />
    </>
  )
}

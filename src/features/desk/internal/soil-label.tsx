import { useRef } from 'react'
import { momentText } from '#src/base/moment.ts'
import { soilDeskWords } from './soil-desk-words.ts'
import type { SampleAtDesk } from './soil.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { printAlone } from '#src/platform/ui/print.ts'
import { packageText } from './soil-order.ts'
import { QrCode } from '#src/platform/ui/qr-code.tsx'

/** The label of a sample, for its bag: number, also as a code for a laboratory's reader, whose field, and day. */
export default function SoilLabel({ at, onDone }: { at: SampleAtDesk; onDone: () => void }) {
  const label = useRef<HTMLDivElement>(null)
  const { item, sample, name, village } = at
  return (
    <>
      <div ref={label} className="grid justify-items-center gap-1 border-2 p-4 text-center" data-label>
        <QrCode text={sample.label} />
        <strong className="text-2xl">{sample.label}</strong>
        <PersonalText>{[name, village, sample.field].filter(Boolean).join(', ')}</PersonalText>
        <span>{packageText(item)}</span>
        <span>{momentText(sample.collected_at).slice(0, 10)}</span>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => printAlone(label.current!)}>
          {localize(soilDeskWords.printLabel)}
        </button>
        <button type="button" className="button-quiet" onClick={onDone}>
          {localize(soilDeskWords.leave)}
        </button>
      </div>
    </>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { localize } from '#src/platform/i18n/words.ts'
import { printMarked } from './print.ts'
import { QrCode } from './qr-code.tsx'

/** A label on paper: what a reader's code says, and what people read. */
export interface Label {
  /** A reference or an address. */
  readonly code: string
  readonly title: string
  readonly lines: readonly string[]
}

/** Labels side by side on a sheet, or each by itself on the roll of a label printer. */
type Paper = 'sheet' | 'roll'

const words = {
  sheet: { en: 'A4', pa: 'A4', hi: 'A4' },
  roll: { en: '58 mm', pa: '58 ਮਿ.ਮੀ.', hi: '58 मि.मी.' },
}

/** Each label of a roll is a page. */
const rollPage = '@page { size: 58mm 40mm; margin: 2mm }'
/** A long address is cut off, and not the money below it: what a page does not hold comes out on the next label. */
const onRoll = 'h-[35mm] overflow-hidden leading-tight break-after-page last:break-after-auto'

interface LabelButtonsProps {
  /** What the labels are for. */
  name: string
  /** Called when somebody prints. */
  labels: () => readonly Label[]
}

/** Prints labels on a sheet or on a roll. */
export function LabelButtons({ name, labels }: LabelButtonsProps) {
  const [paper, setPaper] = useState<Paper>()
  const endPrint = useCallback(() => setPaper(undefined), [])
  return (
    <>
      {(['sheet', 'roll'] as const).map((each) => (
        <button key={each} type="button" className="button-quiet" onClick={() => setPaper(each)}>
          {`${name}, ${localize(words[each])}`}
        </button>
      ))}
      {paper && <PrintedLabels labels={labels()} paper={paper} onDone={endPrint} />}
    </>
  )
}

interface PrintedLabelsProps {
  labels: readonly Label[]
  paper: Paper
  onDone: () => void
}

/** The labels on paper; prints when shown. */
function PrintedLabels({ labels, paper, onDone }: PrintedLabelsProps) {
  useEffect(() => {
    printMarked(onDone, paper === 'roll' ? rollPage : undefined)
  }, [onDone, paper])
  return (
    <div data-printed className="hidden print:block">
      <ul className={paper === 'sheet' ? 'grid grid-cols-2' : ''}>
        {labels.map((label) => (
          <li
            key={label.code}
            className={`flex items-center gap-2 text-sm ${paper === 'sheet' ? 'border p-2' : onRoll}`}
          >
            <span className="w-24 shrink-0 *:h-auto *:w-full">
              <QrCode text={label.code} />
            </span>
            <span className="grid min-w-0">
              <strong className="text-base wrap-anywhere">{label.title}</strong>
              {label.lines.map((line) => (
                <span key={line} className={`wrap-anywhere ${paper === 'roll' ? 'line-clamp-3' : ''}`}>
                  {line}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

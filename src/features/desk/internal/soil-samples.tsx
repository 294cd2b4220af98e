import { useState } from 'react'
import { soilDeskWords } from './soil-desk-words.ts'
import { sampleStates } from '#src/content/soil-line-words.ts'
import { itemKey, type DeskItem } from './item.ts'
import { samplesIn, soilAtDesk } from './soil.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { SoilImport } from './soil-import.tsx'
import { SoilRow } from './soil-row.tsx'
import { SoilToCollect } from './soil-to-collect.tsx'

const shown = ['toCollect', 'collected', 'at_lab', 'tested', 'discarded'] as const
type Shown = (typeof shown)[number]

const titleOf = (state: Shown) =>
  localize(state === 'toCollect' ? soilDeskWords.toCollect : sampleStates[state])

/** The soil samples by where they are, and the import of a laboratory's file. */
export default function SoilSamples({ items, account }: { items: readonly DeskItem[]; account: string }) {
  const { toCollect, samples } = soilAtDesk(items)
  const [state, setState] = useState<Shown>('toCollect')
  const [held, setHeld] = useState<readonly string[]>([])
  const own = samplesIn(samples, state, held)
  const hold = (id: string, isHeld: boolean) =>
    setHeld((before) => [...before.filter((other) => other !== id), ...(isHeld ? [id] : [])])
  const show = (of: Shown) => {
    setState(of)
    setHeld([])
  }
  const countOf = (of: Shown) => (of === 'toCollect' ? toCollect.length : samplesIn(samples, of).length)
  return (
    <div className="grid gap-6">
      <SoilImport samples={samples} account={account} />
      <div role="group" aria-label={localize(soilDeskWords.which)} className="flex flex-wrap gap-2">
        {shown.map((of) => (
          <button
            key={of}
            type="button"
            className="pill"
            aria-pressed={of === state}
            onClick={() => show(of)}
          >
            {titleOf(of)} ({countOf(of)})
          </button>
        ))}
      </div>
      {(state === 'toCollect' ? toCollect : own).length === 0 && <p>{localize(soilDeskWords.none)}</p>}
      <ul className="grid gap-3">
        {state === 'toCollect'
          ? toCollect.map((item) => <SoilToCollect key={itemKey(item)} item={item} account={account} />)
          : own.map((at) => (
              <SoilRow
                key={at.sample.id}
                at={at}
                account={account}
                onHold={(isHeld) => hold(at.sample.id, isHeld)}
              />
            ))}
      </ul>
    </div>
  )
}

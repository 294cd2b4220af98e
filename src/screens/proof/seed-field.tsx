import { t } from '@lingui/core/macro'
import { Labelled } from '#src/ui/labelled.tsx'
import { anySeed } from './seed-in.ts'

interface SeedFieldProps {
  typed: string
  isGood: boolean
  onType: (typed: string) => void
}

/** The number of the schedule, and a button for another. */
export function SeedField({ typed, isGood, onType }: SeedFieldProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Labelled
        label={t`Seed`}
        hint={isGood && t`One number is always the same bad day.`}
        error={!isGood && t`Write a number of at most nine digits.`}
        className="grow basis-24"
      >
        {(tied) => (
          <input
            {...tied}
            inputMode="numeric"
            enterKeyHint="done"
            autoComplete="off"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </Labelled>
      <button type="button" className="button-quiet" onClick={() => onType(String(anySeed()))}>
        {t`Another`}
      </button>
    </div>
  )
}

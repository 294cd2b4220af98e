import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '@lingui/core/macro'
import { speakProof } from '#src/i18n/phrases-of-proof.ts'
import { language } from '#src/i18n/words.ts'
import { notifyOffline } from '#src/screens/frame/load-or-notify.ts'
import { CheckBox } from '#src/ui/check-box.tsx'
import { EventList } from './event-list.tsx'
import { HandButtons } from './hand-buttons.tsx'
import { ManyRuns } from './many-runs.tsx'
import { Progress } from './progress.tsx'
import { RunButtons } from './run-buttons.tsx'
import { RunDriver } from './run-driver.ts'
import { SeedField } from './seed-field.tsx'
import { seedIn } from './seed-in.ts'
import { Verdict } from './verdict.tsx'
import { World } from './world.tsx'

speakProof(language())

const firstSeed = '17'

/** The outbox among simulated phones: a reader runs it, disturbs it, breaks it, and sees the result. */
export default function ProofPanel() {
  const [typed, setTyped] = useState(firstSeed)
  const [isBroken, setBroken] = useState(false)
  const [driver] = useState(() => new RunDriver(Number(firstSeed), notifyOffline))
  const { view, isRunning } = useSyncExternalStore(driver.subscribe, driver.read, driver.read)
  const isReady = seedIn(typed) !== undefined
  useEffect(() => () => driver.close(), [driver])
  const choose = (next: string, broken: boolean) => {
    setTyped(next)
    setBroken(broken)
    driver.choose(seedIn(next) ?? 0, broken)
  }
  return (
    <div className="grid gap-4">
      <div className="card grid gap-3 p-4">
        <SeedField typed={typed} isGood={isReady} onType={(next) => choose(next, isBroken)} />
        <RunButtons driver={driver} isReady={isReady} isRunning={isRunning} />
        <Progress view={view} isRunning={isRunning} isBroken={isBroken} />
        <World view={view} />
        <HandButtons driver={driver} view={view} isReady={isReady} />
        <CheckBox
          label={t`Break it: the outbox forgets before the receipt`}
          checked={isBroken}
          onChange={(event) => choose(typed, event.target.checked)}
        />
        {view && <EventList events={view.events} isRunning={isRunning} />}
        {view?.phase === 'over' && <Verdict view={view} />}
      </div>
      <ManyRuns key={String(isBroken)} isBroken={isBroken} />
    </div>
  )
}

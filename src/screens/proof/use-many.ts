import { useEffect, useState } from 'react'
import { openSimulator, type Simulator } from '#src/simulator/open-simulator.ts'
import type { ManyView } from '#src/simulator/run-view.ts'
import { notifyOffline } from '#src/screens/frame/load-or-notify.ts'

/** Runs many schedules in a worker of their own, which ends with them. */
export function useMany(schedules: number, isBroken: boolean) {
  const [view, setView] = useState<ManyView>()
  const [simulator, setSimulator] = useState<Simulator>()
  useEffect(() => () => simulator?.close(), [simulator])
  const stop = () => setSimulator(undefined)
  const start = () => {
    const opened = openSimulator()
    setSimulator(opened)
    setView({ schedules: 0, failed: [], milliseconds: 0 })
    opened.runMany(schedules, isBroken, setView).then(stop, () => {
      stop()
      notifyOffline()
    })
  }
  return { view, isRunning: simulator !== undefined, start, stop }
}

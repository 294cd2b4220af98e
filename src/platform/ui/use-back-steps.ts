import { useEffect, useEffectEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import { closedByBack } from './closed-by-back.ts'

/**
 * Makes a step back in the browser go back within an open window before it closes the window.
 *
 * @param steps number of possible steps back
 * @param back goes back one step
 */
export function useBackSteps(steps: number, back: () => void): void {
  const { history } = useRouter()
  const goBack = useEffectEvent(back)
  useEffect(() => {
    const stops = Array.from({ length: steps }, () => closedByBack(history, () => goBack()))
    return () => {
      for (const stop of stops.toReversed()) stop()
    }
  }, [history, steps])
}

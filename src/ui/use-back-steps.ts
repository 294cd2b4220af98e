import { useEffect, useEffectEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import { closedByBack } from './closed-by-back.ts'

/**
 * Has a step back in the browser go back within what is open over the page, before it closes that.
 *
 * @param steps how many steps back there are
 * @param back goes one of them back
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

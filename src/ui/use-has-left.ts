import { useCallback, useEffect, useRef } from 'react'

/** Returns what tells, after an `await`, whether the component is no longer on the screen. */
export function useHasLeft(): () => boolean {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  return useCallback(() => left.current, [])
}

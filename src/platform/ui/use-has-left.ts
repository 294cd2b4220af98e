import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that is true, after an `await`, if the component is no longer on the screen. */
export function useHasLeft(): () => boolean {
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  return useCallback(() => left.current, [])
}

import { useEffect, useRef } from 'react'
import { useRouterState } from '@tanstack/react-router'

/** Closes a window when the page below it changes, as after *back*. */
export function useOnPageLeave(close: () => void): void {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    close()
  })
}

import { useEffect, useRef } from 'react'
import { useRouterState } from '@tanstack/react-router'

/** Closes a window once the page below it gives way to another, as on the way back: nobody fills in what is not of the page they see. */
export function useOnPageLeave(close: () => void): void {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    close()
  })
}

import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { Overlay } from './stored-content.ts'
import { overlayAtBuild } from '#src/features/catalogue/internal/overlay-at-build.ts'

const useOverlay = create<{ readonly overlay: Overlay }>(() => ({ overlay: overlayAtBuild }))

/** Started by the first page; the next page tries again after a failure. */
let following: Promise<void> | undefined

// One subscription for all pages: a page with its own would render twice, first with the build's content.
function followOnce(): void {
  const failed = () => {
    following = undefined
  }
  following ??= import('./stored-content.ts').then(({ watchOverlay }) => {
    watchOverlay().subscribe((overlay) => useOverlay.setState({ overlay }), failed)
  }, failed)
}

/** Returns a page or a catalogue with the editors' changes. */
export function useEdited<T extends object>(content: T, path: string): T {
  const { overlay } = useOverlay()
  useEffect(followOnce, [])
  return useMemo(() => overlay(content, path), [overlay, content, path])
}

import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { Overlay } from '#src/core/editing/stored-content.ts'
import { overlayAtBuild } from '#src/core/editing/overlay-at-build.ts'

const useOverlay = create<{ readonly overlay: Overlay }>(() => ({ overlay: overlayAtBuild }))

/** Begun by the first page, and tried again by the next where it did not come. */
let following: Promise<void> | undefined

// Each page that watched for itself was drawn twice: as the build has it, and a moment later as the phone does.
function followOnce(): void {
  const failed = () => {
    following = undefined
  }
  following ??= import('#src/core/editing/stored-content.ts').then(({ watchOverlay }) => {
    watchOverlay().subscribe((overlay) => useOverlay.setState({ overlay }), failed)
  }, failed)
}

/** A page or a catalogue as editors have it now. */
export function useEdited<T extends object>(content: T, path: string): T {
  const { overlay } = useOverlay()
  useEffect(followOnce, [])
  return useMemo(() => overlay(content, path), [overlay, content, path])
}

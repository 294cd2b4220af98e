import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Centre } from '#src/content/centre.ts'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { overlayAtBuild } from '#src/features/catalogue/internal/overlay-at-build.ts'
import { centreNow } from './overlay.ts'
import type { Edits } from './stored-content.ts'

const built: Edits = { overlay: overlayAtBuild, centre: centreNow(), resources: [] }

/** What all pages show now, read once for all of them: one with a reading of its own would be drawn again by each. */
let now = built
const drawn = new Set<() => void>()

/** Started by the first page; the next page tries again after a failure. */
let following: Promise<void> | undefined

function followOnce(): void {
  const failed = () => {
    following = undefined
  }
  following ??= import('./stored-content.ts').then(({ watchEdits }) => {
    watchEdits(() => now).subscribe((edits) => {
      now = edits
      // In slices, between which a slow phone answers taps.
      startTransition(() => drawn.forEach((draw) => draw()))
    }, failed)
  }, failed)
}

/** Returns a part of what editors and admins have changed; while a page hydrates as it was built. */
function useEdits<Part extends keyof Edits>(part: Part): Edits[Part] {
  const isHydrated = useHydrated()
  const [shown, setShown] = useState(() => ({ of: (isHydrated ? now : built)[part] }))
  useEffect(() => {
    const draw = () => setShown((last) => (last.of === now[part] ? last : { of: now[part] }))
    followOnce()
    draw()
    drawn.add(draw)
    return () => void drawn.delete(draw)
  }, [part])
  return shown.of
}

/** Returns a page or a catalogue with the editors' changes. */
export function useEdited<T extends object>(content: T, path: string): T {
  const overlay = useEdits('overlay')
  return useMemo(() => overlay(content, path), [overlay, content, path])
}

/** Returns the centre's current data: every setting as its admins have it. */
export function useCentre(): Centre {
  return useEdits('centre')
}

/** Returns the machines and workers that the centre has changed; whoever shows a price by them is drawn again with a new one. */
export function useResources(): Edits['resources'] {
  return useEdits('resources')
}

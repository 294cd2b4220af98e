import { useMemo } from 'react'
import type { Lay } from '#src/core/editing/held.ts'
import { withTexts } from '#src/core/editing/lay-over.ts'
import { textsAtBuild } from '#src/core/editing/overlay.ts'
import { useHeld } from '#src/ui/use-held.ts'

// A build without a hosted project knows of no edits, and need not bring what lays them over before the first paint.
const layAtBuild: Lay = __TEXT_CHANGES__.length
  ? (content, path) => withTexts(content, path, textsAtBuild)
  : (content) => content

/** A page or a catalogue as editors have it now. */
export function useEdited<T extends object>(content: T, path: string): T {
  const lay = useHeld<Lay>(
    'laying',
    () => import('#src/core/editing/held.ts').then(({ watchLaying }) => watchLaying()),
    layAtBuild,
  )
  return useMemo(() => lay(content, path), [lay, content, path])
}

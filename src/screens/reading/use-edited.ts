import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { Lay } from '#src/core/editing/held.ts'
import { layAtBuild } from '#src/core/editing/lay-at-build.ts'

const useLay = create<{ readonly lay: Lay }>(() => ({ lay: layAtBuild }))

/** Begun by the first page, and tried again by the next where it did not come. */
let following: Promise<void> | undefined

// Each page that watched for itself was drawn twice: as the build has it, and a moment later as the phone does.
function followOnce(): void {
  const failed = () => {
    following = undefined
  }
  following ??= import('#src/core/editing/held.ts').then(({ watchLaying }) => {
    watchLaying().subscribe((lay) => useLay.setState({ lay }), failed)
  }, failed)
}

/** A page or a catalogue as editors have it now. */
export function useEdited<T extends object>(content: T, path: string): T {
  const { lay } = useLay()
  useEffect(followOnce, [])
  return useMemo(() => lay(content, path), [lay, content, path])
}

import { create } from 'zustand'

/**
 * The bookings whose lines are unfolded. Stored outside the lines: an update moves a booking to another list, where its
 * line is a new one and should stay open.
 */
const useUnfolded = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }))

/** Returns whether a booking's line is unfolded, and how that is set. */
export function useIsUnfolded(id: string): readonly [boolean, (isOpen: boolean) => void] {
  const isOpen = useUnfolded(({ ids }) => ids.has(id))
  const setOpen = (open: boolean) =>
    useUnfolded.setState(({ ids }) => ({
      ids: open ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id)),
    }))
  return [isOpen, setOpen]
}

import type { CSSProperties } from 'react'

/**
 * Returns the style of a row in a long list: a browser lays it out and paints it once it is near the window, and leaves it
 * the room of `rems` until then. Find-in-page, screen readers and paper have all rows.
 *
 * Inline and not in a class, because every page contains its styles.
 */
export const drawnNear = (rems: number): CSSProperties => ({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${rems}rem`,
  // The outline of a focused part reaches over the edge.
  overflowClipMargin: '0.5rem',
})

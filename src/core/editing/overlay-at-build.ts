import type { Overlay } from './stored-content.ts'
import { withTexts } from './apply-overlay.ts'
import { textsAtBuild } from './overlay.ts'

/** Applies the edits at the time of the build to a page. */
export const overlayAtBuild: Overlay = (content, path) => withTexts(content, path, textsAtBuild)

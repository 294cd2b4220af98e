import type { Overlay } from '#src/features/catalogue/stored-content.ts'
import { withTexts } from './apply-overlay.ts'
import { centreNow, textsAtBuild } from '#src/features/catalogue/overlay.ts'

/** Applies the edits at the time of the build to a page. */
export const overlayAtBuild: Overlay = (content, path) => withTexts(content, path, textsAtBuild, centreNow())

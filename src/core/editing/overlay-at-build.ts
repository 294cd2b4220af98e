import type { Overlay } from './stored-content.ts'
import { withTexts } from './apply-overlay.ts'
import { textsAtBuild } from './overlay.ts'

/** Lays over a page what editors had written when this was built; `scripts/build.ts` makes nothing of it where that is nothing. */
export const overlayAtBuild: Overlay = (content, path) => withTexts(content, path, textsAtBuild)

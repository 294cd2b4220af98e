import type { Lay } from './held.ts'
import { withTexts } from './lay-over.ts'
import { textsAtBuild } from './overlay.ts'

/** Lays over a page what editors had written when this was built; `scripts/build.ts` makes nothing of it where that is nothing. */
export const layAtBuild: Lay = (content, path) => withTexts(content, path, textsAtBuild)

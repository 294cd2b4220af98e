import { t } from '@lingui/core/macro'
import type { Problem } from '#src/core/documents/prepare.ts'

/**
 * Returns the reason that a file is not accepted, and what to do.
 *
 * @param takesPdf false where only a photo can go
 */
export function problemSentence(problem: Problem, takesPdf = true): string {
  switch (problem) {
    case 'type':
      return takesPdf
        ? t`This file cannot be added here. Take a photo, or choose a picture or a PDF.`
        : t`This file cannot be added here. Take a photo, or choose a picture.`
    case 'empty':
      return t`There is nothing in this file. Choose another one.`
    case 'broken':
      return t`This file is damaged. Take the photo again, or choose another file.`
    case 'too-large':
      return takesPdf
        ? t`This file is too large. A PDF may have 5 MB at most.`
        : t`This file is too large. Take a photo with the camera.`
    case 'too-many-pixels':
      return t`This picture is too large for a phone. Take a photo of it with the camera.`
  }
}

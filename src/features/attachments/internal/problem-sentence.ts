import { t } from '@lingui/core/macro'
import type { Problem } from '#src/platform/files/prepare.ts'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { language } from '#src/platform/i18n/words.ts'

speakForms(language())

/**
 * Returns the reason that a file is not accepted, and what to do.
 *
 * @param takesPdf false where only a photo can go
 */
export function problemSentence(problem: Problem | 'unread', takesPdf: boolean): string {
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
      return t`This picture is too large for this phone. Switch off the camera's high resolution (50M, 108M, 200M). Then take the photo again.`
    case 'heic':
      return t`This picture is HEIC. This browser cannot show it. Choose JPEG in the camera's settings and take the photo again. Or share it from the gallery as JPEG.`
    case 'other-kind':
      return t`This browser cannot show this kind of picture. Save it as JPEG, or take a photo.`
    case 'unread':
      return t`A photo, paper or voice note of this draft cannot be read any more. See what is missing and add it again. Or send without it.`
    case 'hidden':
      return t`This browser does not let the app read pictures. Tap the picture sign beside the address and allow it. Then choose the photo again.`
  }
}

import { licenceLines, licencesTitle } from '#src/content/licences.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { CardFrame } from '#src/features/catalogue/contact-links.tsx'
import { useCentre } from '#src/features/catalogue/use-edited.ts'

/** The licences of the centre; nothing without any. */
export default function LicenceCard() {
  const lines = licenceLines(useCentre())
  if (!lines.length) return null
  return (
    <CardFrame picture="certificate" title={localize(licencesTitle)}>
      {lines.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
    </CardFrame>
  )
}

import { localize, type Words } from '#src/platform/i18n/words.ts'

/** What the law wants on a dealer's bills and at his door: settings of the centre, each empty without such a licence. */
export const licenceTitles = {
  seedLicence: { en: 'Licence for seeds', pa: 'ਬੀਜ ਦਾ ਲਾਇਸੈਂਸ', hi: 'बीज का लाइसेंस' },
  fertilizerLicence: { en: 'Licence for fertilizers', pa: 'ਖਾਦ ਦਾ ਲਾਇਸੈਂਸ', hi: 'खाद का लाइसेंस' },
  pesticideLicence: {
    en: 'Licence for pesticides',
    pa: 'ਕੀੜੇਮਾਰ ਦਵਾਈਆਂ ਦਾ ਲਾਇਸੈਂਸ',
    hi: 'कीटनाशक का लाइसेंस',
  },
} as const satisfies Record<string, Words>

/** Their title together. */
export const licencesTitle: Words = { en: 'Licences', pa: 'ਲਾਇਸੈਂਸ', hi: 'लाइसेंस' }

type LicenceKey = keyof typeof licenceTitles

/** Returns a line for each licence that is set. */
export function licenceLines(of: { readonly [Key in LicenceKey]?: string | undefined }): string[] {
  return (Object.keys(licenceTitles) as LicenceKey[]).flatMap((key) =>
    of[key] ? `${localize(licenceTitles[key])}: ${of[key]}` : [],
  )
}

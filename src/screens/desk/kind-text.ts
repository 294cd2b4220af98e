import { t } from '@lingui/core/macro'

const texts: Record<string, () => string> = {
  'certification-enrollment': () => t`Certification`,
  'consulting-booking': () => t`Consulting`,
  contact: () => t`Contact`,
  'crop-advice': () => t`Crop advice`,
  'equipment-booking': () => t`Equipment`,
  'expert-service': () => t`Expert service`,
  grievance: () => t`Complaint`,
  'insurance-quote': () => t`Insurance`,
  'lease-listing': () => t`Land to give on lease`,
  'lease-requirement': () => t`Land wanted on lease`,
  'loan-application': () => t`Loan`,
  'scheme-help': () => t`Government schemes`,
  'soil-test': () => t`Soil test`,
  'solar-service': () => t`Solar`,
  support: () => t`Live support`,
  'training-enrollment': () => t`Training`,
}

/** What kind of request it is, in a word or two: forms are titled by what they are opened for. */
export function kindText(kind: string): string {
  return texts[kind]?.() ?? kind
}

import { t } from '@lingui/core/macro'

/** Returns the name of a setting of the centre. */
export function settingName(part: string): string {
  switch (part) {
    case 'name':
      return t`Name of the centre`
    case 'address':
      return t`Address`
    case 'phone':
      return t`Phone`
    case 'supportPhone':
      return t`Phone for help`
    case 'email':
      return t`Email`
    case 'supportEmail':
      return t`Email for help`
    case 'trainingEmail':
      return t`Email about training`
    case 'trainingCentre':
      return t`Training centre`
    case 'hours.weekdays':
      return t`Open Monday to Friday`
    case 'hours.saturday':
      return t`Open on Saturday`
    case 'hours.sunday':
      return t`Open on Sunday`
    default:
      return part
  }
}

/** True for settings that are the same in every language: phones and e-mail addresses. */
export function isSameInAll(path: string, part: string): boolean {
  return path === 'centre' && /phone|mail/i.test(part)
}

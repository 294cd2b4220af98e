import { services } from 'virtual:services'
import { t } from '@lingui/core/macro'
import type { DayHours } from '#src/base/open-hours.ts'
import { dayText } from '#src/base/moment.ts'
import type { CentreClosure } from '#src/content/centre.ts'
import { hoursText, openingLines } from '#src/content/opening-text.ts'
import { settingOf } from '#src/content/settings.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** Returns a setting's value for people to read, in several lines where it has several. */
export function settingText(key: string, value: unknown): string {
  if (value === null || value === undefined) return t`as the app has it`
  switch (settingOf(key)?.kind) {
    case 'words':
      return localize(value as Words)
    case 'opening':
      return openingLines(value as readonly DayHours[]).join('\n')
    case 'closures':
      return (value as readonly CentreClosure[]).map(closureText).join('\n') || t`No holidays yet.`
    case 'addresses':
      return offText(value as readonly string[])
    case 'photo':
      return value ? t`a photo` : t`not set`
    default:
      return (value as string) || t`not set`
  }
}

function closureText({ from, to, name, hours }: CentreClosure): string {
  const days = from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  return [name && localize(name), days, hoursText(hours)].filter(Boolean).join(', ')
}

function offText(off: readonly string[]): string {
  const names = services.filter(({ to }) => off.includes(to)).map(({ title }) => localize(title))
  return names.length ? t`Not here: ${names.join(', ')}` : t`All shelves and services`
}

import { t } from '@lingui/core/macro'
import { centreNow, isTimeKnown } from '#src/base/clock.ts'
import { indiaDay } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { speakFaults } from '#src/platform/i18n/phrases-of-faults.ts'
import { language } from '#src/platform/i18n/words.ts'

speakFaults(language())

/** Returns what a phone with a wrong date says, what the day is where the centre has said it, and what to do. */
export function wrongDateText(): string {
  const [says, today] = [dayText(indiaDay(0, Date.now())), dayText(indiaDay(0, centreNow()))]
  return isTimeKnown()
    ? t`This phone’s date is wrong: it says ${says}. Today is ${today}. Set the date right in the phone’s settings.`
    : t`This phone’s date is wrong: it says ${says}. Set the date right in the phone’s settings.`
}

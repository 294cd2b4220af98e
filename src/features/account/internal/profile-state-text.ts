import { t } from '@lingui/core/macro'
import { farmFieldsIn } from '#src/base/farm-field.ts'
import { phoneText } from '#src/base/phone.ts'
import type { OwnProfile } from '#src/features/account/profile.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { language, languageNames } from '#src/platform/i18n/words.ts'
import { savedText } from '#src/platform/faults/why-no-answer.ts'
import { farmFieldLine } from '#src/features/catalogue/farm-field-line.ts'

speakAccount(language())

/** Returns whether the centre has this profile, or its question. */
export function profileStateText({ state, theirs }: Pick<OwnProfile, 'state' | 'theirs'>): string {
  return theirs ? askText(theirs) : stateText(state)
}

type Theirs = NonNullable<OwnProfile['theirs']>

/** Asks whose words count, and shows those of the other phone. */
function askText(theirs: Theirs): string {
  const { display_name: name, phone, village, pincode, language: code } = theirs
  const fields = farmFieldsIn(theirs).map(farmFieldLine)
  const values = [name, phone && phoneText(phone), village, pincode, code && languageNames[code], ...fields]
  const list = values.flatMap((value) => value ?? []).join(', ')
  if (!list) return t`This was cleared on your other phone. Save again to keep yours.`
  return t`Your other phone wrote: ${list}. Save again to keep yours.`
}

function stateText(state: OwnProfile['state']): string {
  if (state === 'sent') return t`The centre has this.`
  if (state === 'returned') return t`The centre did not accept this. Check each field and save again.`
  return savedText()
}

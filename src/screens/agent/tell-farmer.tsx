import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { Answers } from '#src/forms/rules.ts'
import { say } from '#src/i18n/words.ts'
import { useCentre } from '#src/screens/frame/use-texts.ts'

interface TellFarmerProps {
  answers: Answers
  /** What was asked for. */
  title: string
  reference: string
}

/** Opens a message to the farmer with the number under which the centre has the request; the agent sends it. */
export function TellFarmer({ answers, title, reference }: TellFarmerProps) {
  const { name, phone: centrePhone } = useCentre()
  const number = [answers['phone'], answers['mobile']].find((said) => typeof said === 'string')
  const to = number === undefined ? '' : (indianMobile(number) ?? '')
  const text = t`${say(name)}: ${title}. Your number: ${reference}. Ask at ${centrePhone}.`
  return (
    <a className="button-quiet justify-self-start" href={`sms:${to}?body=${encodeURIComponent(text)}`}>
      {t`Send the number to the farmer by SMS`}
    </a>
  )
}

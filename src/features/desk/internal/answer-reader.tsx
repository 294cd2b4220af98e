import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import type { DeskBooking } from './stored-day.ts'
import { senderOf, type DeskItem } from './item.ts'
import { fillerOf, readerOf } from './reader.ts'
import { CallLink } from './call-link.tsx'
import { messageOf } from './message.ts'

/** Returns the label of the note field, which names the readers only if there are any. */
export function noteLabel(item: DeskItem): string {
  switch (readerOf(item)) {
    case 'account':
      return t`Note for the person`
    case 'agent':
      return t`Note for the field agent`
    case 'perhaps nobody':
      return t`Note`
  }
}

/** The readers of the answer; if the farmer cannot read it, the farmer's number. */
export function AnswerReader({ item }: { item: DeskItem }) {
  const reader = readerOf(item)
  if (reader === 'account') return <p>{t`The answer shows in this person's app.`}</p>
  const { phone } = senderOf(item)
  return (
    <div className="grid gap-2">
      <p className="font-bold wrap-anywhere">{reader === 'agent' ? agentReads(item) : nobodyReads(phone)}</p>
      {phone && <CallLink phone={phone} message={messageOf(item)} />}
    </div>
  )
}

/** Returns the reader of the desk's actions on a booking, if not its farmer. */
export function bookingReader({ reader, phone }: DeskBooking): string | undefined {
  if (reader === 'agent') return t`The field agent reads the answer, not the farmer.`
  return reader === 'perhaps nobody' ? nobodyReads(phone ?? '') : undefined
}

function agentReads(item: DeskItem): string {
  const agent = isolated(fillerOf(item)?.name ?? '')
  return agent
    ? t`${agent}, the field agent, reads the answer, not the farmer.`
    : t`The field agent reads the answer, not the farmer.`
}

function nobodyReads(phone: string): string {
  return phone
    ? t`There is no account: perhaps nobody reads the answer. Call.`
    : t`There is no account and no number: perhaps nobody reads the answer.`
}

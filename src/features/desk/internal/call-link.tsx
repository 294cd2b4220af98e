import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { phoneText } from '#src/base/phone.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import type { MessageWords } from '#src/features/desk/message-words.ts'
import { fetchMessageWords, whatsAppAddress, type Message } from './message.ts'

interface CallLinkProps {
  phone: string
  /** What a message to the person says; the number alone opens without. */
  message?: Message | undefined
}

/** A phone number as a link that calls it, and one that writes to it. */
export function CallLink({ phone, message }: CallLinkProps) {
  const [words, setWords] = useState<MessageWords>()
  useEffect(() => {
    let left = false
    void fetchMessageWords().then((found) => left || setWords(found))
    return () => void (left = true)
  }, [])
  const number = phoneText(phone)
  return (
    <span className="flex flex-wrap gap-2">
      <a className="button-quiet" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
        <Pictogram name="phone" className="size-6" />
        <bdi>{number}</bdi>
      </a>
      <a
        className="button-quiet"
        href={whatsAppAddress(phone, message, words)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t`WhatsApp ${number}`}
      >
        WhatsApp
      </a>
    </span>
  )
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { indiaTime } from '#src/base/day.ts'
import type { Message, MessageStatus } from './thread.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import { AppLink } from '#src/platform/ui/link.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { closeSupport, useSupportWindow } from '#src/features/catalogue/support-window.ts'
import { isCentreAtFault } from '#src/platform/faults/why-no-answer.ts'
import { MessageFiles } from '#src/features/voice/message-files.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'

const watch = () => import('./conversation.ts').then(({ watchThread }) => watchThread())

const noBreak = '\u00a0'
const empty: readonly Message[] = []

/** The conversation, the latest message last; new messages are announced. */
export function MessageList() {
  const log = useRef<HTMLDivElement>(null)
  const [opened] = useState(Date.now)
  const messages = useObservable<readonly Message[]>('support', watch, empty)
  const replies = useSupportWindow((state) => state.replies)
  const count = messages.length + replies.length
  useEffect(() => {
    const { current } = log
    if (!current || count === 0) return
    for (const scrolled of [current, current.parentElement!])
      scrolled.scrollTo({ top: scrolled.scrollHeight })
  }, [count])
  return (
    // The list scrolls by itself, so the keyboard must reach it.
    <div
      ref={log}
      role="log"
      aria-label={t`Messages`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-24 shrink-0 grow basis-0 flex-col gap-3 overflow-y-auto p-4"
    >
      <Bubble
        from="centre"
        who={t`Support`}
        text={t`Welcome to Khet Seva! How can we help you?`}
        at={opened}
      />
      {messages.map((message) => (
        <MessageOfThread
          key={message.id}
          message={message}
          repliedAt={replies.find(({ to }) => to === message.id)?.at}
        />
      ))}
    </div>
  )
}

/** A message, with the app's automatic reply below it. */
function MessageOfThread({ message, repliedAt }: { message: Message; repliedAt: number | undefined }) {
  const { from, request, text, files, at, status } = message
  const centre = useCentre()
  return (
    <>
      <Bubble from={from} who={from === 'person' ? t`You` : t`Support`} text={text} at={at} standing={status}>
        <MessageFiles request={request} files={files} />
      </Bubble>
      {repliedAt !== undefined && (
        <Bubble
          from="centre"
          who={t`Automatic reply`}
          text={t`Thanks for your message. Our team will get back to you shortly. For immediate help, call ${centre.supportPhone.replaceAll(' ', noBreak)} or write to ${centre.supportEmail}.`}
          at={repliedAt}
        />
      )}
    </>
  )
}

interface BubbleProps {
  from: Message['from']
  who: string
  text: string
  at: number
  standing?: MessageStatus | undefined
  children?: ReactNode
}

function Bubble({ from, who, text, at, standing, children }: BubbleProps) {
  const clock = indiaTime(at)
  const hasClockTime = standing?.state === 'received' && indiaTime(Date.parse(standing.at)) === clock
  const side = from === 'person' ? 'self-end bg-green text-on-green' : 'self-start bg-card border'
  return (
    <div className={`max-w-4/5 rounded-lg px-3 py-2 ${side}`}>
      <p className="text-sm font-bold">{who}</p>
      {text && (
        <p className="whitespace-pre-wrap">
          <PersonalText>{text}</PersonalText>
        </p>
      )}
      {children}
      <p className="text-right text-sm">
        {standing && <StandingText standing={standing} />} {!hasClockTime && <span>{clock}</span>}
      </p>
    </div>
  )
}

/** The state of a message, as far as it is known. */
function StandingText({ standing }: { standing: MessageStatus }) {
  if (standing.state === 'received') return receivedText(standing)
  if (standing.state === 'saved') return savedText(standing)
  return (
    <AppLink to="/requests" className="font-bold" onClick={closeSupport}>
      {t`The centre returned it. See why.`}
    </AppLink>
  )
}

function receivedText({ at, incomplete }: Extract<MessageStatus, { state: 'received' }>): string {
  const received = t`Received at ${indiaTime(Date.parse(at))}.`
  return incomplete ? `${received} ${t`Not all of it has come yet.`}` : received
}

function savedText({ why, files }: Extract<MessageStatus, { state: 'saved' }>): string {
  const saved = whenItGoes(why)
  if (!files?.receipt) return saved
  const { sent, total } = files
  return `${saved} (${t`${sent} of ${total} photos and voice notes sent`})`
}

function whenItGoes(why: Extract<MessageStatus, { state: 'saved' }>['why']): string {
  if (why === 'sign-in') return t`Saved on this phone. It will be sent when you sign in.`
  if (why === 'wifi') return t`Saved on this phone. It will be sent over Wi-Fi.`
  if (why === 'busy') return t`Saved on this phone. It will be sent in a while.`
  return isCentreAtFault(why)
    ? t`Saved on this phone. It will be sent when the centre’s system works.`
    : t`Saved on this phone. It will be sent when there is network.`
}

import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { whyUndone } from '#src/platform/faults/why-undone.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { tryMessage, type TriedMessage } from './set-up-api.ts'

const channels = ['email', 'sms'] as const
type Channel = (typeof channels)[number]

/** Sends the admin a mail and a text, to see that they arrive. */
export function TryMessages({ account }: { account: string }) {
  return (
    <ul className="grid gap-3">
      {channels.map((channel) => (
        <li key={channel} className="card grid justify-items-start gap-2 p-4">
          <TryMessage account={account} channel={channel} />
        </li>
      ))}
    </ul>
  )
}

function TryMessage({ account, channel }: { account: string; channel: Channel }) {
  const [state, setState] = useState<'idle' | 'busy' | Undone | TriedMessage>('idle')
  const send = async () => {
    if (state === 'busy') return
    setState('busy')
    setState(await callCentre(account, (token) => tryMessage(channel, token)))
  }
  return (
    <>
      <button type="button" className="button-quiet" aria-busy={state === 'busy'} onClick={() => void send()}>
        {channel === 'email' ? t`Send me a mail` : t`Send me a text message`}
      </button>
      <p role="status">{stateText(channel, state)}</p>
    </>
  )
}

function stateText(channel: Channel, state: 'idle' | 'busy' | Undone | TriedMessage): string {
  if (state === 'idle' || state === 'busy') return ''
  if (typeof state === 'string') return whyUndone(state)
  if ('sent' in state) return t`Sent to ${state.sent}. See whether it arrives.`
  if ('failed' in state) return t`It was not sent. The server says: ${state.failed}`
  if (state.none === 'address')
    return channel === 'email' ? t`Your account has no email.` : t`Your account has no phone number.`
  return channel === 'email'
    ? t`Mails are not set up yet. Whoever runs the computer sets SMTP_URL.`
    : t`Text messages are not set up yet. Whoever runs the computer sets SMS_URL.`
}

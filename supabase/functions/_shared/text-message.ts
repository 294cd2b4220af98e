/** Longer than a service needs; without an answer by then the message counts as not sent. */
const longestWait = 15_000

/** A text message to one phone, such as +919000000001. */
export interface TextMessage {
  to: string
  text: string
  /** Names the message: a service that gets it twice sends one. */
  id: string
}

/**
 * Sends a text message by the service at KHET_SMS_URL, which accepts {from, to, channel: 'sms', text} with a bearer key and
 * the message's id as idempotency key; locally that is the inbox. `unavailable` without a service, `refused` if it
 * will never take this one, `silent` if the result is unknown.
 */
export async function sendText({
  id,
  ...message
}: TextMessage): Promise<'sent' | 'unavailable' | 'refused' | 'silent'> {
  const url = Deno.env.get('KHET_SMS_URL')
  if (!url) return 'unavailable'
  const key = Deno.env.get('KHET_SMS_KEY') ?? ''
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: key,
        authorization: `Bearer ${key}`,
        'idempotency-key': id,
      },
      body: JSON.stringify({ from: Deno.env.get('KHET_SMS_FROM') ?? '', channel: 'sms', ...message }),
      signal: AbortSignal.timeout(longestWait),
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    return [400, 404, 410, 422].includes(response.status) ? 'refused' : 'silent'
  } catch {
    return 'silent'
  }
}

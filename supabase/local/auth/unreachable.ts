import { AuthRefusal } from './answers.ts'

/**
 * Refuses addresses that this backend's providers cannot reach, as hosted Supabase reports it: addresses under
 * `.invalid`, and numbers that end in seven zeros.
 */
export function refuseUnreachable(channel: 'email' | 'sms', destination: string): void {
  if (channel === 'email' && /[@.]invalid$/i.test(destination))
    throw new AuthRefusal(500, 'unexpected_failure', 'Error sending email')
  if (channel === 'sms' && /0{7}$/.test(destination))
    throw new AuthRefusal(422, 'sms_send_failed', 'Error sending sms to provider: the number does not exist')
}

import type { MoreServices } from './push-hosts.ts'
import type { Vapid } from './vapid.ts'

/** Returns the project's push keys; `undefined` without any, which disables notifications. */
export function vapidInUse(): Vapid | undefined {
  const publicKey = Deno.env.get('KHET_VAPID_PUBLIC_KEY')
  const privateKey = Deno.env.get('KHET_VAPID_PRIVATE_KEY')
  const subject = Deno.env.get('KHET_VAPID_SUBJECT') ?? ''
  if (!publicKey || !privateKey || !/^(mailto:|https:\/\/)./.test(subject)) return undefined
  return { publicKey, privateKey, subject }
}

/** The push services besides those of the known browsers. */
export function moreServices(): MoreServices {
  return {
    hosts: Deno.env.get('KHET_PUSH_HOSTS') ?? '',
    loopback: Deno.env.get('KHET_PUSH_LOOPBACK') === 'yes',
  }
}

import { answer, unlessPost } from '../_shared/answers.ts'
import { vapidInUse } from '../_shared/push/settings.ts'

/** Returns {key}, the public key for subscriptions; `null` if this project sends no notifications. */
Deno.serve((request) => unlessPost(request) ?? answer({ key: vapidInUse()?.publicKey ?? null }))

import { answer, unlessPost } from '../_shared/answers.ts'
import { vapidInUse } from '../_shared/push/settings.ts'

/** Answers {key}, the public key that a browser subscribes with; null where this project tells nobody anything. */
Deno.serve((request) => unlessPost(request) ?? answer({ key: vapidInUse()?.publicKey ?? null }))

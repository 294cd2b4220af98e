import { newKeys } from '#functions/_shared/push/vapid.ts'

/** `npx node scripts/vapid-keys.ts`: a new key pair for web push, as `supabase secrets set` takes it (docs/deploy.md). */
const { publicKey, privateKey } = await newKeys()
console.log(`KHET_VAPID_PUBLIC_KEY=${publicKey}\nKHET_VAPID_PRIVATE_KEY=${privateKey}`)

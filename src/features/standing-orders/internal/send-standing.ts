import type { ReceivedEntry } from '#src/platform/outbox/entry.ts'
import { received, type KindAnswer, type OpenedEntry, type Sender } from '#src/platform/outbox/kind.ts'
import type { EntryRows } from '#src/platform/outbox/world.ts'
import type { Returned } from '#src/platform/outbox/entry.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { Standing, startStandingOrder } from '#src/features/standing-orders/standing-orders-api.ts'
import { heldKey, type ChangeOfStanding, type Held, type Wish } from '#src/features/standing-orders/wish.ts'

/** Sends one entry by a call that applies its id once; the receipt has the standing order as it is then. */
export async function sendStanding(
  [entry]: readonly OpenedEntry[],
  { asOwner }: Sender,
  call: typeof startStandingOrder,
): Promise<KindAnswer> {
  if (!entry) return { silent: true }
  const {
    label: _,
    sendBefore: __,
    isCallers: ___,
    ...content
  } = JSON.parse(entry.content) as { label: string; sendBefore?: number; isCallers?: true }
  const answer = await asOwner((token) => call({ id: entry.id, ...content }, token))
  if (!('data' in answer)) return answer
  const { id } = entry
  if ('refused' in answer.data) {
    const { first, price, field, ...refused } = answer.data.refused
    const about = { ...refused, ...(field === undefined ? {} : { field }), details: { first, price } }
    return { results: new Map([[id, { refused: about }]]) }
  }
  return { results: new Map([[id, received(entry, answer.data.standing)]]) }
}

/** Fetches the standing orders anew. One function for both kinds, so that a run asks once. */
export const refreshStanding = async () => {
  const stored = await import('#src/features/standing-orders/stored-standing.ts')
  await Promise.all([
    stored.syncStanding(),
    import('#src/features/standing-orders/stored-callers.ts').then(({ syncCallers }) => syncCallers()),
  ])
}

/** Stores the standing order that a receipt has, so that the screen never shows it without the change. */
export async function settleStanding(
  { owner, receipt }: ReceivedEntry,
  content: string,
  rows: EntryRows,
): Promise<void> {
  const { by_phone: called, isCallers } = JSON.parse(content) as Partial<Wish & ChangeOfStanding>
  // Whoever called has it: it is not among what comes to the sender's own door.
  if (called || isCallers) return
  const standing = receipt.result as Standing
  const held = (await rows.setting(heldKey(owner))) as Held | undefined
  await rows.putSetting(heldKey(owner), {
    version: held?.version ?? 0,
    standing: { ...held?.standing, [standing.id]: standing },
  })
}

/** Why the centre returned it, and what to do. */
export function whyStandingReturned({ code }: Returned): Words {
  return Object.hasOwn(reasons, code) ? reasons[code as keyof typeof reasons] : reasons.refused
}

const reasons = {
  late: {
    en: 'It came to the centre after 20:00. This day is settled.',
    pa: 'ਇਹ ਕੇਂਦਰ ਕੋਲ ਰਾਤ 8 ਵਜੇ ਤੋਂ ਬਾਅਦ ਪਹੁੰਚਿਆ। ਇਸ ਦਿਨ ਦਾ ਦੁੱਧ ਤੈਅ ਹੋ ਚੁੱਕਾ ਹੈ।',
    hi: 'यह केंद्र के पास रात 8 बजे के बाद पहुँचा। इस दिन का दूध तय हो चुका है।',
  },
  exists: {
    en: 'This comes to your door already. Change the amount there.',
    pa: 'ਇਹ ਤੁਹਾਡੇ ਘਰ ਪਹਿਲਾਂ ਹੀ ਆਉਂਦਾ ਹੈ। ਉੱਥੇ ਮਾਤਰਾ ਬਦਲੋ।',
    hi: 'यह आपके घर पहले से आता है। वहीं मात्रा बदलें।',
  },
  price: {
    en: 'The price has gone up. See the new price and start again.',
    pa: 'ਭਾਅ ਵੱਧ ਗਿਆ ਹੈ। ਨਵਾਂ ਭਾਅ ਵੇਖ ਕੇ ਦੁਬਾਰਾ ਸ਼ੁਰੂ ਕਰੋ।',
    hi: 'भाव बढ़ गया है। नया भाव देखकर फिर से शुरू करें।',
  },
  unavailable: {
    en: 'This is not sold now.',
    pa: 'ਇਹ ਹੁਣ ਨਹੀਂ ਵਿਕਦਾ।',
    hi: 'यह अभी नहीं बिकता।',
  },
  credit: {
    en: 'The centre has not opened a khata for you yet. Pay in cash, or ask at the centre.',
    pa: 'ਕੇਂਦਰ ਨੇ ਅਜੇ ਤੁਹਾਡਾ ਖਾਤਾ ਨਹੀਂ ਖੋਲ੍ਹਿਆ। ਨਕਦ ਦਿਓ, ਜਾਂ ਕੇਂਦਰ ਤੋਂ ਪੁੱਛੋ।',
    hi: 'केंद्र ने अभी आपका खाता नहीं खोला। नकद दें, या केंद्र से पूछें।',
  },
  refused: {
    en: 'The centre could not accept it. Call the centre.',
    pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    hi: 'केंद्र यह नहीं ले सका। केंद्र को फ़ोन करें।',
  },
} satisfies Record<string, Words>

import type { SheetContent } from '#src/features/stock/internal/sheets.ts'
import { stockSheetKind, sendSheet } from '#src/features/stock/internal/stock-api.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

const reasons: Record<string, { en: string; pa: string; hi: string }> = {
  bill_known: {
    en: 'This bill was entered before. Nothing was counted twice. Delete this one.',
    pa: 'ਇਹ ਬਿੱਲ ਪਹਿਲਾਂ ਹੀ ਚੜ੍ਹਿਆ ਹੋਇਆ ਹੈ। ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਨਹੀਂ ਗਿਣਿਆ। ਇਹ ਹਟਾਓ।',
    hi: 'यह बिल पहले ही चढ़ा हुआ है। कुछ भी दो बार नहीं गिना। इसे हटाएँ।',
  },
  more_than_bought: {
    en: 'More comes back than the order had. Look at the order and write it again.',
    pa: 'ਆਰਡਰ ਤੋਂ ਵੱਧ ਵਾਪਸ ਲਿਖਿਆ ਹੈ। ਆਰਡਰ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਲਿਖੋ।',
    hi: 'ऑर्डर से ज़्यादा वापस लिखा है। ऑर्डर देखें और फिर से लिखें।',
  },
}
const notAllowed = {
  en: 'Only the staff write down goods. Ask the manager.',
  pa: 'ਮਾਲ ਸਿਰਫ਼ ਸਟਾਫ਼ ਲਿਖਦਾ ਹੈ। ਮੈਨੇਜਰ ਨੂੰ ਪੁੱਛੋ।',
  hi: 'माल सिर्फ़ स्टाफ़ लिखता है। मैनेजर से पूछें।',
}
const refused = {
  en: 'The centre could not accept this sheet. Look at it and write it again.',
  pa: 'ਕੇਂਦਰ ਇਹ ਪਰਚੀ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਲਿਖੋ।',
  hi: 'केंद्र यह पर्ची नहीं ले सका। देखें और फिर से लिखें।',
}

/** What staff wrote down of the goods: a bill, a count, what spoiled or came back. */
export default {
  id: stockSheetKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = sendSheet) => {
    if (!entry) return { silent: true }
    const { body } = JSON.parse(entry.content) as SheetContent
    const answer = await asOwner((token) => call({ id: entry.id, ...body }, token))
    if (!('refused' in answer)) return confirmed([entry], answer)
    return { results: new Map([[entry.id, { refused: { status: 409, code: answer.refused } }]]) }
  },
  words: {
    title: { en: 'Stock: {subject}', pa: 'ਮਾਲ: {subject}', hi: 'माल: {subject}' },
    whyReturned: ({ code, status }) => reasons[code] ?? (status === 403 ? notAllowed : refused),
    page: () => ({ to: '/stock', label: { en: 'Open the stock', pa: 'ਮਾਲ ਖੋਲ੍ਹੋ', hi: 'माल खोलें' } }),
  },
  isListed: false,
  refresh: async () => (await import('#src/features/stock/internal/stored-stock.ts')).syncStock(),
} satisfies Kind

import type { Words } from '#src/platform/i18n/words.ts'

/**
 * What staff write to people about the state of an order or a request. The build writes them beside the originals, and only phones of
 * staff fetch them: the person may read another language than the desk, and no build has words of two.
 */
export const messageWords = {
  hello: { en: 'Hello {name}.', pa: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ।', hi: 'नमस्ते {name} जी।' },
  order: {
    placed: {
      en: 'We have your order {reference}.',
      pa: 'ਤੁਹਾਡਾ ਆਰਡਰ {reference} ਮਿਲ ਗਿਆ।',
      hi: 'आपका ऑर्डर {reference} मिल गया।',
    },
    awaiting_payment: {
      en: 'Your order {reference} is not paid yet: {total}.',
      pa: 'ਤੁਹਾਡੇ ਆਰਡਰ {reference} ਦਾ ਭੁਗਤਾਨ ਬਾਕੀ ਹੈ: {total}।',
      hi: 'आपके ऑर्डर {reference} का भुगतान बाकी है: {total}।',
    },
    paid: {
      en: 'Your order {reference} is paid. We are packing it.',
      pa: 'ਤੁਹਾਡੇ ਆਰਡਰ {reference} ਦੇ ਪੈਸੇ ਮਿਲ ਗਏ। ਸਾਮਾਨ ਪੈਕ ਕਰ ਰਹੇ ਹਾਂ।',
      hi: 'आपके ऑर्डर {reference} के पैसे मिल गए। सामान पैक कर रहे हैं।',
    },
    packed: {
      en: 'Your order {reference} is packed.',
      pa: 'ਤੁਹਾਡਾ ਆਰਡਰ {reference} ਪੈਕ ਹੋ ਗਿਆ।',
      hi: 'आपका ऑर्डर {reference} पैक हो गया।',
    },
    shipped: {
      en: 'Your order {reference} is on its way.',
      pa: 'ਤੁਹਾਡਾ ਆਰਡਰ {reference} ਰਵਾਨਾ ਹੋ ਗਿਆ।',
      hi: 'आपका ऑर्डर {reference} रवाना हो गया।',
    },
    delivered: {
      en: 'Your order {reference} is delivered.',
      pa: 'ਤੁਹਾਡਾ ਆਰਡਰ {reference} ਪਹੁੰਚ ਗਿਆ।',
      hi: 'आपका ऑर्डर {reference} पहुँच गया।',
    },
    cancelled: {
      en: 'Your order {reference} is cancelled.',
      pa: 'ਤੁਹਾਡਾ ਆਰਡਰ {reference} ਰੱਦ ਹੈ।',
      hi: 'आपका ऑर्डर {reference} रद्द है।',
    },
    refunded: {
      en: 'The money of your order {reference} is refunded: {total}.',
      pa: 'ਤੁਹਾਡੇ ਆਰਡਰ {reference} ਦੇ ਪੈਸੇ ਵਾਪਸ ਕੀਤੇ: {total}।',
      hi: 'आपके ऑर्डर {reference} के पैसे वापस किए: {total}।',
    },
  },
  request: {
    received: {
      en: 'We have your request {reference}.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਮਿਲ ਗਈ।',
      hi: 'आपका आवेदन {reference} मिल गया।',
    },
    in_review: {
      en: 'We are looking at your request {reference}.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਦੀ ਜਾਂਚ ਹੋ ਰਹੀ ਹੈ।',
      hi: 'आपके आवेदन {reference} की जाँच हो रही है।',
    },
    answered: {
      en: 'We have answered your request {reference}. Please read it in the app.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਦਾ ਜਵਾਬ ਆ ਗਿਆ। ਐਪ ਵਿੱਚ ਪੜ੍ਹੋ।',
      hi: 'आपके आवेदन {reference} का जवाब आ गया। ऐप में पढ़ें।',
    },
    approved: {
      en: 'Your request {reference} is approved.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਮਨਜ਼ੂਰ ਹੋ ਗਈ।',
      hi: 'आपका आवेदन {reference} मंज़ूर हो गया।',
    },
    rejected: {
      en: 'Your request {reference} is refused. The reason is in the app.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਨਾਮਨਜ਼ੂਰ ਹੈ। ਕਾਰਨ ਐਪ ਵਿੱਚ ਹੈ।',
      hi: 'आपका आवेदन {reference} नामंज़ूर है। कारण ऐप में है।',
    },
    done: {
      en: 'Your request {reference} is completed.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਪੂਰੀ ਹੋ ਗਈ।',
      hi: 'आपका आवेदन {reference} पूरा हो गया।',
    },
    cancelled: {
      en: 'Your request {reference} is cancelled.',
      pa: 'ਤੁਹਾਡੀ ਅਰਜ਼ੀ {reference} ਰੱਦ ਹੈ।',
      hi: 'आपका आवेदन {reference} रद्द है।',
    },
  },
  /** For every other state. */
  other: { en: 'This is about {reference}.', pa: '{reference} ਬਾਰੇ ਗੱਲ ਹੈ।', hi: '{reference} के बारे में बात है।' },
} as const satisfies MessageTree

type MessageTree = Readonly<Record<string, Words | Readonly<Record<string, Words>>>>

/** The same, as a phone of staff has fetched it. */
export interface MessageWords {
  readonly hello: Words
  readonly order: Readonly<Record<string, Words>>
  readonly request: Readonly<Record<string, Words>>
  readonly other: Words
}

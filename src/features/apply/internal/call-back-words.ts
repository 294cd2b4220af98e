/** The line that offers a call back. */
export const callBackOffer = {
  en: 'Questions? Ask for a call back',
  pa: 'ਕੋਈ ਸਵਾਲ? ਕੇਂਦਰ ਤੋਂ ਫ਼ੋਨ ਕਰਵਾਓ',
  hi: 'कोई सवाल? केंद्र से फ़ोन करवाएँ',
} as const

import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Grievance', pa: 'ਸ਼ਿਕਾਇਤ', hi: 'शिकायत' },
  description: {
    en: 'Something went wrong? Tell us, get a ticket number, and hear from us within 48 hours.',
    pa: 'ਕੁਝ ਗਲਤ ਹੋਇਆ? ਸਾਨੂੰ ਦੱਸੋ ਅਤੇ ਸ਼ਿਕਾਇਤ ਨੰਬਰ ਲਓ। ਜਵਾਬ 48 ਘੰਟਿਆਂ ਵਿੱਚ ਆਵੇਗਾ।',
    hi: 'कुछ गलत हुआ? हमें बताएँ और शिकायत नंबर लें। जवाब 48 घंटे में आएगा।',
  },
  intro: {
    en: 'Something went wrong? We want to put it right.',
    pa: 'ਕੁਝ ਗਲਤ ਹੋਇਆ? ਅਸੀਂ ਠੀਕ ਕਰਨਾ ਚਾਹੁੰਦੇ ਹਾਂ।',
    hi: 'कुछ गलत हुआ? हम ठीक करना चाहते हैं।',
  },
  pictogram: 'warning',
  beforeConsent: true,
  updated: '2026-11-21',
  blocks: [
    {
      steps: [
        {
          en: 'Write down what happened. No account is needed.',
          pa: 'ਜੋ ਹੋਇਆ, ਉਹ ਲਿਖੋ। ਖਾਤਾ ਨਹੀਂ ਚਾਹੀਦਾ।',
          hi: 'जो हुआ, वह लिखें। खाते की ज़रूरत नहीं।',
        },
        {
          en: 'You get a ticket number once the centre has it. Keep it.',
          pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲਦੇ ਹੀ ਸ਼ਿਕਾਇਤ ਨੰਬਰ ਆਵੇਗਾ। ਸਾਂਭ ਕੇ ਰੱਖੋ।',
          hi: 'केंद्र को मिलते ही शिकायत नंबर आएगा। सँभालकर रखें।',
        },
        {
          en: 'The 48 hours begin when the centre receives it. Within them a person answers.',
          pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲਣ ਤੋਂ 48 ਘੰਟੇ ਗਿਣੇ ਜਾਣਗੇ। ਇਸੇ ਸਮੇਂ ਵਿੱਚ ਕੋਈ ਜਵਾਬ ਦੇਵੇਗਾ।',
          hi: 'केंद्र को मिलने से 48 घंटे गिने जाएँगे। इतने समय में कोई जवाब देगा।',
        },
      ],
    },
    {
      ask: {
        form: 'grievance',
        label: { en: 'File a Grievance', pa: 'ਸ਼ਿਕਾਇਤ ਲਿਖੋ', hi: 'शिकायत लिखें' },
      },
    },
    {
      link: {
        to: '/requests',
        label: { en: 'See your tickets', pa: 'ਆਪਣੀਆਂ ਸ਼ਿਕਾਇਤਾਂ ਵੇਖੋ', hi: 'अपनी शिकायतें देखें' },
      },
    },
    { heading: { en: 'Talk to a person', pa: 'ਕਿਸੇ ਨਾਲ ਗੱਲ ਕਰੋ', hi: 'किसी से बात करें' } },
    { ways: ['supportPhone', 'supportEmail'] },
  ],
})

import { cardsOf } from '#src/content/offer-cards.ts'
import { soilTests } from '#src/content/offers/soil-tests.ts'
import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const acidity = { en: 'Acid or alkali (pH)', pa: 'pH: ਤੇਜ਼ਾਬੀ ਜਾਂ ਖਾਰੀ', hi: 'pH: तेज़ाबी या कल्लर' }
const npk = {
  en: 'NPK: nitrogen, phosphorus, potash',
  pa: 'NPK: ਨਾਈਟ੍ਰੋਜਨ, ਫ਼ਾਸਫ਼ੋਰਸ, ਪੋਟਾਸ਼',
  hi: 'NPK: नाइट्रोजन, फ़ॉस्फ़ोरस, पोटाश',
}
const carbon = { en: 'Organic carbon', pa: 'ਜੈਵਿਕ ਕਾਰਬਨ', hi: 'जैविक कार्बन' }
const micronutrients = {
  en: 'Zinc, iron, manganese, copper',
  pa: 'ਜ਼ਿੰਕ, ਲੋਹਾ, ਮੈਂਗਨੀਜ਼, ਤਾਂਬਾ',
  hi: 'ज़िंक, लोहा, मैंगनीज़, ताँबा',
}

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Basic test ₹500, report in 48 hours',
      pa: 'ਮੁੱਢਲੀ ਪਰਖ ₹500, ਰਿਪੋਰਟ 48 ਘੰਟਿਆਂ ਵਿੱਚ',
      hi: 'बेसिक जाँच ₹500, रिपोर्ट 48 घंटे में',
    },
    group: 'advice',
    place: 10,
    tile: { en: 'Soil test', pa: 'ਮਿੱਟੀ ਪਰਖ', hi: 'मिट्टी की जाँच' },
    search: 'soil test testing mitti miti parakh parkh janch jaanch mrida',
  },
]

export default definePage({
  title: { en: 'Soil Testing', pa: 'ਮਿੱਟੀ ਪਰਖ', hi: 'मिट्टी की जाँच' },
  description: {
    en: 'Soil tests in Sarna: basic ₹500 in 48 hours, complete ₹1,200 in 72 hours, advanced ₹2,000 in 5 days.',
    pa: 'ਸਰਨਾ ਵਿੱਚ ਮਿੱਟੀ ਪਰਖ: ₹500 ਤੋਂ ₹2,000 ਤੱਕ। ਰਿਪੋਰਟ 48 ਘੰਟਿਆਂ ਤੋਂ 5 ਦਿਨਾਂ ਵਿੱਚ।',
    hi: 'सरना में मिट्टी की जाँच: ₹500 से ₹2,000 तक। रिपोर्ट 48 घंटे से 5 दिन में।',
  },
  intro: {
    en: 'Know your soil, then give it only what it needs.',
    pa: 'ਮਿੱਟੀ ਪਰਖ ਕੇ ਓਨੀ ਹੀ ਖਾਦ ਪਾਓ ਜਿੰਨੀ ਚਾਹੀਦੀ ਹੈ।',
    hi: 'मिट्टी जाँचें, फिर उतनी ही खाद डालें जितनी चाहिए।',
  },
  pictogram: 'soil',
  picture: 'heads/soil-testing',
  blocks: [
    {
      cards: cardsOf(
        soilTests,
        'soil-test',
        { en: 'Book Test', pa: 'ਪਰਖ ਬੁੱਕ ਕਰੋ', hi: 'जाँच बुक करें' },
        {
          basic: { lines: [acidity, npk, carbon] },
          complete: {
            lines: [
              acidity,
              npk,
              carbon,
              micronutrients,
              { en: 'Fertilizer advice', pa: 'ਖਾਦ ਦੀ ਸਲਾਹ', hi: 'खाद की सलाह' },
            ],
            badge: { en: 'Most asked for', pa: 'ਸਭ ਤੋਂ ਵੱਧ ਮੰਗ', hi: 'सबसे ज़्यादा माँग' },
          },
          advanced: {
            lines: [
              acidity,
              npk,
              carbon,
              micronutrients,
              {
                en: 'Salts and heavy metals',
                pa: 'ਲੂਣ ਅਤੇ ਭਾਰੀਆਂ ਧਾਤਾਂ',
                hi: 'नमक और भारी धातुएँ',
              },
              { en: 'An expert explains the report', pa: 'ਮਾਹਰ ਰਿਪੋਰਟ ਸਮਝਾਉਣਗੇ', hi: 'विशेषज्ञ रिपोर्ट समझाएँगे' },
            ],
          },
        },
      ),
    },
    { heading: { en: 'Not sure which test?', pa: 'ਕਿਹੜੀ ਪਰਖ ਚਾਹੀਦੀ ਹੈ?', hi: 'कौन सी जाँच चाहिए?' } },
    {
      text: {
        en: 'Tell us about your field and we advise. Contact for pricing.',
        pa: 'ਆਪਣੇ ਖੇਤ ਬਾਰੇ ਦੱਸੋ, ਅਸੀਂ ਸਲਾਹ ਦਿਆਂਗੇ। ਰੇਟ ਪੁੱਛੋ।',
        hi: 'अपने खेत के बारे में बताएँ, हम सलाह देंगे। रेट पूछें।',
      },
    },
    {
      ask: {
        form: 'soil-test',
        subject: 'general',
        label: { en: 'Ask About a Test', pa: 'ਪਰਖ ਬਾਰੇ ਪੁੱਛੋ', hi: 'जाँच के बारे में पूछें' },
      },
    },
    { heading: { en: 'How it goes', pa: 'ਪਰਖ ਕਿਵੇਂ ਹੁੰਦੀ ਹੈ', hi: 'जाँच कैसे होती है' }, id: 'steps' },
    {
      steps: [
        {
          en: 'Book here. We contact you within 24 hours on open days.',
          pa: 'ਇੱਥੇ ਬੁੱਕ ਕਰੋ। ਅਸੀਂ ਖੁੱਲ੍ਹੇ ਦਿਨ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
          hi: 'यहाँ बुक करें। हम खुले दिन 24 घंटे में संपर्क करेंगे।',
        },
        {
          en: 'Bring the sample, have it picked up (extra charge), or let our expert take it.',
          pa: 'ਨਮੂਨਾ ਆਪ ਲਿਆਓ ਜਾਂ ਘਰੋਂ ਚੁਕਵਾਓ (ਵੱਖਰਾ ਖਰਚਾ)। ਸਾਡੇ ਮਾਹਰ ਵੀ ਆ ਕੇ ਲੈ ਸਕਦੇ ਹਨ।',
          hi: 'नमूना खुद लाएँ या घर से उठवाएँ (अलग खर्च)। हमारे विशेषज्ञ भी आकर ले सकते हैं।',
        },
        {
          en: 'The report says what the soil lacks. Urgent tests take 24-48 hours. The basic test takes no longer anyway.',
          pa: 'ਰਿਪੋਰਟ ਦੱਸਦੀ ਹੈ ਕਿ ਮਿੱਟੀ ਵਿੱਚ ਕੀ ਘੱਟ ਹੈ। ਛੇਤੀ ਵਾਲੀ ਪਰਖ 24 ਤੋਂ 48 ਘੰਟਿਆਂ ਵਿੱਚ। ਮੁੱਢਲੀ ਪਰਖ ਉਂਝ ਵੀ ਇੰਨੇ ਵਿੱਚ ਹੋ ਜਾਂਦੀ ਹੈ।',
          hi: 'रिपोर्ट बताती है कि मिट्टी में क्या कम है। जल्दी वाली जाँच 24 से 48 घंटे में। बेसिक जाँच वैसे भी इतने में हो जाती है।',
        },
      ],
    },
  ],
})

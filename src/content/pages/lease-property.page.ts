import type { ContextKey } from '#src/content/asked-for.ts'
import { definePage, type Card } from '#src/content/page.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const kinds: Card[] = [
  { pictogram: 'soil', title: { en: 'Farm Land', pa: 'ਵਾਹੀ ਵਾਲੀ ਜ਼ਮੀਨ', hi: 'खेती की ज़मीन' } },
  { pictogram: 'cold-store', title: { en: 'Cold Storage', pa: 'ਕੋਲਡ ਸਟੋਰ', hi: 'कोल्ड स्टोर' } },
  { pictogram: 'warehouse', title: { en: 'Warehouse', pa: 'ਗੋਦਾਮ', hi: 'गोदाम' } },
  { pictogram: 'shed', title: { en: 'Farm Shed', pa: 'ਖੇਤ ਵਾਲਾ ਸ਼ੈੱਡ', hi: 'खेत का शेड' } },
  { pictogram: 'shop', title: { en: 'Shop/Outlet', pa: 'ਦੁਕਾਨ', hi: 'दुकान' } },
]

const wanted = (about: ContextKey) => ({
  form: 'lease-requirement',
  about,
  label: { en: 'Ask for This', pa: 'ਇਸ ਬਾਰੇ ਪੁੱਛੋ', hi: 'इसके बारे में पूछें' },
})

const perMonth = (amount: string): Words => ({
  en: `₹${amount}/month`,
  pa: `₹${amount} ਪ੍ਰਤੀ ਮਹੀਨਾ`,
  hi: `₹${amount} प्रति महीना`,
})

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Land, cold stores, sheds and shops, to let or to take',
      pa: 'ਜ਼ਮੀਨ, ਕੋਲਡ ਸਟੋਰ, ਸ਼ੈੱਡ, ਦੁਕਾਨ: ਲਓ ਜਾਂ ਦਿਓ',
      hi: 'ज़मीन, कोल्ड स्टोर, शेड, दुकान: लें या दें',
    },
    group: 'money',
    place: 40,
    search: 'lease land theka zameen jameen jamin patta kiraye kiraya jamabandi fard farad khatauni',
  },
]

export default definePage({
  title: { en: 'Lease Property', pa: 'ਠੇਕਾ ਅਤੇ ਕਿਰਾਇਆ', hi: 'ठेका और किराया' },
  description: {
    en: 'Let or take farm land, cold stores, warehouses, sheds and shops around Pathankot.',
    pa: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਜ਼ਮੀਨ, ਕੋਲਡ ਸਟੋਰ, ਗੋਦਾਮ, ਸ਼ੈੱਡ ਅਤੇ ਦੁਕਾਨਾਂ ਲਓ ਜਾਂ ਦਿਓ।',
    hi: 'पठानकोट में ज़मीन, कोल्ड स्टोर, गोदाम, शेड और दुकानें लें या दें।',
  },
  intro: {
    en: 'Have something to let, or looking for something?',
    pa: 'ਦੇਣ ਲਈ ਕੁਝ ਹੈ, ਜਾਂ ਕੁਝ ਲੈਣਾ ਹੈ?',
    hi: 'देने को कुछ है, या कुछ लेना है?',
  },
  pictogram: 'lease',
  picture: 'heads/lease-property',
  blocks: [
    {
      cards: [
        {
          pictogram: 'plus',
          title: {
            en: 'List Your Property',
            pa: 'ਆਪਣੀ ਜ਼ਮੀਨ ਠੇਕੇ ’ਤੇ ਜਾਂ ਥਾਂ ਕਿਰਾਏ ’ਤੇ ਦਿਓ',
            hi: 'अपनी ज़मीन ठेके पर या जगह किराए पर दें',
          },
          text: {
            en: 'Tell us what you have. We look for somebody to take it.',
            pa: 'ਦੱਸੋ ਤੁਹਾਡੇ ਕੋਲ ਕੀ ਹੈ। ਅਸੀਂ ਲੈਣ ਵਾਲਾ ਲੱਭਾਂਗੇ।',
            hi: 'बताएँ आपके पास क्या है। हम लेने वाला ढूँढेंगे।',
          },
          ask: {
            form: 'lease-listing',
            label: { en: 'List Property', pa: 'ਵੇਰਵਾ ਭਰੋ', hi: 'जानकारी भरें' },
          },
        },
        {
          pictogram: 'search',
          title: {
            en: 'Looking to Lease',
            pa: 'ਜ਼ਮੀਨ ਠੇਕੇ ’ਤੇ ਜਾਂ ਥਾਂ ਕਿਰਾਏ ’ਤੇ ਲਓ',
            hi: 'ज़मीन ठेके पर या जगह किराए पर लें',
          },
          text: {
            en: 'Tell us what you need, where, and for how much.',
            pa: 'ਦੱਸੋ ਕੀ ਚਾਹੀਦਾ ਹੈ, ਕਿੱਥੇ ਅਤੇ ਕਿੰਨੇ ਤੱਕ।',
            hi: 'बताएँ क्या चाहिए, कहाँ और कितने तक।',
          },
          ask: {
            form: 'lease-requirement',
            label: { en: 'Submit Requirement', pa: 'ਲੋੜ ਦੱਸੋ', hi: 'ज़रूरत बताएँ' },
          },
        },
      ],
    },
    { heading: { en: 'Property Types', pa: 'ਕੀ ਕੁਝ ਮਿਲਦਾ ਹੈ', hi: 'क्या-क्या मिलता है' }, id: 'types' },
    { cards: kinds },
    { heading: { en: 'Featured Listings', pa: 'ਹੁਣ ਖਾਲੀ', hi: 'अभी खाली' }, id: 'listings' },
    {
      cards: [
        {
          title: { en: '5 Acres with Tubewell', pa: '5 ਏਕੜ, ਟਿਊਬਵੈੱਲ ਸਮੇਤ', hi: '5 एकड़, ट्यूबवेल समेत' },
          badge: { en: 'Farm Land', pa: 'ਜ਼ਮੀਨ', hi: 'ज़मीन' },
          lines: [
            { en: 'Sarna, on the road', pa: 'ਸਰਨਾ, ਸੜਕ ਉੱਤੇ', hi: 'सरना, सड़क पर' },
            { en: 'Tubewell and canal water', pa: 'ਟਿਊਬਵੈੱਲ ਅਤੇ ਨਹਿਰ ਦਾ ਪਾਣੀ', hi: 'ट्यूबवेल और नहर का पानी' },
          ],
          price: perMonth('15,000'),
          ask: wanted('lease-5-acres'),
        },
        {
          title: { en: 'Cold Storage, 50 tonnes', pa: 'ਕੋਲਡ ਸਟੋਰ, 50 ਟਨ', hi: 'कोल्ड स्टोर, 50 टन' },
          badge: { en: 'Cold Storage', pa: 'ਕੋਲਡ ਸਟੋਰ', hi: 'कोल्ड स्टोर' },
          lines: [
            { en: 'Pathankot, near the market', pa: 'ਪਠਾਨਕੋਟ, ਮੰਡੀ ਕੋਲ', hi: 'पठानकोट, मंडी के पास' },
            { en: 'Generator and loading ramp', pa: 'ਜਨਰੇਟਰ ਅਤੇ ਲੋਡਿੰਗ ਰੈਂਪ', hi: 'जनरेटर और लोडिंग रैंप' },
          ],
          price: perMonth('25,000'),
          ask: wanted('lease-cold-storage'),
        },
        {
          title: { en: 'Warehouse, 2,000 sq ft', pa: 'ਗੋਦਾਮ, 2,000 ਵਰਗ ਫੁੱਟ', hi: 'गोदाम, 2,000 वर्ग फ़ुट' },
          badge: { en: 'Warehouse', pa: 'ਗੋਦਾਮ', hi: 'गोदाम' },
          lines: [
            { en: 'Sarna Station', pa: 'ਸਰਨਾ ਸਟੇਸ਼ਨ', hi: 'सरना स्टेशन' },
            { en: 'Dry floor, room for trucks', pa: 'ਸੁੱਕਾ ਫ਼ਰਸ਼, ਟਰੱਕ ਲਈ ਥਾਂ', hi: 'सूखा फ़र्श, ट्रक के लिए जगह' },
          ],
          price: perMonth('12,000'),
          ask: wanted('lease-warehouse'),
        },
      ],
    },
  ],
})

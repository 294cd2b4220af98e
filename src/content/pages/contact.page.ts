import { centre } from '#src/content/centre.ts'
import { definePage } from '#src/content/page.ts'
import type { ServiceEntry } from '#src/content/services.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Phone, address, hours, and a form to write',
      pa: 'ਫ਼ੋਨ, ਪਤਾ, ਸਮਾਂ ਅਤੇ ਲਿਖਣ ਲਈ ਫ਼ਾਰਮ',
      hi: 'फ़ोन, पता, समय और लिखने का फ़ॉर्म',
    },
    group: 'centre',
    place: 50,
    search: 'contact phone address hours complaint shikait shikayat sikayat pata',
  },
]

export default definePage({
  title: { en: 'Contact the Centre', pa: 'ਕੇਂਦਰ ਨਾਲ ਸੰਪਰਕ', hi: 'केंद्र से संपर्क' },
  description: {
    en: 'Address, phone, email, opening hours and map of the centre in Sarna, and a form to write to us.',
    pa: 'ਸਰਨਾ ਕੇਂਦਰ ਦਾ ਪਤਾ, ਫ਼ੋਨ, ਈਮੇਲ, ਨਕਸ਼ਾ ਅਤੇ ਖੁੱਲ੍ਹਣ ਦਾ ਸਮਾਂ। ਸੁਨੇਹਾ ਲਿਖਣ ਦਾ ਫ਼ਾਰਮ।',
    hi: 'सरना केंद्र का पता, फ़ोन, ईमेल, नक्शा और खुलने का समय। संदेश लिखने का फ़ॉर्म।',
  },
  intro: {
    en: 'Call, write, or come to the centre in Sarna.',
    pa: 'ਫ਼ੋਨ ਕਰੋ, ਲਿਖੋ ਜਾਂ ਸਰਨਾ ਕੇਂਦਰ ਆਓ।',
    hi: 'फ़ोन करें, लिखें या सरना केंद्र आएँ।',
  },
  pictogram: 'phone',
  picture: 'heads/contact',
  blocks: [
    { ways: ['address', 'phone', 'email', 'hours', 'licences'] },
    {
      heading: { en: 'Send us a Message', pa: 'ਸਾਨੂੰ ਲਿਖੋ', hi: 'हमें लिखें' },
      id: 'message',
    },
    {
      text: {
        en: 'It works even without network. The message stays on this phone. It will be sent when there is network.',
        pa: 'ਨੈੱਟਵਰਕ ਬਿਨਾਂ ਵੀ ਲਿਖੋ। ਸੁਨੇਹਾ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਰਹੇਗਾ। ਨੈੱਟਵਰਕ ਆਉਂਦੇ ਹੀ ਭੇਜ ਦਿਆਂਗੇ।',
        hi: 'बिना नेटवर्क भी लिखें। संदेश इस फ़ोन में सेव रहेगा। नेटवर्क आते ही भेज देंगे।',
      },
    },
    {
      ask: {
        form: 'contact',
        label: { en: 'Write a Message', pa: 'ਸੁਨੇਹਾ ਲਿਖੋ', hi: 'संदेश लिखें' },
      },
    },
    { link: { to: centre.map, label: { en: 'Get Directions', pa: 'ਰਾਹ ਵੇਖੋ', hi: 'रास्ता देखें' } } },
    { link: { to: '/grievance', label: { en: 'File a grievance', pa: 'ਸ਼ਿਕਾਇਤ ਕਰੋ', hi: 'शिकायत करें' } } },
  ],
})

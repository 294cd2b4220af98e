import { defineCatalogue } from '#src/content/catalogue.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { centre } from '#src/content/centre.ts'
import { cardsOf, some } from '#src/content/offer-cards.ts'
import { solarServices } from '#src/content/offers/solar-services.ts'
import { offGrid } from '#src/content/catalogues/solar-solutions/off-grid.ts'
import { panels } from '#src/content/catalogues/solar-solutions/panels.ts'
import { pumps } from '#src/content/catalogues/solar-solutions/pumps.ts'
import type { ServiceEntry } from '#src/content/services.ts'

export const foundIn: FoundIn = { 'solar-equipment': 'all', irrigation: ['pumps'] }

export { tax } from '#src/content/catalogues/solar-solutions/solar-taxes.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: { en: 'Solar', pa: 'ਸੋਲਰ', hi: 'सोलर' },
    line: {
      en: 'Solar pumps, panels and fencing, fitted for you',
      pa: 'ਸੋਲਰ ਪੰਪ, ਪੈਨਲ ਅਤੇ ਵਾੜ, ਫ਼ਿਟਿੰਗ ਸਮੇਤ',
      hi: 'सोलर पंप, पैनल और बाड़, फ़िटिंग समेत',
    },
    group: 'machines',
    place: 40,
    unfolds: [],
    search: 'solar soler saur panel plate plet motor inverter invertar light jhatka fencing vaad baad',
  },
]

export default defineCatalogue({
  title: { en: 'Complete Solar Solutions', pa: 'ਸੋਲਰ', hi: 'सोलर' },
  description: {
    en: 'Solar pumps, panels, inverters, fencing and lights with prices, fitting and care, around Pathankot.',
    pa: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਸੋਲਰ ਪੰਪ, ਪੈਨਲ, ਇਨਵਰਟਰ, ਵਾੜ ਅਤੇ ਲਾਈਟਾਂ। ਕੀਮਤ, ਫ਼ਿਟਿੰਗ ਅਤੇ ਸਾਂਭ-ਸੰਭਾਲ।',
    hi: 'पठानकोट में सोलर पंप, पैनल, इन्वर्टर, बाड़ और लाइट। कीमत, फ़िटिंग और देखरेख।',
  },
  intro: {
    en: 'Power and water from the sun, fitted and cared for.',
    pa: 'ਸੂਰਜ ਤੋਂ ਬਿਜਲੀ ਅਤੇ ਪਾਣੀ, ਫ਼ਿਟਿੰਗ ਅਤੇ ਸਾਂਭ-ਸੰਭਾਲ ਸਮੇਤ।',
    hi: 'सूरज से बिजली और पानी, फ़िटिंग और देखरेख समेत।',
  },
  pictogram: 'solar',
  category: 'Solar Panels & Electronics',
  pricesFrom: 'specification',
  access: 'everyone',
  sections: { pumps, panels, 'off-grid': offGrid },
  blocks: [
    {
      text: {
        en: 'Solar pumps in Punjab: 60% subsidy, 80% for SC farmers. Not where there is an electric motor connection. Confirm with PEDA.',
        pa: 'ਪੰਜਾਬ ਵਿੱਚ ਸੋਲਰ ਪੰਪ ਉੱਤੇ 60% ਸਬਸਿਡੀ, SC ਕਿਸਾਨਾਂ ਨੂੰ 80%। ਬਿਜਲੀ ਦੀ ਮੋਟਰ ਦਾ ਕੁਨੈਕਸ਼ਨ ਹੈ ਤਾਂ ਨਹੀਂ। PEDA ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'पंजाब में सोलर पंप पर 60% सब्सिडी, SC किसानों को 80%। बिजली की मोटर का कनेक्शन है तो नहीं। PEDA से पक्का करें।',
      },
    },
    { sources: ['peda'] },
    {
      heading: { en: 'Our Solar Services', pa: 'ਸਾਡੀਆਂ ਸੋਲਰ ਸੇਵਾਵਾਂ', hi: 'हमारी सोलर सेवाएँ' },
      id: 'services',
    },
    {
      cards: cardsOf(
        some(solarServices, 'site-assessment', 'installation', 'maintenance'),
        'solar-service',
        { en: 'Get Service', pa: 'ਸੇਵਾ ਲਓ', hi: 'सेवा लें' },
        {
          'site-assessment': {
            pictogram: 'pin',
            text: {
              en: 'We measure your roof or field and work out what you need.',
              pa: 'ਅਸੀਂ ਛੱਤ ਜਾਂ ਖੇਤ ਮਾਪ ਕੇ ਦੱਸਦੇ ਹਾਂ ਕਿ ਕਿੰਨਾ ਚਾਹੀਦਾ ਹੈ।',
              hi: 'हम छत या खेत नापकर बताते हैं कि कितना चाहिए।',
            },
          },
          installation: {
            pictogram: 'solar',
            text: {
              en: 'We fit it, connect it and show you how it runs.',
              pa: 'ਅਸੀਂ ਲਾ ਕੇ ਚਾਲੂ ਕਰਦੇ ਹਾਂ ਅਤੇ ਚਲਾਉਣਾ ਸਿਖਾਉਂਦੇ ਹਾਂ।',
              hi: 'हम लगाकर चालू करते हैं और चलाना सिखाते हैं।',
            },
          },
          maintenance: {
            pictogram: 'clock',
            text: {
              en: 'Cleaning, checks and repair, also on a yearly contract.',
              pa: 'ਸਫ਼ਾਈ, ਜਾਂਚ ਅਤੇ ਮੁਰੰਮਤ, ਸਾਲ ਦੇ ਠੇਕੇ ’ਤੇ ਵੀ।',
              hi: 'सफ़ाई, जाँच और मरम्मत, साल के ठेके पर भी।',
            },
          },
        },
      ),
    },
    {
      text: {
        en: 'There is a government subsidy on solar pumps, and on home systems that are joined to the electricity line. Confirm it with the department.',
        pa: 'ਸੋਲਰ ਪੰਪ ਉੱਤੇ ਸਰਕਾਰੀ ਸਬਸਿਡੀ ਹੈ। ਬਿਜਲੀ ਲਾਈਨ ਨਾਲ ਜੁੜੇ ਘਰ ਦੇ ਸੋਲਰ ਉੱਤੇ ਵੀ ਹੈ। ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'सोलर पंप पर सरकारी सब्सिडी है। बिजली लाइन से जुड़े घर के सोलर पर भी है। विभाग से पक्का करें।',
      },
    },
    {
      ask: {
        form: 'solar-service',
        subject: 'quote',
        label: { en: 'Request Quote', pa: 'ਰੇਟ ਪੁੱਛੋ', hi: 'रेट पूछें' },
      },
    },
    {
      link: { to: `mailto:${centre.supportEmail}`, label: { en: 'Email Us', pa: 'ਈਮੇਲ ਲਿਖੋ', hi: 'ईमेल लिखें' } },
    },
  ],
})

import { centre } from '#src/content/centre.ts'
import { cardsOf, some } from '#src/content/offers/cards.ts'
import { solarServices } from '#src/content/offers/solar-services.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Complete Solar Solutions', pa: 'ਸੋਲਰ', hi: 'सोलर' },
  description: {
    en: 'Site assessment, installation and care of solar pumps and panels around Pathankot. Ask for a quote.',
    pa: 'ਪਠਾਨਕੋਟ ਵਿੱਚ ਸੋਲਰ ਪੰਪ ਅਤੇ ਪੈਨਲ: ਥਾਂ ਦੀ ਜਾਂਚ, ਫਿਟਿੰਗ ਅਤੇ ਸਾਂਭ-ਸੰਭਾਲ। ਰੇਟ ਪੁੱਛੋ।',
    hi: 'पठानकोट में सोलर पंप और पैनल: जगह की जाँच, फिटिंग और देखरेख। रेट पूछें।',
  },
  intro: {
    en: 'Power and water from the sun, fitted and cared for.',
    pa: 'ਸੂਰਜ ਤੋਂ ਬਿਜਲੀ ਅਤੇ ਪਾਣੀ, ਫਿਟਿੰਗ ਅਤੇ ਸਾਂਭ-ਸੰਭਾਲ ਸਮੇਤ।',
    hi: 'सूरज से बिजली और पानी, फिटिंग और देखरेख समेत।',
  },
  pictogram: 'solar',
  blocks: [
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
              en: 'We measure your roof or field and reckon what you need.',
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
        en: 'There is a government subsidy on solar pumps and home systems. Confirm it with the department.',
        pa: 'ਸੋਲਰ ਪੰਪ ਅਤੇ ਘਰ ਦੇ ਸੋਲਰ ਉੱਤੇ ਸਰਕਾਰੀ ਸਬਸਿਡੀ ਹੈ। ਵਿਭਾਗ ਤੋਂ ਪੱਕਾ ਕਰੋ।',
        hi: 'सोलर पंप और घर के सोलर पर सरकारी सब्सिडी है। विभाग से पक्का करें।',
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

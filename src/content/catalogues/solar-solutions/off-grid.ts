import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

/** Punjab's agency for solar and other new energy. */
const punjabEnergy = 'https://www.peda.gov.in/'

export const offGrid = {
  title: { en: 'Off-Grid Solar Systems', pa: 'ਬਿਨਾਂ ਬਿਜਲੀ ਲਾਈਨ ਦੇ ਸੋਲਰ', hi: 'बिना बिजली लाइन के सोलर' },
  pictogram: 'home-solar',
  category: 'Off-Grid Systems',
  items: {
    'home-system-1-kw': {
      name: { en: 'Solar Home System 1KW', pa: 'ਘਰ ਲਈ ਸੋਲਰ 1 KW', hi: 'घर के लिए सोलर 1 KW' },
      price: rupees(65_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Lights, fans, TV and fridge of a small house',
        pa: 'ਛੋਟੇ ਘਰ ਦੀਆਂ ਲਾਈਟਾਂ, ਪੱਖੇ, ਟੀਵੀ ਅਤੇ ਫ਼ਰਿੱਜ',
        hi: 'छोटे घर की लाइट, पंखे, टीवी और फ़्रिज',
      },
      features: [
        {
          en: 'Panels, inverter, battery and wiring',
          pa: 'ਪੈਨਲ, ਇਨਵਰਟਰ, ਬੈਟਰੀ ਅਤੇ ਤਾਰਾਂ ਸਮੇਤ',
          hi: 'पैनल, इन्वर्टर, बैटरी और तार समेत',
        },
      ],
      subsidyEligible: true,
      source: 'schemeList',
      // The national roof scheme covers on-grid roofs only, so its page would mislead here.
      externalLink: punjabEnergy,
      search: 'ghar solar system soler saur 1kw 1 kw home surya ghar batri',
    },
    fencing: {
      name: { en: 'Solar Fencing', pa: 'ਸੋਲਰ ਵਾੜ (ਝਟਕਾ)', hi: 'सोलर बाड़ (झटका)' },
      price: rupees(25_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Keeps boars, nilgai and stray cattle out',
        pa: 'ਜੰਗਲੀ ਸੂਰ, ਰੋਝ ਅਤੇ ਅਵਾਰਾ ਪਸ਼ੂ ਬਾਹਰ ਰੱਖਦੀ ਹੈ',
        hi: 'जंगली सूअर, नीलगाय और आवारा पशु बाहर रखती है',
      },
      features: [
        {
          en: 'A short shock that frightens and does not kill',
          pa: 'ਛੋਟਾ ਝਟਕਾ ਡਰਾਉਂਦਾ ਹੈ, ਮਾਰਦਾ ਨਹੀਂ',
          hi: 'छोटा झटका डराता है, मारता नहीं',
        },
      ],
      externalLink: punjabEnergy,
      search: 'jhatka jhatka machine vaad baad taar tar tarbandi solar fencing',
    },
    'street-light-40-w': {
      name: { en: 'Solar Street Light 40W', pa: 'ਸੋਲਰ ਸਟਰੀਟ ਲਾਈਟ 40 ਵਾਟ', hi: 'सोलर स्ट्रीट लाइट 40 वाट' },
      price: rupees(12_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Lights yard, lane or tubewell all night',
        pa: 'ਵਿਹੜਾ, ਗਲੀ ਜਾਂ ਮੋਟਰ ਸਾਰੀ ਰਾਤ ਰੌਸ਼ਨ',
        hi: 'आँगन, गली या ट्यूबवेल सारी रात रोशन',
      },
      features: [
        { en: 'Lights up automatically at dusk', pa: 'ਹਨੇਰਾ ਹੁੰਦੇ ਆਪਣੇ ਆਪ ਜਗਦੀ ਹੈ', hi: 'अँधेरा होते अपने आप जलती है' },
      ],
      externalLink: punjabEnergy,
      search: 'lait light solar light street batti gali 40w 40 watt',
    },
    'portable-kit-200-w': {
      name: {
        en: 'Portable Solar Kit 200W',
        pa: 'ਨਾਲ ਲਿਜਾਣ ਵਾਲੀ ਸੋਲਰ ਕਿੱਟ 200 ਵਾਟ',
        hi: 'साथ ले जाने वाली सोलर किट 200 वाट',
      },
      price: rupees(18_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Light, fan and phone charging in the field',
        pa: 'ਖੇਤ ਵਿੱਚ ਲਾਈਟ, ਪੱਖਾ ਅਤੇ ਫ਼ੋਨ ਚਾਰਜ',
        hi: 'खेत में लाइट, पंखा और फ़ोन चार्ज',
      },
      features: [
        {
          en: 'Folds up, carried by one person',
          pa: 'ਇਕੱਠੀ ਹੋ ਜਾਂਦੀ ਹੈ, ਇੱਕ ਬੰਦਾ ਚੁੱਕ ਲਵੇ',
          hi: 'सिमट जाती है, एक आदमी उठा ले',
        },
      ],
      externalLink: punjabEnergy,
      search: 'solar kit portable 200w 200 watt light pankha phone charge batti',
    },
  },
} satisfies CatalogueSection

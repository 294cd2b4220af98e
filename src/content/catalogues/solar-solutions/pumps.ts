import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

/** The government's page of the scheme for solar pumps. */
const schemeForPumps = 'https://pmkusum.mnre.gov.in/'

const warranty = { en: '5 years warranty', pa: '5 ਸਾਲਾਂ ਦੀ ਵਾਰੰਟੀ', hi: '5 साल की वारंटी' }
const noBill = {
  en: 'No diesel, no electricity bill',
  pa: 'ਨਾ ਡੀਜ਼ਲ, ਨਾ ਬਿਜਲੀ ਦਾ ਬਿੱਲ',
  hi: 'न डीज़ल, न बिजली का बिल',
}

/** The list price is far below the market price of a pump, so the card says whose share it is. */
const askAboutSubsidy = {
  en: 'Ask before you pay: is the subsidy already taken off?',
  pa: 'ਭੁਗਤਾਨ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ: ਕੀ ਸਬਸਿਡੀ ਕੱਟ ਕੇ ਇਹ ਕੀਮਤ ਹੈ?',
  hi: 'भुगतान से पहले पूछें: क्या यह कीमत सब्सिडी घटाकर है?',
}

export const pumps = {
  title: { en: 'Solar Water Pumps', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' },
  pictogram: 'solar-pump',
  category: 'Solar Pumps',
  items: {
    'pump-3-hp': {
      name: { en: '3HP Solar Pump', pa: '3 HP ਸੋਲਰ ਪੰਪ', hi: '3 HP सोलर पंप' },
      price: rupees(45_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'For 2 to 3 acres, or a vegetable garden',
        pa: '2 ਤੋਂ 3 ਏਕੜ ਜਾਂ ਸਬਜ਼ੀਆਂ ਲਈ',
        hi: '2 से 3 एकड़ या सब्ज़ियों के लिए',
      },
      features: [noBill, warranty, askAboutSubsidy],
      subsidyEligible: true,
      source: 'peda',
      externalLink: schemeForPumps,
      search: 'solar motor soler pamp pump saur 3hp 3 hp bambi motar',
    },
    'pump-5-hp': {
      name: { en: '5HP Solar Pump', pa: '5 HP ਸੋਲਰ ਪੰਪ', hi: '5 HP सोलर पंप' },
      price: rupees(55_000),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For 4 to 5 acres', pa: '4 ਤੋਂ 5 ਏਕੜ ਲਈ', hi: '4 से 5 एकड़ के लिए' },
      features: [noBill, warranty, askAboutSubsidy],
      subsidyEligible: true,
      source: 'peda',
      externalLink: schemeForPumps,
      search: 'solar motor soler pamp pump saur 5hp 5 hp bambi motar',
    },
    'pump-7-5-hp': {
      name: { en: '7.5HP Solar Pump', pa: '7.5 HP ਸੋਲਰ ਪੰਪ', hi: '7.5 HP सोलर पंप' },
      price: rupees(75_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'For 6 to 8 acres, or deep water',
        pa: '6 ਤੋਂ 8 ਏਕੜ ਜਾਂ ਡੂੰਘੇ ਪਾਣੀ ਲਈ',
        hi: '6 से 8 एकड़ या गहरे पानी के लिए',
      },
      features: [noBill, warranty, askAboutSubsidy],
      subsidyEligible: true,
      source: 'peda',
      externalLink: schemeForPumps,
      search: 'solar motor soler pamp pump saur 7.5hp 7.5 hp bambi motar',
    },
    'pump-10-hp': {
      name: { en: '10HP Solar Pump', pa: '10 HP ਸੋਲਰ ਪੰਪ', hi: '10 HP सोलर पंप' },
      price: rupees(95_000),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For 10 acres and more', pa: '10 ਏਕੜ ਅਤੇ ਵੱਧ ਲਈ', hi: '10 एकड़ और ज़्यादा के लिए' },
      features: [noBill, warranty, askAboutSubsidy],
      subsidyEligible: true,
      source: 'peda',
      externalLink: schemeForPumps,
      search: 'solar motor soler pamp pump saur 10hp 10 hp bambi motar tubewell',
    },
  },
} satisfies CatalogueSection

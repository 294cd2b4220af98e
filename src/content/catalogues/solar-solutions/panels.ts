import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

/** The government's list of panels and inverters with their energy stars. */
const starLabels = 'https://www.beestarlabel.com/'

export const panels = {
  title: { en: 'Solar Panels & Electronics', pa: 'ਸੋਲਰ ਪੈਨਲ ਅਤੇ ਇਨਵਰਟਰ', hi: 'सोलर पैनल और इन्वर्टर' },
  pictogram: 'solar',
  category: 'Solar Panels & Electronics',
  items: {
    'panel-540-w': {
      name: { en: '540W Solar Panel', pa: '540 ਵਾਟ ਸੋਲਰ ਪੈਨਲ', hi: '540 वाट सोलर पैनल' },
      price: rupees(18_500),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For roof, pump and shed', pa: 'ਛੱਤ, ਪੰਪ ਅਤੇ ਸ਼ੈੱਡ ਲਈ', hi: 'छत, पंप और शेड के लिए' },
      features: [
        { en: '25 years of power', pa: '25 ਸਾਲ ਬਿਜਲੀ ਦਿੰਦਾ ਹੈ', hi: '25 साल बिजली देता है' },
        {
          en: 'Half-cut cells, works in haze too',
          pa: 'ਹਾਫ਼-ਕੱਟ ਸੈੱਲ, ਧੁੰਦਲੇ ਦਿਨ ਵੀ ਚੱਲਦਾ ਹੈ',
          hi: 'हाफ़-कट सेल, धुँधले दिन भी चलता है',
        },
      ],
      externalLink: starLabels,
      search: 'solar plate plet panel soler saur 540w 540 watt',
    },
    'panel-550-w-bifacial': {
      name: { en: '550W Bifacial Solar Panel', pa: '550 ਵਾਟ ਦੋ-ਪਾਸੀ ਸੋਲਰ ਪੈਨਲ', hi: '550 वाट दोतरफ़ा सोलर पैनल' },
      price: rupees(22_000),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Takes light from both sides', pa: 'ਦੋਵੇਂ ਪਾਸਿਓਂ ਰੌਸ਼ਨੀ ਲੈਂਦਾ ਹੈ', hi: 'दोनों तरफ़ से रोशनी लेता है' },
      features: [
        {
          en: 'Best on the ground, on a stand',
          pa: 'ਜ਼ਮੀਨ ਉੱਤੇ ਸਟੈਂਡ ਨਾਲ ਸਭ ਤੋਂ ਵਧੀਆ',
          hi: 'ज़मीन पर स्टैंड के साथ सबसे बढ़िया',
        },
      ],
      externalLink: starLabels,
      search: 'solar plate plet panel soler saur bifacial 550w 550 watt',
    },
    'inverter-5-kw': {
      name: { en: 'Solar Inverter 5KW', pa: 'ਸੋਲਰ ਇਨਵਰਟਰ 5 KW', hi: 'सोलर इन्वर्टर 5 KW' },
      price: rupees(35_000),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Runs the house on panel power',
        pa: 'ਪੈਨਲ ਦੀ ਬਿਜਲੀ ਨਾਲ ਘਰ ਚਲਾਉਂਦਾ ਹੈ',
        hi: 'पैनल की बिजली से घर चलाता है',
      },
      features: [
        {
          en: 'Pure sine wave, safe for motors',
          pa: 'ਪਿਓਰ ਸਾਈਨ ਵੇਵ, ਮੋਟਰਾਂ ਲਈ ਸੁਰੱਖਿਅਤ',
          hi: 'प्योर साइन वेव, मोटरों के लिए सुरक्षित',
        },
      ],
      externalLink: starLabels,
      search: 'invertar envertar inwarter inverter 5kw 5 kw solar batri',
    },
    'controller-60-a': {
      name: { en: 'Solar Charge Controller 60A', pa: 'ਸੋਲਰ ਚਾਰਜ ਕੰਟਰੋਲਰ 60A', hi: 'सोलर चार्ज कंट्रोलर 60A' },
      price: rupees(8_500),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Charges the battery without harming it',
        pa: 'ਬੈਟਰੀ ਖਰਾਬ ਕੀਤੇ ਬਿਨਾਂ ਚਾਰਜ ਕਰਦਾ ਹੈ',
        hi: 'बैटरी खराब किए बिना चार्ज करता है',
      },
      features: [{ en: 'MPPT, shows the charge', pa: 'MPPT, ਚਾਰਜ ਵਿਖਾਉਂਦਾ ਹੈ', hi: 'MPPT, चार्ज दिखाता है' }],
      externalLink: starLabels,
      search: 'charge controller kantrolar 60a mppt solar batri battery',
    },
  },
} satisfies CatalogueSection

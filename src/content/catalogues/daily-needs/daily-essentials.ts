import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const dailyEssentials = {
  title: { en: 'Daily Essentials', pa: 'ਰੋਜ਼ ਦੀ ਲੋੜ', hi: 'रोज़ की ज़रूरत' },
  pictogram: 'essentials',
  items: {
    'wheat-flour': {
      name: { en: 'Wheat Flour', pa: 'ਕਣਕ ਦਾ ਆਟਾ', hi: 'गेहूँ का आटा' },
      price: rupees(390),
      pack: { amount: 10, unit: 'kg' },
      features: [{ en: 'Fresh from the chakki', pa: 'ਚੱਕੀ ਦਾ ਤਾਜ਼ਾ', hi: 'चक्की का ताज़ा' }],
      search: 'atta aata ata kanak gehun gehu flour',
    },
    'maize-flour': {
      name: { en: 'Maize Flour', pa: 'ਮੱਕੀ ਦਾ ਆਟਾ', hi: 'मक्के का आटा' },
      price: rupees(55),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For makki di roti', pa: 'ਮੱਕੀ ਦੀ ਰੋਟੀ ਲਈ', hi: 'मक्के की रोटी के लिए' },
      search: 'makki maki makka makai da atta aata flour',
    },
    'gram-flour': {
      name: { en: 'Gram Flour', pa: 'ਵੇਸਣ', hi: 'बेसन' },
      price: rupees(110),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For pakoras and kadhi', pa: 'ਪਕੌੜੇ ਅਤੇ ਕੜ੍ਹੀ ਲਈ', hi: 'पकौड़े और कढ़ी के लिए' },
      search: 'vesan besan gram flour',
    },
    sugar: {
      name: { en: 'Sugar', pa: 'ਖੰਡ', hi: 'चीनी' },
      price: rupees(46),
      pack: { amount: 1, unit: 'kg' },
      search: 'khand chini cheeni sugar',
    },
    salt: {
      name: { en: 'Salt', pa: 'ਲੂਣ', hi: 'नमक' },
      price: rupees(28),
      pack: { amount: 1, unit: 'kg' },
      features: [{ en: 'Iodised', pa: 'ਆਇਓਡੀਨ ਵਾਲਾ', hi: 'आयोडीन वाला' }],
      search: 'loon lun nun namak salt',
    },
    tea: {
      name: { en: 'Tea', pa: 'ਚਾਹ ਪੱਤੀ', hi: 'चाय पत्ती' },
      price: rupees(130),
      pack: { amount: 250, unit: 'g' },
      search: 'chah cha chai patti chay tea',
    },
    bread: {
      name: { en: 'Bread', pa: 'ਬਰੈੱਡ', hi: 'ब्रेड' },
      price: rupees(45),
      pack: { amount: 1, unit: 'packet' },
      search: 'bread bred dabal roti double roti',
    },
    eggs: {
      name: { en: 'Eggs', pa: 'ਆਂਡੇ', hi: 'अंडे' },
      price: rupees(84),
      pack: { amount: 1, unit: 'dozen' },
      search: 'aande ande anda anday egg eggs',
    },
  },
} satisfies CatalogueSection

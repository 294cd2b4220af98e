import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const dairyProducts = {
  title: { en: 'Dairy Products', pa: 'ਦੁੱਧ ਤੋਂ ਬਣੀਆਂ ਚੀਜ਼ਾਂ', hi: 'दूध से बनी चीज़ें' },
  pictogram: 'dairy',
  items: {
    paneer: {
      name: { en: 'Paneer', pa: 'ਪਨੀਰ', hi: 'पनीर' },
      price: rupees(320),
      pack: { amount: 1, unit: 'kg' },
      features: [{ en: 'Soft and fresh', pa: 'ਨਰਮ ਅਤੇ ਤਾਜ਼ਾ', hi: 'नरम और ताज़ा' }],
      search: 'panir pneer paneer',
    },
    curd: {
      name: { en: 'Curd', pa: 'ਦਹੀਂ', hi: 'दही' },
      price: rupees(50),
      pack: { amount: 500, unit: 'g' },
      features: [{ en: 'Set thick', pa: 'ਗਾੜ੍ਹਾ ਜੰਮਿਆ ਹੋਇਆ', hi: 'गाढ़ा जमा हुआ' }],
      search: 'dahi dahin dhai dahee curd yogurt',
    },
    lassi: {
      name: { en: 'Lassi', pa: 'ਲੱਸੀ', hi: 'लस्सी' },
      price: rupees(30),
      pack: { amount: 500, unit: 'ml' },
      features: [{ en: 'Salted', pa: 'ਲੂਣ ਵਾਲੀ', hi: 'नमकीन' }],
      search: 'lassi lasi chati di lassi chhachh chaach mattha',
    },
    'white-butter': {
      name: { en: 'White Butter', pa: 'ਚਿੱਟਾ ਮੱਖਣ', hi: 'सफ़ेद मक्खन' },
      price: rupees(330),
      pack: { amount: 500, unit: 'g' },
      use: { en: 'For parathas and saag', pa: 'ਪਰੌਂਠੇ ਅਤੇ ਸਾਗ ਲਈ', hi: 'पराठे और साग के लिए' },
      search: 'makhan makkhan makhni butter',
    },
    'buffalo-ghee': {
      name: { en: 'Buffalo Ghee', pa: 'ਮੱਝ ਦਾ ਦੇਸੀ ਘਿਓ', hi: 'भैंस का देसी घी' },
      price: rupees(780),
      pack: { amount: 1, unit: 'kg' },
      features: [{ en: 'Grainy', pa: 'ਦਾਣੇਦਾਰ', hi: 'दानेदार' }],
      search: 'gheo ghyo ghio ghee ghi desi majh bhains',
    },
    'cow-ghee': {
      kind: 'a2',
      name: { en: 'Cow Ghee', pa: 'ਗਾਂ ਦਾ ਦੇਸੀ ਘਿਓ', hi: 'गाय का देसी घी' },
      price: rupees(860),
      pack: { amount: 1, unit: 'kg' },
      features: [{ en: 'Yellow and fragrant', pa: 'ਪੀਲਾ ਅਤੇ ਖੁਸ਼ਬੂ ਵਾਲਾ', hi: 'पीला और खुशबू वाला' }],
      search: 'gheo ghyo ghio ghee ghi desi gaan gay gaay',
    },
    khoya: {
      name: { en: 'Khoya', pa: 'ਖੋਆ', hi: 'खोया' },
      price: rupees(210),
      pack: { amount: 500, unit: 'g' },
      use: { en: 'For barfi and gajrela', pa: 'ਬਰਫ਼ੀ ਅਤੇ ਗਜਰੇਲੇ ਲਈ', hi: 'बर्फ़ी और हलवे के लिए' },
      search: 'khoa khoya mawa',
    },
    cream: {
      name: { en: 'Cream', pa: 'ਮਲਾਈ', hi: 'मलाई' },
      price: rupees(95),
      pack: { amount: 250, unit: 'g' },
      features: [{ en: 'Fresh and thick', pa: 'ਤਾਜ਼ੀ ਅਤੇ ਗਾੜ੍ਹੀ', hi: 'ताज़ी और गाढ़ी' }],
      search: 'malai malaai cream',
    },
  },
} satisfies CatalogueSection

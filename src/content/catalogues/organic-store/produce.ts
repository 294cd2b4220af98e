import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { certified } from './certified.ts'

export const produce = {
  title: { en: 'Organic Produce', pa: 'ਜੈਵਿਕ ਫਲ ਅਤੇ ਸਬਜ਼ੀਆਂ', hi: 'जैविक फल और सब्ज़ियाँ' },
  pictogram: 'vegetables',
  perishable: true,
  items: {
    tomatoes: {
      name: { en: 'Tomatoes', pa: 'ਟਮਾਟਰ', hi: 'टमाटर' },
      ...certified,
      price: rupees(60),
      picture: 'seeds-catalog/tomato-punjab-ratta',
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Red and ripe, for salad and sabzi',
        pa: 'ਲਾਲ ਅਤੇ ਪੱਕੇ, ਸਲਾਦ ਅਤੇ ਸਬਜ਼ੀ ਲਈ',
        hi: 'लाल और पके, सलाद और सब्ज़ी के लिए',
      },
      search: 'tamatar tmatar timatar tomato jaivik desi',
    },
    potatoes: {
      name: { en: 'Potatoes', pa: 'ਆਲੂ', hi: 'आलू' },
      ...certified,
      price: rupees(40),
      picture: 'seeds-catalog/potato-kufri-pukhraj',
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Unwashed, so they keep longer',
        pa: 'ਬਿਨਾਂ ਧੋਤੇ, ਵੱਧ ਦਿਨ ਰਹਿੰਦੇ ਹਨ',
        hi: 'बिना धुले, ज़्यादा दिन चलते हैं',
      },
      search: 'aloo alu aalu potato jaivik desi',
    },
    onions: {
      name: { en: 'Onions', pa: 'ਪਿਆਜ਼', hi: 'प्याज़' },
      price: rupees(50),
      picture: 'seeds-catalog/onion-punjab-naroya',
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Dry and firm, for every pot',
        pa: 'ਸੁੱਕੇ ਅਤੇ ਨਿੱਗਰ, ਹਰ ਸਬਜ਼ੀ ਲਈ',
        hi: 'सूखे और ठोस, हर सब्ज़ी के लिए',
      },
      search: 'ganda gandha piaz pyaz pyaj kanda onion jaivik desi',
    },
    cauliflower: {
      name: { en: 'Cauliflower', pa: 'ਫੁੱਲ ਗੋਭੀ', hi: 'फूल गोभी' },
      ...certified,
      price: rupees(55),
      picture: 'seeds-catalog/cauliflower-pusa-snowball',
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'White heads, for sabzi and parathas',
        pa: 'ਚਿੱਟੇ ਫੁੱਲ, ਸਬਜ਼ੀ ਅਤੇ ਪਰੌਂਠੇ ਲਈ',
        hi: 'सफ़ेद फूल, सब्ज़ी और पराठे के लिए',
      },
      search: 'gobhi gobi phool gobhi phul cauliflower jaivik desi',
    },
    spinach: {
      name: { en: 'Spinach', pa: 'ਪਾਲਕ', hi: 'पालक' },
      price: rupees(25),
      picture: 'seeds-catalog/spinach-punjab-green',
      pack: { amount: 500, unit: 'g' },
      use: { en: 'Cut in the morning', pa: 'ਸਵੇਰ ਦੀ ਕੱਟੀ ਹੋਈ', hi: 'सुबह की कटी हुई' },
      search: 'palak paalak saag spinach jaivik desi',
    },
    'mustard-greens': {
      name: { en: 'Mustard Greens', pa: 'ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ', hi: 'सरसों का साग' },
      price: rupees(30),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'For saag, with a little bathua',
        pa: 'ਸਾਗ ਲਈ, ਥੋੜ੍ਹੇ ਬਾਥੂ ਨਾਲ',
        hi: 'साग के लिए, थोड़े बथुए के साथ',
      },
      search: 'sarhon saron da saag sarson ka saag mustard greens jaivik desi',
    },
    kinnow: {
      name: { en: 'Kinnow', pa: 'ਕਿੰਨੂ', hi: 'किन्नू' },
      ...certified,
      price: rupees(70),
      picture: 'seeds-catalog/kinnow',
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'Sweet, no wax on the skin', pa: 'ਮਿੱਠੇ, ਛਿੱਲ ਉੱਤੇ ਮੋਮ ਨਹੀਂ', hi: 'मीठे, छिलके पर मोम नहीं' },
      search: 'kinnu kinnow santra orange phal fal jaivik',
    },
    guava: {
      name: { en: 'Guava', pa: 'ਅਮਰੂਦ', hi: 'अमरूद' },
      price: rupees(60),
      picture: 'seeds-catalog/guava-allahabad-safeda',
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'From orchards near Pathankot', pa: 'ਪਠਾਨਕੋਟ ਦੇ ਬਾਗਾਂ ਦੇ', hi: 'पठानकोट के बागों के' },
      search: 'amrud amrood guava phal fal jaivik desi',
    },
  },
} satisfies CatalogueSection

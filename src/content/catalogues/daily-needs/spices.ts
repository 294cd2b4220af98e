import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const spices = {
  title: { en: 'Spices', pa: 'ਮਸਾਲੇ', hi: 'मसाले' },
  pictogram: 'spices',
  items: {
    'turmeric-powder': {
      kind: 'organic',
      name: { en: 'Turmeric Powder', pa: 'ਪੀਸੀ ਹਲਦੀ', hi: 'पिसी हल्दी' },
      price: rupees(55),
      pack: { amount: 200, unit: 'g' },
      search: 'haldi haldhi turmeric masala',
    },
    'red-chilli-powder': {
      name: { en: 'Red Chilli Powder', pa: 'ਪੀਸੀ ਲਾਲ ਮਿਰਚ', hi: 'पिसी लाल मिर्च' },
      price: rupees(75),
      pack: { amount: 200, unit: 'g' },
      search: 'lal mirch mircha mirchi chilli masala',
    },
    'coriander-powder': {
      name: { en: 'Coriander Powder', pa: 'ਪੀਸਿਆ ਧਨੀਆ', hi: 'पिसा धनिया' },
      price: rupees(50),
      pack: { amount: 200, unit: 'g' },
      search: 'dhania dhaniya dhaniyan coriander masala',
    },
    cumin: {
      name: { en: 'Cumin', pa: 'ਜੀਰਾ', hi: 'जीरा' },
      price: rupees(45),
      pack: { amount: 100, unit: 'g' },
      search: 'jeera jira zeera cumin masala',
    },
    'garam-masala': {
      name: { en: 'Garam Masala', pa: 'ਗਰਮ ਮਸਾਲਾ', hi: 'गरम मसाला' },
      price: rupees(80),
      pack: { amount: 100, unit: 'g' },
      search: 'garam masala masale',
    },
    'carom-seeds': {
      name: { en: 'Carom Seeds', pa: 'ਅਜਵੈਣ', hi: 'अजवाइन' },
      price: rupees(40),
      pack: { amount: 100, unit: 'g' },
      search: 'ajwain ajvain jwain javain carom masala',
    },
    'black-pepper': {
      name: { en: 'Black Pepper', pa: 'ਕਾਲੀ ਮਿਰਚ', hi: 'काली मिर्च' },
      price: rupees(110),
      pack: { amount: 100, unit: 'g' },
      search: 'kali mirch kaali mirch black pepper masala',
    },
    'fennel-seeds': {
      name: { en: 'Fennel Seeds', pa: 'ਸੌਂਫ', hi: 'सौंफ' },
      price: rupees(40),
      pack: { amount: 100, unit: 'g' },
      search: 'saunf sonf saumf fennel masala',
    },
  },
} satisfies CatalogueSection

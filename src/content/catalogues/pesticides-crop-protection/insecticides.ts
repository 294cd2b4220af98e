import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { broadcast, notForBasmati, sprayed } from './labels.ts'

export const insecticides = {
  title: { en: 'Insecticides', pa: 'ਕੀਟਨਾਸ਼ਕ', hi: 'कीटनाशक' },
  pictogram: 'beetle',
  category: 'Chemical Solutions',
  items: {
    'chlorantraniliprole-18-5-sc': {
      name: {
        en: 'Chlorantraniliprole 18.5 SC',
        pa: 'ਕਲੋਰਐਂਟਰਾਨਿਲੀਪ੍ਰੋਲ 18.5 SC',
        hi: 'क्लोरएंट्रानिलिप्रोल 18.5 SC',
      },
      price: rupees(820),
      pack: { amount: 60, unit: 'ml' },
      use: {
        en: 'Stem borer in paddy and cane, caterpillars in vegetables',
        pa: 'ਝੋਨੇ ਅਤੇ ਗੰਨੇ ਦੇ ਗੜੂੰਏਂ, ਸਬਜ਼ੀਆਂ ਦੀ ਸੁੰਡੀ',
        hi: 'धान और गन्ने का तना छेदक, सब्ज़ियों की सूँडी',
      },
      safety: sprayed('green'),
      search: 'chlorantraniliprole koragen sundi di dawai sundi garuan borer keede mar keetnashak',
    },
    'imidacloprid-17-8-sl': {
      name: { en: 'Imidacloprid 17.8 SL', pa: 'ਇਮੀਡਾਕਲੋਪ੍ਰਿਡ 17.8 SL', hi: 'इमिडाक्लोप्रिड 17.8 SL' },
      price: rupees(150),
      pack: { amount: 100, unit: 'ml' },
      use: { en: 'Aphids, jassids and whitefly', pa: 'ਚੇਪਾ, ਤੇਲਾ ਅਤੇ ਚਿੱਟੀ ਮੱਖੀ', hi: 'चेपा, तेला और सफ़ेद मक्खी' },
      safety: sprayed('yellow', notForBasmati),
      search: 'imidacloprid imida tela chepa chitti makhi keetnashak kitnashak dawai',
    },
    'thiamethoxam-25-wg': {
      name: { en: 'Thiamethoxam 25 WG', pa: 'ਥਾਇਆਮੀਥੋਕਸਮ 25 WG', hi: 'थायामेथोक्सम 25 WG' },
      price: rupees(190),
      pack: { amount: 100, unit: 'g' },
      use: {
        en: 'Aphids in wheat and mustard, jassids in okra',
        pa: 'ਕਣਕ ਅਤੇ ਸਰ੍ਹੋਂ ਦਾ ਚੇਪਾ, ਭਿੰਡੀ ਦਾ ਤੇਲਾ',
        hi: 'गेहूँ और सरसों का चेपा, भिंडी का तेला',
      },
      safety: sprayed('blue', notForBasmati),
      search: 'thiamethoxam thayamethoxam chepa tela mahu keetnashak kitnashak dawai',
    },
    'acetamiprid-20-sp': {
      name: { en: 'Acetamiprid 20 SP', pa: 'ਐਸੀਟਾਮੀਪ੍ਰਿਡ 20 SP', hi: 'एसिटामिप्रिड 20 SP' },
      price: rupees(130),
      pack: { amount: 100, unit: 'g' },
      use: {
        en: 'Sucking insects in cotton and vegetables',
        pa: 'ਨਰਮੇ ਅਤੇ ਸਬਜ਼ੀਆਂ ਦੇ ਰਸ ਚੂਸਣ ਵਾਲੇ ਕੀੜੇ',
        hi: 'कपास और सब्ज़ियों के रस चूसने वाले कीड़े',
      },
      safety: sprayed('yellow'),
      search: 'acetamiprid asitamiprid tela chitti makhi ras chusak keetnashak dawai',
    },
    'emamectin-benzoate-5-sg': {
      name: { en: 'Emamectin Benzoate 5 SG', pa: 'ਐਮਾਮੈਕਟਿਨ ਬੈਂਜ਼ੋਏਟ 5 SG', hi: 'इमामेक्टिन बेंजोएट 5 SG' },
      price: rupees(280),
      pack: { amount: 100, unit: 'g' },
      use: {
        en: 'Pod, fruit and boll caterpillars',
        pa: 'ਫਲੀ, ਫਲ ਅਤੇ ਟੀਂਡੇ ਦੀ ਸੁੰਡੀ',
        hi: 'फली, फल और टिंडे की सूँडी',
      },
      safety: sprayed('yellow'),
      search: 'emamectin imamectin benzoate sundi di dawai sundi illi keede mar keetnashak',
    },
    'spinosad-45-sc': {
      name: { en: 'Spinosad 45 SC', pa: 'ਸਪਾਈਨੋਸੈਡ 45 SC', hi: 'स्पिनोसैड 45 SC' },
      price: rupees(1_250),
      pack: { amount: 75, unit: 'ml' },
      use: {
        en: 'Caterpillars in cabbage and gram, thrips in chilli',
        pa: 'ਗੋਭੀ ਅਤੇ ਛੋਲਿਆਂ ਦੀ ਸੁੰਡੀ, ਮਿਰਚ ਦਾ ਥਰਿੱਪ',
        hi: 'गोभी और चने की सूँडी, मिर्च का थ्रिप्स',
      },
      safety: sprayed('blue'),
      search: 'spinosad sundi di dawai sundi illi thrips mirch keetnashak',
    },
    'flonicamid-50-wg': {
      name: { en: 'Flonicamid 50 WG', pa: 'ਫ਼ਲੋਨੀਕਾਮਿਡ 50 WG', hi: 'फ़्लोनिकामिड 50 WG' },
      price: rupees(560),
      pack: { amount: 60, unit: 'g' },
      use: {
        en: 'Whitefly and jassids in cotton',
        pa: 'ਨਰਮੇ ਦੀ ਚਿੱਟੀ ਮੱਖੀ ਅਤੇ ਤੇਲਾ',
        hi: 'कपास की सफ़ेद मक्खी और तेला',
      },
      safety: sprayed('blue'),
      search: 'flonicamid chitti makhi tela narma keetnashak dawai',
    },
    'diafenthiuron-50-wp': {
      name: { en: 'Diafenthiuron 50 WP', pa: 'ਡਾਇਆਫ਼ੈਂਥੀਯੂਰੋਨ 50 WP', hi: 'डायफ़ेंथियूरॉन 50 WP' },
      price: rupees(560),
      pack: { amount: 250, unit: 'g' },
      use: {
        en: 'Whitefly in cotton, mites in chilli',
        pa: 'ਨਰਮੇ ਦੀ ਚਿੱਟੀ ਮੱਖੀ, ਮਿਰਚ ਦੀ ਮਕੌੜਾ ਜੂੰ (ਮਾਈਟ)',
        hi: 'कपास की सफ़ेद मक्खी, मिर्च की माइट',
      },
      safety: sprayed('blue'),
      search: 'diafenthiuron chitti makhi joon mite mirch narma keetnashak dawai',
    },
    'dinotefuran-20-sg': {
      name: { en: 'Dinotefuran 20 SG', pa: 'ਡਾਈਨੋਟੇਫ਼ਿਊਰਾਨ 20 SG', hi: 'डाइनोटेफ़्यूरान 20 SG' },
      price: rupees(420),
      pack: { amount: 80, unit: 'g' },
      use: { en: 'Plant hoppers in paddy', pa: 'ਝੋਨੇ ਦੇ ਭੂਰੇ ਅਤੇ ਚਿੱਟੀ ਪਿੱਠ ਵਾਲੇ ਟਿੱਡੇ', hi: 'धान का फुदका' },
      safety: sprayed('blue'),
      search: 'dinotefuran tidde tela phudka hopper jhona dhan keetnashak dawai',
    },
    'lambda-cyhalothrin-5-ec': {
      name: { en: 'Lambda-cyhalothrin 5 EC', pa: 'ਲੈਂਬਡਾ ਸਾਈਹੈਲੋਥ੍ਰਿਨ 5 EC', hi: 'लैम्ब्डा साइहैलोथ्रिन 5 EC' },
      price: rupees(190),
      pack: { amount: 250, unit: 'ml' },
      use: {
        en: 'Caterpillars and beetles on many crops',
        pa: 'ਕਈ ਫ਼ਸਲਾਂ ਦੀ ਸੁੰਡੀ ਅਤੇ ਭੂੰਡੀ',
        hi: 'कई फ़सलों की सूँडी और भूँडी',
      },
      safety: sprayed('yellow', {
        never: {
          en: 'Kills bees: never on open flowers',
          pa: 'ਮਧੂ ਮੱਖੀਆਂ ਮਰਦੀਆਂ ਹਨ, ਖਿੜੇ ਫੁੱਲਾਂ ਉੱਤੇ ਨਾ ਵਰਤੋ',
          hi: 'मधुमक्खियाँ मरती हैं, खिले फूलों पर न छिड़कें',
        },
      }),
      search: 'lambda cyhalothrin sundi bhundi keede mar keetnashak dawai',
    },
    'cartap-hydrochloride-4-gr': {
      name: {
        en: 'Cartap Hydrochloride 4 GR',
        pa: 'ਕਾਰਟਾਪ ਹਾਈਡ੍ਰੋਕਲੋਰਾਈਡ 4 GR',
        hi: 'कार्टाप हाइड्रोक्लोराइड 4 GR',
      },
      price: rupees(480),
      pack: { amount: 5, unit: 'kg' },
      use: {
        en: 'Stem borer and leaf folder in paddy',
        pa: 'ਝੋਨੇ ਦੇ ਗੜੂੰਏਂ ਅਤੇ ਪੱਤਾ ਲਪੇਟ ਸੁੰਡੀ',
        hi: 'धान का तना छेदक और पत्ता लपेटक',
      },
      safety: broadcast('yellow'),
      search: 'cartap padan dane garuan borer sundi patta lapet jhona dhan keetnashak',
    },
  },
} satisfies CatalogueSection

import { defineCatalogue } from '#src/content/catalogue.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { cardsOf, some } from '#src/content/offer-cards.ts'
import { cropAdvice } from '#src/content/offers/crop-advice.ts'
import { fungicides } from '#src/content/catalogues/pesticides-crop-protection/fungicides.ts'
import { growthRegulators } from '#src/content/catalogues/pesticides-crop-protection/growth-regulators.ts'
import { herbicides } from '#src/content/catalogues/pesticides-crop-protection/herbicides.ts'
import { insecticides } from '#src/content/catalogues/pesticides-crop-protection/insecticides.ts'
import { organic } from '#src/content/catalogues/pesticides-crop-protection/organic-pesticides.ts'
import { mostWanted } from '#src/content/most-wanted.ts'
import type { ServiceEntry } from '#src/content/services.ts'

// Only products that are registered in India, by common name. Dosage is on the label, never here.
export const foundIn: FoundIn = { 'crop-protection': 'all' }

export { tax } from '#src/content/catalogues/pesticides-crop-protection/pesticide-taxes.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: mostWanted.cropProtection.title,
    line: {
      en: 'Against insects, weeds and fungus',
      pa: 'ਕੀੜੇ, ਨਦੀਨ ਅਤੇ ਉੱਲੀ ਤੋਂ ਬਚਾਅ',
      hi: 'कीड़े, खरपतवार और फफूँद से बचाव',
    },
    group: 'shop',
    place: 30,
    tile: { en: 'Pesticides', pa: 'ਦਵਾਈਆਂ', hi: 'दवाएँ' },
    unfolds: [],
  },
]

export default defineCatalogue({
  title: { en: 'Pesticides & Crop Protection', pa: 'ਫ਼ਸਲ ਦੀਆਂ ਦਵਾਈਆਂ', hi: 'फ़सल की दवाएँ' },
  description: {
    en: 'Against insects, weeds and fungus. Organic ones too.',
    pa: 'ਕੀੜੇ, ਨਦੀਨ ਅਤੇ ਉੱਲੀ ਦੀਆਂ ਦਵਾਈਆਂ, ਜੈਵਿਕ ਵੀ।',
    hi: 'कीड़े, खरपतवार और फफूँद की दवाएँ, जैविक भी।',
  },
  intro: {
    en: 'First look whether you need to spray. Read the label before you open the pack.',
    pa: 'ਪਹਿਲਾਂ ਵੇਖੋ, ਸਪਰੇਅ ਦੀ ਲੋੜ ਹੈ ਜਾਂ ਨਹੀਂ। ਖੋਲ੍ਹਣ ਤੋਂ ਪਹਿਲਾਂ ਲੇਬਲ ਪੜ੍ਹੋ।',
    hi: 'पहले देखें, छिड़काव ज़रूरी है या नहीं। खोलने से पहले लेबल पढ़ें।',
  },
  pictogram: 'pesticide',
  category: 'Chemical Solutions',
  pricesFrom: 'ours',
  access: 'everyone',
  sections: {
    insecticides,
    herbicides,
    fungicides,
    organic,
    'growth-regulators': growthRegulators,
  },
  advice: {
    form: 'crop-advice',
    subject: 'pest-disease',
    label: {
      en: 'Which spray? Ask us first',
      pa: 'ਕਿਹੜੀ ਦਵਾਈ? ਪਹਿਲਾਂ ਪੁੱਛੋ',
      hi: 'कौन सी दवा? पहले पूछें',
    },
  },
  blocks: [
    { heading: { en: 'Spray safely', pa: 'ਸਪਰੇਅ ਧਿਆਨ ਨਾਲ ਕਰੋ', hi: 'छिड़काव ध्यान से करें' }, id: 'safety' },
    {
      list: [
        {
          en: 'The label says how much to use and on which crop. We give no other dose.',
          pa: 'ਕਿੰਨੀ ਅਤੇ ਕਿਸ ਫ਼ਸਲ ਉੱਤੇ, ਇਹ ਲੇਬਲ ਦੱਸਦਾ ਹੈ। ਅਸੀਂ ਹੋਰ ਕੋਈ ਮਾਤਰਾ ਨਹੀਂ ਦੱਸਦੇ।',
          hi: 'कितनी और किस फ़सल पर, यह लेबल बताता है। हम और कोई मात्रा नहीं बताते।',
        },
        {
          en: 'Wear gloves, a mask, goggles, full clothes and boots.',
          pa: 'ਦਸਤਾਨੇ, ਮਾਸਕ, ਬਚਾਅ ਵਾਲੀ ਐਨਕ, ਪੂਰੇ ਕੱਪੜੇ ਅਤੇ ਗਮ ਬੂਟ ਪਾਓ।',
          hi: 'दस्ताने, मास्क, बचाव का चश्मा, पूरे कपड़े और गम बूट पहनें।',
        },
        {
          en: 'Keep it locked, away from children, food and animals. Never in another bottle.',
          pa: 'ਦਵਾਈ ਜਿੰਦਰੇ ਵਿੱਚ ਰੱਖੋ, ਬੱਚਿਆਂ, ਖਾਣੇ ਅਤੇ ਪਸ਼ੂਆਂ ਤੋਂ ਦੂਰ। ਹੋਰ ਬੋਤਲ ਵਿੱਚ ਕਦੇ ਨਾ ਪਾਓ।',
          hi: 'दवा ताले में रखें, बच्चों, खाने और पशुओं से दूर। दूसरी बोतल में कभी न डालें।',
        },
        {
          en: 'Do not spray against the wind, in great heat or before rain. Do not eat or smoke meanwhile.',
          pa: 'ਹਵਾ ਦੇ ਉਲਟ, ਤੇਜ਼ ਧੁੱਪ ਵਿੱਚ, ਮੀਂਹ ਤੋਂ ਪਹਿਲਾਂ ਸਪਰੇਅ ਨਾ ਕਰੋ। ਵਿਚਾਲੇ ਨਾ ਖਾਓ, ਨਾ ਬੀੜੀ ਪੀਓ।',
          hi: 'हवा के उलट, तेज़ धूप में, बारिश से पहले छिड़काव न करें। बीच में न खाएँ, न बीड़ी पिएँ।',
        },
        {
          en: 'Wash hands, body and clothes afterwards. Rinse the empty bottle three times into the pump, then pierce and bury it, away from water.',
          pa: 'ਬਾਅਦ ਵਿੱਚ ਹੱਥ, ਸਰੀਰ ਅਤੇ ਕੱਪੜੇ ਧੋਵੋ। ਖਾਲੀ ਬੋਤਲ ਤਿੰਨ ਵਾਰ ਖੰਘਾਲ ਕੇ ਪਾਣੀ ਪੰਪ ਵਿੱਚ ਪਾਓ। ਫਿਰ ਮੋਰੀ ਕਰਕੇ ਪਾਣੀ ਤੋਂ ਦੂਰ ਦੱਬੋ।',
          hi: 'बाद में हाथ, शरीर और कपड़े धोएँ। खाली बोतल तीन बार खंगालकर पानी पंप में डालें। फिर छेद करके पानी से दूर गाड़ें।',
        },
        {
          en: 'If somebody feels ill: out of the field, call 112, and take the pack along to the doctor.',
          pa: 'ਕਿਸੇ ਦੀ ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ ਖੇਤ ਤੋਂ ਬਾਹਰ ਲਿਆਓ। 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਡੱਬਾ ਨਾਲ ਲੈ ਕੇ ਡਾਕਟਰ ਕੋਲ ਜਾਓ।',
          hi: 'किसी की तबीयत बिगड़े तो खेत से बाहर लाएँ। 112 पर फ़ोन करें। डिब्बा साथ लेकर डॉक्टर के पास जाएँ।',
        },
      ],
    },
    {
      heading: { en: 'Ask before you spray', pa: 'ਸਪਰੇਅ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ', hi: 'छिड़काव से पहले पूछें' },
      id: 'advice',
    },
    {
      cards: cardsOf(
        some(cropAdvice, 'pest-disease', 'weed', 'spraying'),
        'crop-advice',
        { en: 'Request Consultation', pa: 'ਸਲਾਹ ਲਓ', hi: 'सलाह लें' },
        {
          'pest-disease': { pictogram: 'beetle' },
          weed: { pictogram: 'weed' },
          spraying: { pictogram: 'pesticide' },
        },
      ),
    },
  ],
})

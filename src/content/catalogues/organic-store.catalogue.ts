import { defineCatalogue } from '#src/content/catalogue.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { fertilizers } from '#src/content/catalogues/organic-store/fertilizers.ts'
import { produce } from '#src/content/catalogues/organic-store/produce.ts'
import { seeds } from '#src/content/catalogues/organic-store/seeds.ts'
import { staples } from '#src/content/catalogues/organic-store/staples.ts'
import { supplements } from '#src/content/catalogues/organic-store/supplements.ts'
import { tools } from '#src/content/catalogues/organic-store/organic-tools.ts'
import type { ServiceEntry } from '#src/content/services.ts'

export const foundIn: FoundIn = {
  'organic-store': 'all',
  'seeds-fertilizers': ['seeds', 'fertilizers'],
  'farm-equipment': ['tools'],
}

export { tax } from '#src/content/catalogues/organic-store/organic-taxes.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Organic food, seeds, fertilizer and tools',
      pa: 'ਜੈਵਿਕ ਫਲ-ਸਬਜ਼ੀ, ਬੀਜ, ਖਾਦ ਅਤੇ ਸੰਦ',
      hi: 'जैविक फल-सब्ज़ी, बीज, खाद और औज़ार',
    },
    group: 'shop',
    place: 50,
    unfolds: [],
  },
]

export default defineCatalogue({
  title: { en: 'Organic Store', pa: 'ਜੈਵਿਕ ਦੁਕਾਨ', hi: 'जैविक दुकान' },
  description: {
    en: 'Organic fruit, vegetables, flour, pulses, seeds, fertilizer and tools in Sarna, Pathankot, with prices.',
    pa: 'ਸਰਨਾ, ਪਠਾਨਕੋਟ ਵਿੱਚ ਜੈਵਿਕ ਫਲ, ਸਬਜ਼ੀਆਂ, ਆਟਾ, ਦਾਲਾਂ, ਬੀਜ, ਖਾਦ ਅਤੇ ਸੰਦ। ਕੀਮਤ ਵੇਖੋ।',
    hi: 'सरना, पठानकोट में जैविक फल, सब्ज़ियाँ, आटा, दालें, बीज, खाद और औज़ार। कीमत देखें।',
  },
  intro: {
    en: 'Grown without chemicals. Where there is a certificate, the card says so.',
    pa: 'ਬਿਨਾਂ ਕੈਮੀਕਲ ਉਗਾਇਆ। ਜਿਸ ਚੀਜ਼ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ ਹੈ, ਉਸ ਉੱਤੇ ਲਿਖਿਆ ਹੈ।',
    hi: 'बिना केमिकल उगाया। जिसका सर्टिफ़िकेट है, उस पर लिखा है।',
  },
  pictogram: 'organic',
  category: '{section}',
  pricesFrom: 'ours',
  access: 'signed-in',
  household: {
    categories: {
      produce: { title: produce.title, sections: ['produce'] },
      staples: { title: staples.title, sections: ['staples'] },
      seeds: { title: seeds.title, sections: ['seeds'] },
      fertilizers: { title: fertilizers.title, sections: ['fertilizers'] },
      tools: { title: tools.title, sections: ['tools'] },
      supplements: { title: supplements.title, sections: ['supplements'] },
    },
    kinds: {
      certified: { en: 'Certified organic', pa: 'ਜੈਵਿਕ ਸਰਟੀਫ਼ਿਕੇਟ ਵਾਲਾ', hi: 'जैविक सर्टिफ़िकेट वाला' },
      uncertified: { en: 'Without a certificate', pa: 'ਬਿਨਾਂ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'बिना सर्टिफ़िकेट' },
    },
    plainKind: 'uncertified',
    note: {
      en: 'Free delivery in the Sarna Station area on orders above ₹500, with same-day delivery for perishables.',
      pa: 'ਸਰਨਾ ਸਟੇਸ਼ਨ ਇਲਾਕੇ ਵਿੱਚ ₹500 ਜਾਂ ਵੱਧ ਉੱਤੇ ਡਿਲਿਵਰੀ ਮੁਫ਼ਤ। ਤਾਜ਼ੀ ਚੀਜ਼ ਉਸੇ ਦਿਨ ਆਉਂਦੀ ਹੈ।',
      hi: 'सरना स्टेशन इलाके में ₹500 या ज़्यादा पर डिलीवरी मुफ़्त। ताज़ी चीज़ उसी दिन आती है।',
    },
  },
  sections: { produce, staples, seeds, fertilizers, tools, supplements },
  blocks: [
    {
      text: {
        en: 'Sowing times are the usual ones in Punjab.',
        pa: 'ਬਿਜਾਈ ਦੇ ਵੇਲੇ ਪੰਜਾਬ ਦੇ ਆਮ ਹਿਸਾਬ ਨਾਲ ਹਨ।',
        hi: 'बुवाई के समय पंजाब के आम हिसाब से हैं।',
      },
    },
    { sources: ['pau'] },
  ],
})

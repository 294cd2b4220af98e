import { dayText } from '#src/base/moment.ts'
import { localize, type Words } from '#src/platform/i18n/words.ts'

/** Where a fact was read. */
export interface FactSource {
  readonly name: Words
  /** The day or year of that publication; of a page that changes, the day on which it was read. YYYY-MM-DD, or YYYY. */
  readonly date: string
}

/**
 * The sources of all facts about crops, doses, law and money, in one place, so that each is read again every year. The facts themselves
 * stand in pages, catalogues and the soil card, and name theirs. What has no source here is not shown.
 */
export const factSources = {
  /** Soil limits, doses, varieties, sowing, weeds, straw, storage. */
  pau: {
    name: {
      en: 'Package of Practices, Punjab Agricultural University, Ludhiana',
      pa: 'ਪੰਜਾਬ ਖੇਤੀਬਾੜੀ ਯੂਨੀਵਰਸਿਟੀ, ਲੁਧਿਆਣਾ ਦੀਆਂ ਸਿਫ਼ਾਰਸ਼ਾਂ',
      hi: 'पंजाब कृषि विश्वविद्यालय, लुधियाना की सिफ़ारिशें',
    },
    date: '2026-11-26',
  },
  /** DAP for wheat by phosphorus and organic carbon. */
  pauDap: {
    name: {
      en: 'Advice on DAP, Punjab Agricultural University',
      pa: 'ਡੀਏਪੀ ਬਾਰੇ ਸਲਾਹ, ਪੰਜਾਬ ਖੇਤੀਬਾੜੀ ਯੂਨੀਵਰਸਿਟੀ',
      hi: 'डीएपी पर सलाह, पंजाब कृषि विश्वविद्यालय',
    },
    date: '2023-10-26',
  },
  /** The classes of available nitrogen. */
  soilHealthCard: {
    name: {
      en: 'Soil Health Card scheme, Government of India',
      pa: 'ਮਿੱਟੀ ਸਿਹਤ ਕਾਰਡ ਸਕੀਮ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'मृदा स्वास्थ्य कार्ड योजना, भारत सरकार',
    },
    date: '2026-11-26',
  },
  pmKisan: {
    name: {
      en: 'PM-KISAN, pmkisan.gov.in',
      pa: 'ਪੀਐੱਮ ਕਿਸਾਨ, pmkisan.gov.in',
      hi: 'पीएम किसान, pmkisan.gov.in',
    },
    date: '2026-11-21',
  },
  pmfby: {
    name: {
      en: 'Crop Insurance Scheme (PMFBY), pmfby.gov.in',
      pa: 'ਫ਼ਸਲ ਬੀਮਾ ਸਕੀਮ (PMFBY), pmfby.gov.in',
      hi: 'फ़सल बीमा योजना (PMFBY), pmfby.gov.in',
    },
    date: '2025',
  },
  /** Subsidies for solar pumps. */
  peda: {
    name: {
      en: 'Punjab Energy Development Agency (PEDA)',
      pa: 'ਪੰਜਾਬ ਊਰਜਾ ਵਿਕਾਸ ਏਜੰਸੀ (PEDA)',
      hi: 'पंजाब ऊर्जा विकास एजेंसी (PEDA)',
    },
    date: '2024-09-07',
  },
  /** Figures that only the centre's own list has. */
  schemeList: {
    name: {
      en: 'The centre’s list of schemes',
      pa: 'ਕੇਂਦਰ ਦੀ ਸਕੀਮਾਂ ਦੀ ਸੂਚੀ',
      hi: 'केंद्र की योजनाओं की सूची',
    },
    date: '2026-11-21',
  },
  fertilizerPrices: {
    name: {
      en: 'Department of Fertilizers, fert.nic.in',
      pa: 'ਖਾਦ ਵਿਭਾਗ, ਭਾਰਤ ਸਰਕਾਰ, fert.nic.in',
      hi: 'खाद विभाग, भारत सरकार, fert.nic.in',
    },
    date: '2026-11-21',
  },
  /** G.S.R. 690(E). */
  strawRules: {
    name: {
      en: 'Stubble burning rules, Government of India',
      pa: 'ਪਰਾਲੀ ਸਾੜਨ ਦੇ ਨਿਯਮ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'पराली जलाने के नियम, भारत सरकार',
    },
    date: '2024-11-06',
  },
  /** Renewed each year. */
  basmatiOrder: {
    name: {
      en: 'Order of the Punjab agriculture department',
      pa: 'ਪੰਜਾਬ ਦੇ ਖੇਤੀਬਾੜੀ ਵਿਭਾਗ ਦਾ ਹੁਕਮ',
      hi: 'पंजाब कृषि विभाग का आदेश',
    },
    date: '2025-05-10',
  },
  /** Colors of labels, who may sell and treat. */
  insecticideRules: {
    name: {
      en: 'Insecticides Rules, Government of India',
      pa: 'ਕੀਟਨਾਸ਼ਕ ਨਿਯਮ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'कीटनाशक नियम, भारत सरकार',
    },
    date: '1971',
  },
  ripening: {
    name: {
      en: 'Food safety authority (FSSAI), on ripening of fruit',
      pa: 'ਖੁਰਾਕ ਸੁਰੱਖਿਆ ਅਥਾਰਟੀ (FSSAI), ਫਲ ਪਕਾਉਣ ਬਾਰੇ',
      hi: 'खाद्य सुरक्षा प्राधिकरण (FSSAI), फल पकाने पर',
    },
    date: '2025-05-20',
  },
  /** FIDD.CO.FSD.BC.No.10/05.05.010/2024-25, in force since 1 January 2025. */
  collateral: {
    name: {
      en: 'Reserve Bank of India',
      pa: 'ਰਿਜ਼ਰਵ ਬੈਂਕ (RBI)',
      hi: 'रिज़र्व बैंक (RBI)',
    },
    date: '2024-12-06',
  },
  droneRules: {
    name: {
      en: 'Drone Rules, Government of India',
      pa: 'ਡਰੋਨ ਨਿਯਮ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'ड्रोन नियम, भारत सरकार',
    },
    date: '2021-08-25',
  },
  /** Price on the bag, tied goods, samples. */
  fertilizerOrder: {
    name: {
      en: 'Fertilizer Control Order, Government of India',
      pa: 'ਖਾਦ ਕੰਟਰੋਲ ਹੁਕਮ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'खाद नियंत्रण आदेश, भारत सरकार',
    },
    date: '1985',
  },
  directSeeding: {
    name: {
      en: 'Punjab agriculture department, direct-seeded rice',
      pa: 'ਪੰਜਾਬ ਖੇਤੀਬਾੜੀ ਵਿਭਾਗ, ਸਿੱਧੀ ਬਿਜਾਈ',
      hi: 'पंजाब कृषि विभाग, सीधी बुवाई',
    },
    date: '2025',
  },
  /** Help with drip, pipes and ponds. */
  waterDepartment: {
    name: {
      en: 'Soil and Water Conservation Department, Punjab',
      pa: 'ਭੂਮੀ ਅਤੇ ਜਲ ਸੰਭਾਲ ਵਿਭਾਗ, ਪੰਜਾਬ',
      hi: 'भूमि और जल संरक्षण विभाग, पंजाब',
    },
    date: '2026-11-21',
  },
  callCentre: {
    name: {
      en: 'Kisan Call Centre, Government of India',
      pa: 'ਕਿਸਾਨ ਕਾਲ ਸੈਂਟਰ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'किसान कॉल सेंटर, भारत सरकार',
    },
    date: '2026-11-21',
  },
  /** Minimum wages. */
  wages: {
    name: {
      en: 'Code on Wages, Government of India',
      pa: 'ਉਜਰਤ ਕਾਨੂੰਨ, ਭਾਰਤ ਸਰਕਾਰ',
      hi: 'मज़दूरी संहिता, भारत सरकार',
    },
    date: '2019',
  },
  /** Usual prices and sums, worked out by us and named so. */
  estimate: {
    name: {
      en: 'Estimate of the centre',
      pa: 'ਕੇਂਦਰ ਦਾ ਅੰਦਾਜ਼ਾ',
      hi: 'केंद्र का अनुमान',
    },
    date: '2026-11-21',
  },
} as const satisfies Record<string, FactSource>

export type FactSourceName = keyof typeof factSources

const sourceWord = { en: 'Source', pa: 'ਸਰੋਤ', hi: 'स्रोत' } as const satisfies Words

/** Returns the line that names sources with their days, each after what it is the source of, if that is given. */
export function sourceText(
  sources: readonly (FactSourceName | readonly [source: FactSourceName, of: string])[],
): string {
  const texts = sources.map((each) => {
    const [source, of] = typeof each === 'string' ? [each, ''] : each
    const { name, date } = factSources[source]
    return `${localize(name)}, ${dayText(date)}${of && ` (${of})`}`
  })
  return `${localize(sourceWord)}: ${texts.join('. ')}`
}

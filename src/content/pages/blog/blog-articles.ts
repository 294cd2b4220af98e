import { experts } from '#src/content/experts.ts'
import type { Block, Card } from '#src/content/page.ts'
import type { Words } from '#src/platform/i18n/words.ts'

interface Article {
  readonly title: Words
  readonly author: Words
  readonly category: Words
  /** The day of publication, `2026-11-21`. */
  readonly day: string
  /** Reading time in whole minutes. */
  readonly minutes: number
  readonly pictogram: string
  /** The drawing at its head. */
  readonly picture: string
  /** The months in which it is most useful. */
  readonly season: Words
  readonly text: Words
}

const soil = { en: 'Soil', pa: 'ਮਿੱਟੀ', hi: 'मिट्टी' }
const crops = { en: 'Crops', pa: 'ਫ਼ਸਲਾਂ', hi: 'फ़सलें' }
const water = { en: 'Water', pa: 'ਪਾਣੀ', hi: 'पानी' }
const buying = { en: 'Buying', pa: 'ਖਰੀਦਦਾਰੀ', hi: 'खरीदारी' }
const home = { en: 'At home', pa: 'ਘਰ', hi: 'घर' }
const animals = { en: 'Animals', pa: 'ਪਸ਼ੂ', hi: 'पशु' }

/** Articles by the last part of their address, in the order of the farming year from October. */
export const articles = {
  'straw-without-fire': {
    title: { en: 'Straw without fire', pa: 'ਪਰਾਲੀ, ਬਿਨਾਂ ਅੱਗ', hi: 'पराली, बिना आग' },
    author: experts.harpreetKaur,
    category: soil,
    day: '2026-09-28',
    minutes: 4,
    pictogram: 'straw',
    picture: 'heads/straw-without-fire',
    season: { en: 'October, November', pa: 'ਅਕਤੂਬਰ, ਨਵੰਬਰ', hi: 'अक्टूबर, नवंबर' },
    text: {
      en: 'Wheat sown into the straw in one pass: what it costs, and the five mistakes that spoil it.',
      pa: 'ਇੱਕੋ ਗੇੜੇ ਪਰਾਲੀ ਵਿੱਚ ਕਣਕ। ਕਿੰਨਾ ਖਰਚਾ ਅਤੇ ਕਿਹੜੀਆਂ ਪੰਜ ਗਲਤੀਆਂ ਨਹੀਂ ਕਰਨੀਆਂ।',
      hi: 'एक ही चक्कर में पराली के बीच गेहूँ। कितना खर्च और कौन सी पाँच गलतियाँ न करें।',
    },
  },
  'yellow-rust-in-wheat': {
    title: {
      en: 'Yellow rust in wheat: when to look',
      pa: 'ਕਣਕ ਦੀ ਪੀਲੀ ਕੁੰਗੀ: ਕਦੋਂ ਵੇਖੀਏ',
      hi: 'गेहूँ का पीला रतुआ: कब देखें',
    },
    author: experts.balwinderSingh,
    category: crops,
    day: '2026-11-15',
    minutes: 4,
    pictogram: 'grains',
    picture: 'heads/yellow-rust',
    season: { en: 'December to March', pa: 'ਦਸੰਬਰ ਤੋਂ ਮਾਰਚ', hi: 'दिसंबर से मार्च' },
    text: {
      en: 'Below the hills it begins first. Ten minutes a week find it while it is still a patch.',
      pa: 'ਪਹਾੜਾਂ ਦੇ ਪੈਰਾਂ ਵਿੱਚ ਇਹ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਆਉਂਦੀ ਹੈ। ਹਫ਼ਤੇ ਵਿੱਚ ਦਸ ਮਿੰਟ ਵੇਖੋ ਤਾਂ ਸ਼ੁਰੂ ਵਿੱਚ ਹੀ ਲੱਭ ਜਾਂਦੀ ਹੈ।',
      hi: 'पहाड़ के नीचे यह सबसे पहले आता है। हफ़्ते में दस मिनट देखें तो शुरू में पकड़ में आता है।',
    },
  },
  'reading-the-urea-bag': {
    title: {
      en: 'Buying urea and reading the bag',
      pa: 'ਯੂਰੀਆ ਖਰੀਦਣਾ ਅਤੇ ਬੋਰੀ ਪੜ੍ਹਨੀ',
      hi: 'यूरिया खरीदना और बोरी पढ़ना',
    },
    author: experts.manjitKaur,
    category: buying,
    day: '2026-11-02',
    minutes: 4,
    pictogram: 'fertilizer',
    picture: 'heads/urea-bag',
    season: {
      en: 'November to January, June, July',
      pa: 'ਨਵੰਬਰ ਤੋਂ ਜਨਵਰੀ, ਜੂਨ, ਜੁਲਾਈ',
      hi: 'नवंबर से जनवरी, जून, जुलाई',
    },
    text: {
      en: 'Weight, price, seam and bill. And a test with a glass of water.',
      pa: 'ਤੋਲ, ਕੀਮਤ, ਸਿਲਾਈ ਅਤੇ ਬਿੱਲ। ਨਾਲ ਪਾਣੀ ਦੇ ਗਲਾਸ ਵਾਲੀ ਪਰਖ।',
      hi: 'वज़न, कीमत, सिलाई और बिल। साथ में पानी के गिलास वाली जाँच।',
    },
  },
  'drip-in-litchi-and-vegetables': {
    title: {
      en: 'Drip in litchi and vegetables',
      pa: 'ਲੀਚੀ ਅਤੇ ਸਬਜ਼ੀਆਂ ਵਿੱਚ ਤੁਪਕਾ ਸਿੰਜਾਈ (ਡਰਿੱਪ)',
      hi: 'लीची और सब्ज़ियों में ड्रिप',
    },
    author: experts.sureshSharma,
    category: water,
    day: '2026-02-10',
    minutes: 4,
    pictogram: 'water',
    picture: 'heads/drip',
    season: { en: 'February to June', pa: 'ਫ਼ਰਵਰੀ ਤੋਂ ਜੂਨ', hi: 'फ़रवरी से जून' },
    text: {
      en: 'Less water, less cracked fruit, and what must be cleaned every week.',
      pa: 'ਪਾਣੀ ਘੱਟ, ਫਲ ਘੱਟ ਪਾਟਦਾ ਹੈ। ਹਰ ਹਫ਼ਤੇ ਕੀ ਸਾਫ਼ ਕਰਨਾ ਹੈ।',
      hi: 'पानी कम, फल कम फटते हैं। हर हफ़्ते क्या साफ़ करना है।',
    },
  },
  'storing-wheat-at-home': {
    title: { en: 'Storing wheat at home', pa: 'ਘਰ ਵਿੱਚ ਕਣਕ ਸਾਂਭਣੀ', hi: 'घर में गेहूँ रखना' },
    author: experts.balwinderSingh,
    category: home,
    day: '2026-04-05',
    minutes: 4,
    pictogram: 'basket',
    picture: 'heads/grain-bin',
    season: { en: 'April to September', pa: 'ਅਪ੍ਰੈਲ ਤੋਂ ਸਤੰਬਰ', hi: 'अप्रैल से सितंबर' },
    text: {
      en: 'Dry, clean, full and closed: how the drum stays free of weevils without poison in the house.',
      pa: 'ਸੁੱਕੀ ਕਣਕ, ਸਾਫ਼ ਢੋਲ, ਭਰਿਆ ਅਤੇ ਬੰਦ। ਘਰ ਵਿੱਚ ਜ਼ਹਿਰ ਰੱਖੇ ਬਿਨਾਂ ਸੁਸਰੀ ਤੋਂ ਬਚਾਅ।',
      hi: 'सूखा गेहूँ, साफ़ ड्रम, भरा और बंद। घर में ज़हर रखे बिना घुन से बचाव।',
    },
  },
  'soil-sample': {
    title: {
      en: 'Soil test: how to take the sample',
      pa: 'ਮਿੱਟੀ ਪਰਖ: ਨਮੂਨਾ ਕਿਵੇਂ ਲਈਏ',
      hi: 'मिट्टी की जाँच: नमूना कैसे लें',
    },
    author: experts.harpreetKaur,
    category: soil,
    day: '2026-04-20',
    minutes: 4,
    pictogram: 'soil',
    picture: 'heads/soil-testing',
    season: { en: 'April, May, October', pa: 'ਅਪ੍ਰੈਲ, ਮਈ, ਅਕਤੂਬਰ', hi: 'अप्रैल, मई, अक्टूबर' },
    text: {
      en: 'The report is only as good as the half kilo that you bring.',
      pa: 'ਲੈਬ ਓਨੀ ਹੀ ਸਹੀ ਹੈ, ਜਿੰਨਾ ਸਹੀ ਤੁਹਾਡਾ ਲਿਆਂਦਾ ਅੱਧਾ ਕਿਲੋ।',
      hi: 'लैब उतनी ही सही है, जितना सही आपका लाया आधा किलो।',
    },
  },
  'direct-seeded-rice': {
    title: { en: 'Direct-seeded rice', pa: 'ਝੋਨੇ ਦੀ ਸਿੱਧੀ ਬਿਜਾਈ', hi: 'धान की सीधी बुवाई' },
    author: experts.sureshSharma,
    category: crops,
    day: '2026-05-12',
    minutes: 4,
    pictogram: 'seed',
    picture: 'heads/direct-seeded-rice',
    season: { en: 'May, June', pa: 'ਮਈ, ਜੂਨ', hi: 'मई, जून' },
    text: {
      en: 'No nursery, no puddling. Which fields it suits, and why weeds decide.',
      pa: 'ਨਾ ਪਨੀਰੀ, ਨਾ ਕੱਦੂ। ਕਿਹੜੇ ਖੇਤ ਲਈ ਠੀਕ ਹੈ ਅਤੇ ਨਦੀਨਾਂ ਦਾ ਕੀ ਕਰੀਏ।',
      hi: 'न नर्सरी, न कद्दू। किस खेत के लिए ठीक है और खरपतवार का क्या करें।',
    },
  },
  'clean-milk-and-mastitis': {
    title: {
      en: 'Clean milking and the mastitis test',
      pa: 'ਸਾਫ਼ ਚੁਆਈ ਅਤੇ ਲੇਵੇ ਦੀ ਸੋਜ (ਥਨੈਲਾ) ਦੀ ਪਰਖ',
      hi: 'साफ़ दुहना और थनैले की जाँच',
    },
    author: experts.manjitKaur,
    category: animals,
    day: '2026-08-17',
    minutes: 4,
    pictogram: 'buffalo',
    picture: 'heads/clean-milk',
    season: { en: 'All year', pa: 'ਸਾਰਾ ਸਾਲ', hi: 'पूरे साल' },
    text: {
      en: 'The disease that takes milk before anyone sees it, and a test that takes two minutes.',
      pa: 'ਇਹ ਰੋਗ ਦਿਸਣ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਦੁੱਧ ਘਟਾ ਦਿੰਦਾ ਹੈ। ਪਰਖ ਦੋ ਮਿੰਟ ਦੀ ਹੈ।',
      hi: 'यह बीमारी दिखने से पहले ही दूध घटा देती है। जाँच दो मिनट की है।',
    },
  },
} as const satisfies Record<string, Article>

type Slug = keyof typeof articles

/** Returns the card of an article, with its link. */
export function articleCard(slug: Slug): Card {
  const { title, pictogram, picture, season, text } = articles[slug]
  const label = { en: 'Read', pa: 'ਪੜ੍ਹੋ', hi: 'पढ़ें' }
  return {
    title,
    pictogram,
    picture,
    badge: season,
    text,
    lines: [byline(slug)],
    more: { to: `/blog/${slug}`, label },
  }
}

/** Returns the author, the day, the topic and the reading time of an article. */
export function byline(slug: Slug): Words {
  const { author, category, day, minutes } = articles[slug]
  const date = day.split('-').toReversed().join('-')
  return {
    en: `${author.en}, ${date}. ${category.en}, ${minutes} min read.`,
    pa: `${author.pa}, ${date}। ${category.pa}, ${minutes} ਮਿੰਟ।`,
    hi: `${author.hi}, ${date}। ${category.hi}, ${minutes} मिनट।`,
  }
}

/** Returns the end of an article: two other articles, and a link to all of them. */
export function readOn(...slugs: readonly [Slug, Slug]): readonly Block[] {
  return [
    { heading: { en: 'Read on', pa: 'ਹੋਰ ਪੜ੍ਹੋ', hi: 'और पढ़ें' }, id: 'read-on' },
    { cards: slugs.map(articleCard) },
    { link: { to: '/blog', label: { en: 'All articles', pa: 'ਸਾਰੇ ਲੇਖ', hi: 'सारे लेख' } } },
  ]
}

import { cardsOf, some } from '#src/content/offer-cards.ts'
import { machinesForSale, rentals, sets, workers } from '#src/content/offers/equipment.ts'
import { definePage } from '#src/content/page.ts'
import { ratesTable } from '#src/content/published-rates.ts'
import { mostWanted } from '#src/content/most-wanted.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const form = 'equipment-booking'
const rent = { en: 'Book Rental', pa: 'ਕਿਰਾਏ ’ਤੇ ਲਓ', hi: 'किराए पर लें' }
const buy = { en: 'Buy Now', pa: 'ਖਰੀਦੋ', hi: 'खरीदें' }
const hire = { en: 'Hire Now', pa: 'ਬੁਲਾਓ', hi: 'बुलाएँ' }

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: mostWanted.farmEquipment.title,
    line: {
      en: 'Tractors and machines, to rent or to buy',
      pa: 'ਟਰੈਕਟਰ ਅਤੇ ਮਸ਼ੀਨਾਂ, ਕਿਰਾਏ ’ਤੇ ਲਓ ਜਾਂ ਖਰੀਦੋ',
      hi: 'ट्रैक्टर और मशीनें, किराए पर लें या खरीदें',
    },
    group: 'machines',
    place: 10,
    tile: { en: 'Machines', pa: 'ਮਸ਼ੀਨਾਂ', hi: 'मशीनें' },
    unfolds: [],
    search:
      'tractor traktor tractar trector trali tralli trolley troli rotavator rotaveter rotavetar rotary cultivator kaltivetar hal palau plough thresher thresar harambha drill dril combine kambain harvester hervester machine mashin masheen rent kiraya kiraye bhada pump sprayer tarekatar tarali kirea pamp trektar',
  },
  {
    id: 'farm-workers',
    below: '#workers',
    title: { en: 'Farm Workers', pa: 'ਖੇਤ ਮਜ਼ਦੂਰ', hi: 'खेत मज़दूर' },
    line: {
      en: 'Labourers, tractor drivers and harvesting teams',
      pa: 'ਮਜ਼ਦੂਰ, ਟਰੈਕਟਰ ਡਰਾਈਵਰ ਅਤੇ ਵਾਢੀ ਟੋਲੀ',
      hi: 'मज़दूर, ट्रैक्टर ड्राइवर और कटाई टोली',
    },
    pictogram: 'worker',
    group: 'machines',
    place: 20,
    search:
      'labour labor lebar worker workers majdoor mazdoor mazdur majdur dihari dihadi kama driver vadhi wadhi katai harvesting majadur',
  },
]

export default definePage({
  title: { en: 'Farm Equipment & Machinery', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' },
  description: {
    en: 'Rent or buy farm machines and hire workers around Sarna: tractors, sprayers, harvesting teams, with rates.',
    pa: 'ਸਰਨਾ ਵਿੱਚ ਖੇਤੀ ਮਸ਼ੀਨਾਂ ਕਿਰਾਏ ’ਤੇ ਲਓ ਜਾਂ ਖਰੀਦੋ। ਟਰੈਕਟਰ, ਸਪਰੇਅ ਪੰਪ, ਵਾਢੀ ਟੋਲੀ ਅਤੇ ਮਜ਼ਦੂਰ, ਰੇਟਾਂ ਸਮੇਤ।',
    hi: 'सरना में खेती की मशीनें किराए पर लें या खरीदें। ट्रैक्टर, स्प्रे पंप, कटाई टोली और मज़दूर, रेट के साथ।',
  },
  intro: {
    en: 'Book here. We contact you within 2 hours, while the centre is open.',
    pa: 'ਇੱਥੇ ਬੁੱਕ ਕਰੋ। ਕੇਂਦਰ ਖੁੱਲ੍ਹਾ ਹੋਵੇ ਤਾਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
    hi: 'यहाँ बुक करें। केंद्र खुला हो तो 2 घंटे में संपर्क करेंगे।',
  },
  pictogram: 'tractor',
  picture: 'heads/farm-equipment',
  parts: ['tractors', 'harvesters', 'irrigation', 'soil-prep', 'planting'],
  blocks: [
    { heading: { en: 'Equipment Rental', pa: 'ਮਸ਼ੀਨਾਂ ਕਿਰਾਏ ’ਤੇ', hi: 'मशीनें किराए पर' }, id: 'rental' },
    {
      cards: cardsOf({ ...rentals, ...sets }, form, rent),
    },
    {
      table: {
        head: [
          { en: 'Other published rates', pa: 'ਹੋਰ ਰੇਟ', hi: 'दूसरे रेट' },
          { en: 'Rate', pa: 'ਰੇਟ', hi: 'रेट' },
        ],
        rows: ratesTable('cultivator', 'power-weeder', 'drone-spraying', 'skilled-labour'),
      },
    },
    { heading: { en: 'Purchase Options', pa: 'ਮਸ਼ੀਨ ਖਰੀਦੋ', hi: 'मशीन खरीदें' }, id: 'purchase' },
    {
      text: {
        en: 'New and used machines, with help for a loan. Ask for the catalog with prices.',
        pa: 'ਨਵੀਆਂ ਅਤੇ ਪੁਰਾਣੀਆਂ ਮਸ਼ੀਨਾਂ, ਕਰਜ਼ੇ ਵਿੱਚ ਮਦਦ ਸਮੇਤ। ਰੇਟਾਂ ਵਾਲੀ ਸੂਚੀ ਮੰਗਵਾਓ।',
        hi: 'नई और पुरानी मशीनें, लोन में मदद के साथ। रेट वाली सूची मँगवाएँ।',
      },
    },
    {
      ask: {
        form: 'equipment-booking',
        subject: 'purchase',
        label: { en: 'Request Catalog', pa: 'ਸੂਚੀ ਮੰਗਵਾਓ', hi: 'सूची मँगवाएँ' },
      },
    },
    { heading: { en: 'Equipment for Sale', pa: 'ਵਿਕਾਊ ਮਸ਼ੀਨਾਂ', hi: 'बिकाऊ मशीनें' }, id: 'sale' },
    {
      cards: cardsOf(machinesForSale, form, buy),
    },
    {
      heading: { en: 'Agricultural Worker Services', pa: 'ਖੇਤ ਮਜ਼ਦੂਰ', hi: 'खेत मज़दूर' },
      id: 'workers',
    },
    {
      cards: cardsOf(workers, form, hire),
    },
    {
      text: {
        en: 'Emergency equipment service carries additional charges.',
        pa: 'ਐਮਰਜੈਂਸੀ ਸੇਵਾ ਦਾ ਖਰਚਾ ਵੱਖਰਾ ਹੈ।',
        hi: 'इमरजेंसी सेवा का खर्च अलग है।',
      },
    },
    { sources: ['wages'] },
    { heading: { en: 'Tractors', pa: 'ਟਰੈਕਟਰ', hi: 'ट्रैक्टर' }, id: 'tractors' },
    {
      text: {
        en: 'A tractor with its trolley, or a driver for your own, by the hour or the day.',
        pa: 'ਟਰਾਲੀ ਸਮੇਤ ਟਰੈਕਟਰ, ਜਾਂ ਤੁਹਾਡੇ ਟਰੈਕਟਰ ਲਈ ਡਰਾਈਵਰ। ਘੰਟੇ ਜਾਂ ਦਿਹਾੜੀ ਦੇ ਹਿਸਾਬ ਨਾਲ।',
        hi: 'ट्रॉली समेत ट्रैक्टर, या आपके ट्रैक्टर के लिए ड्राइवर। घंटे या दिन के हिसाब से।',
      },
    },
    {
      cards: [
        ...cardsOf(some(rentals, 'tractor-trolley'), form, rent, {
          'tractor-trolley': {
            pictogram: 'tractor',
            text: {
              en: 'For ploughing, sowing and carting.',
              pa: 'ਵਾਹੀ, ਬਿਜਾਈ ਅਤੇ ਢੋਆ-ਢੁਆਈ ਲਈ।',
              hi: 'जुताई, बुवाई और ढुलाई के लिए।',
            },
          },
        }),
        ...cardsOf(some(workers, 'tractor-operator'), form, hire, {
          'tractor-operator': {
            pictogram: 'worker',
            text: {
              en: 'Drives your own tractor for the day.',
              pa: 'ਸਾਰਾ ਦਿਨ ਤੁਹਾਡਾ ਟਰੈਕਟਰ ਚਲਾਉਂਦਾ ਹੈ।',
              hi: 'पूरे दिन आपका ट्रैक्टर चलाता है।',
            },
          },
        }),
      ],
    },
    {
      heading: { en: 'Harvesters', pa: 'ਵਾਢੀ ਅਤੇ ਗਹਾਈ', hi: 'कटाई और गहाई' },
      id: 'harvesters',
    },
    {
      text: {
        en: 'A thresher on rent, and a team that cuts and gathers the crop.',
        pa: 'ਕਿਰਾਏ ’ਤੇ ਥਰੈਸ਼ਰ। ਫ਼ਸਲ ਵੱਢਣ ਅਤੇ ਸਾਂਭਣ ਲਈ ਟੋਲੀ ਵੀ।',
        hi: 'किराए पर थ्रेशर। फ़सल काटने और सँभालने के लिए टोली भी।',
      },
    },
    {
      cards: [
        ...cardsOf(some(rentals, 'thresher'), form, rent, {
          thresher: {
            pictogram: 'grains',
            text: {
              en: 'For wheat, mustard, gram and moong.',
              pa: 'ਕਣਕ, ਸਰ੍ਹੋਂ, ਛੋਲੇ ਅਤੇ ਮੂੰਗੀ ਲਈ।',
              hi: 'गेहूँ, सरसों, चने और मूँग के लिए।',
            },
          },
        }),
        ...cardsOf(some(workers, 'harvesting-team'), form, hire, {
          'harvesting-team': {
            pictogram: 'sickle',
            text: { en: 'They bring their own sickles.', pa: 'ਦਾਤਰੀਆਂ ਆਪ ਲਿਆਉਂਦੇ ਹਨ।', hi: 'दराँती खुद लाते हैं।' },
          },
        }),
        ...cardsOf(some(machinesForSale, 'brush-cutter', 'chaff-cutter'), form, buy, {
          'brush-cutter': { pictogram: 'weed' },
          'chaff-cutter': { pictogram: 'straw' },
        }),
      ],
    },
    {
      text: {
        en: 'For a combine, call us: the rate depends on the crop and the field.',
        pa: 'ਕੰਬਾਈਨ ਲਈ ਫ਼ੋਨ ਕਰੋ। ਰੇਟ ਫ਼ਸਲ ਅਤੇ ਖੇਤ ਵੇਖ ਕੇ ਦੱਸਾਂਗੇ।',
        hi: 'कंबाइन के लिए फ़ोन करें। रेट फ़सल और खेत देखकर बताएँगे।',
      },
    },
    { ways: ['phone'] },
    { heading: { en: 'Irrigation', pa: 'ਸਿੰਜਾਈ', hi: 'सिंचाई' }, id: 'irrigation' },
    {
      text: {
        en: 'A pump for the days without canal water, and people who know drip and sprinkler.',
        pa: 'ਨਹਿਰੀ ਪਾਣੀ ਨਾ ਹੋਵੇ ਤਾਂ ਪੰਪ। ਡਰਿੱਪ ਅਤੇ ਫੁਹਾਰਾ (ਸਪ੍ਰਿੰਕਲਰ) ਜਾਣਨ ਵਾਲੇ ਕਾਮੇ।',
        hi: 'नहर का पानी न हो तो पंप। ड्रिप और फव्वारा जानने वाले लोग।',
      },
    },
    {
      cards: [
        ...cardsOf(some(rentals, 'water-pump'), form, rent, {
          'water-pump': {
            pictogram: 'water',
            text: {
              en: 'From canal, pond or tubewell to the field.',
              pa: 'ਨਹਿਰ, ਛੱਪੜ ਜਾਂ ਟਿਊਬਵੈੱਲ ਤੋਂ ਖੇਤ ਤੱਕ।',
              hi: 'नहर, तालाब या ट्यूबवेल से खेत तक।',
            },
          },
        }),
        ...cardsOf(some(workers, 'irrigation-specialist'), form, hire, {
          'irrigation-specialist': {
            pictogram: 'worker',
            text: {
              en: 'Fits drip and sprinklers, repairs pipes.',
              pa: 'ਡਰਿੱਪ ਅਤੇ ਫੁਹਾਰਾ ਲਾਉਂਦਾ ਹੈ, ਪਾਈਪ ਠੀਕ ਕਰਦਾ ਹੈ।',
              hi: 'ड्रिप और फव्वारा लगाता है, पाइप ठीक करता है।',
            },
          },
        }),
      ],
    },
    { link: { to: '/solar-solutions', label: { en: 'Solar pumps', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' } } },
    {
      heading: { en: 'Soil Preparation', pa: 'ਜ਼ਮੀਨ ਦੀ ਤਿਆਰੀ', hi: 'ज़मीन की तैयारी' },
      id: 'soil-prep',
    },
    {
      text: {
        en: 'Machines that loosen the soil and take out weeds, on rent or to buy.',
        pa: 'ਜ਼ਮੀਨ ਪੋਲੀ ਕਰਨ ਅਤੇ ਨਦੀਨ ਕੱਢਣ ਵਾਲੀਆਂ ਮਸ਼ੀਨਾਂ। ਕਿਰਾਏ ’ਤੇ ਲਓ ਜਾਂ ਖਰੀਦੋ।',
        hi: 'मिट्टी भुरभुरी करने और खरपतवार निकालने की मशीनें। किराए पर लें या खरीदें।',
      },
    },
    {
      cards: [
        ...cardsOf(some(rentals, 'rotavator'), form, rent, {
          rotavator: {
            pictogram: 'plough',
            text: {
              en: 'Makes a fine seedbed, mixes in stubble.',
              pa: 'ਮਿੱਟੀ ਭੁਰਭੁਰੀ ਕਰਦਾ ਹੈ, ਕਰਚੇ ਵਿੱਚੇ ਰਲਾਉਂਦਾ ਹੈ।',
              hi: 'मिट्टी भुरभुरी करता है, ठूँठ मिट्टी में मिलाता है।',
            },
          },
        }),
        ...cardsOf(some(machinesForSale, 'mini-tiller', 'power-weeder'), form, buy, {
          'mini-tiller': {
            pictogram: 'plough',
            text: {
              en: 'For vegetable plots and orchards.',
              pa: 'ਸਬਜ਼ੀਆਂ ਅਤੇ ਬਾਗਾਂ ਲਈ।',
              hi: 'सब्ज़ियों और बागों के लिए।',
            },
          },
          'power-weeder': {
            pictogram: 'weed',
            text: {
              en: 'Removes weeds between the rows.',
              pa: 'ਲਾਈਨਾਂ ਵਿਚਕਾਰ ਗੋਡੀ ਕਰਦਾ ਹੈ।',
              hi: 'कतारों के बीच गुड़ाई करता है।',
            },
          },
        }),
      ],
    },
    { heading: { en: 'Planting', pa: 'ਬਿਜਾਈ ਅਤੇ ਲੁਆਈ', hi: 'बुवाई और रोपाई' }, id: 'planting' },
    {
      text: {
        en: 'A drill for sowing in rows, workers for transplanting, and a sprayer for the young crop.',
        pa: 'ਲਾਈਨਾਂ ਵਿੱਚ ਬਿਜਾਈ ਲਈ ਡਰਿੱਲ। ਲੁਆਈ ਲਈ ਕਾਮੇ। ਛੋਟੀ ਫ਼ਸਲ ਲਈ ਸਪਰੇਅ ਪੰਪ।',
        hi: 'कतारों में बुवाई के लिए ड्रिल। रोपाई के लिए मज़दूर। छोटी फ़सल के लिए स्प्रे पंप।',
      },
    },
    {
      cards: [
        ...cardsOf(some(machinesForSale, 'seed-drill'), form, buy, {
          'seed-drill': {
            pictogram: 'seed',
            text: {
              en: 'Sows wheat in lines, with fertilizer.',
              pa: 'ਕਣਕ ਲਾਈਨਾਂ ਵਿੱਚ ਬੀਜਦੀ ਹੈ, ਖਾਦ ਨਾਲ ਹੀ।',
              hi: 'गेहूँ कतारों में बोती है, खाद के साथ।',
            },
          },
        }),
        ...cardsOf(some(workers, 'farm-laborer'), form, hire, {
          'farm-laborer': {
            pictogram: 'worker',
            text: {
              en: 'To transplant paddy and vegetables.',
              pa: 'ਝੋਨਾ ਅਤੇ ਸਬਜ਼ੀਆਂ ਲਾਉਣ ਲਈ।',
              hi: 'धान और सब्ज़ियाँ रोपने के लिए।',
            },
          },
        }),
        ...cardsOf(some(rentals, 'sprayer'), form, rent, {
          sprayer: {
            pictogram: 'pesticide',
            text: { en: 'For the young crop.', pa: 'ਛੋਟੀ ਫ਼ਸਲ ਉੱਤੇ ਸਪਰੇਅ ਲਈ।', hi: 'छोटी फ़सल पर छिड़काव के लिए।' },
          },
        }),
      ],
    },
    { sources: ['wages'] },
  ],
})

import { cardsOf } from '#src/content/offers/cards.ts'
import { machinesForSale, rentals, workers } from '#src/content/offers/equipment.ts'
import { definePage } from '#src/content/page.ts'

export default definePage({
  title: { en: 'Farm Equipment & Machinery', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ', hi: 'खेती की मशीनें' },
  description: {
    en: 'Rent or buy farm machines and hire workers around Sarna: tractors, sprayers, harvesting teams, with rates.',
    pa: 'ਸਰਨਾ ਵਿੱਚ ਮਸ਼ੀਨਾਂ ਕਿਰਾਏ ’ਤੇ ਲਓ ਜਾਂ ਖਰੀਦੋ, ਮਜ਼ਦੂਰ ਬੁਲਾਓ: ਟਰੈਕਟਰ, ਸਪਰੇਅ ਪੰਪ, ਵਾਢੀ ਟੋਲੀ।',
    hi: 'सरना में मशीनें किराए पर लें या खरीदें, मज़दूर बुलाएँ: ट्रैक्टर, स्प्रे पंप, कटाई टोली।',
  },
  intro: {
    en: 'Book here. We contact you within 2 hours.',
    pa: 'ਇੱਥੇ ਬੁੱਕ ਕਰੋ। ਅਸੀਂ 2 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
    hi: 'यहाँ बुक करें। हम 2 घंटे में संपर्क करेंगे।',
  },
  pictogram: 'tractor',
  blocks: [
    { heading: { en: 'Equipment Rental', pa: 'ਮਸ਼ੀਨਾਂ ਕਿਰਾਏ ’ਤੇ', hi: 'मशीनें किराए पर' }, id: 'rental' },
    {
      cards: cardsOf(rentals, 'equipment-booking', {
        en: 'Book Rental',
        pa: 'ਕਿਰਾਏ ’ਤੇ ਲਓ',
        hi: 'किराए पर लें',
      }),
    },
    {
      table: {
        head: [
          { en: 'Other published rates', pa: 'ਹੋਰ ਰੇਟ', hi: 'दूसरे रेट' },
          { en: 'Rate', pa: 'ਰੇਟ', hi: 'रेट' },
        ],
        rows: [
          [
            { en: 'Rotavator, with operator', pa: 'ਰੋਟਾਵੇਟਰ, ਡਰਾਈਵਰ ਸਮੇਤ', hi: 'रोटावेटर, ड्राइवर समेत' },
            { en: '₹800/hr', pa: '₹800 ਪ੍ਰਤੀ ਘੰਟਾ', hi: '₹800 प्रति घंटा' },
          ],
          [
            { en: 'Cultivator/plough', pa: 'ਕਲਟੀਵੇਟਰ/ਹਲ', hi: 'कल्टीवेटर/हल' },
            { en: '₹700/hr', pa: '₹700 ਪ੍ਰਤੀ ਘੰਟਾ', hi: '₹700 प्रति घंटा' },
          ],
          [
            { en: 'Power weeder', pa: 'ਪਾਵਰ ਵੀਡਰ', hi: 'पावर वीडर' },
            { en: '₹1,200/day', pa: '₹1,200 ਪ੍ਰਤੀ ਦਿਨ', hi: '₹1,200 प्रति दिन' },
          ],
          [
            { en: 'Drone spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' },
            {
              en: '₹450-700/acre plus chemicals',
              pa: '₹450 ਤੋਂ ₹700 ਪ੍ਰਤੀ ਏਕੜ, ਦਵਾਈ ਵੱਖਰੀ',
              hi: '₹450 से ₹700 प्रति एकड़, दवा अलग',
            },
          ],
          [
            { en: 'Skilled labour', pa: 'ਹੁਨਰਮੰਦ ਮਜ਼ਦੂਰ', hi: 'हुनरमंद मज़दूर' },
            { en: 'from ₹600/day', pa: 'ਦਿਹਾੜੀ ₹600 ਤੋਂ ਸ਼ੁਰੂ', hi: 'दिहाड़ी ₹600 से शुरू' },
          ],
        ],
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
      cards: cardsOf(machinesForSale, 'equipment-booking', {
        en: 'Buy Now',
        pa: 'ਖਰੀਦੋ',
        hi: 'खरीदें',
      }),
    },
    {
      heading: { en: 'Agricultural Worker Services', pa: 'ਖੇਤ ਮਜ਼ਦੂਰ', hi: 'खेत मज़दूर' },
      id: 'workers',
    },
    {
      cards: cardsOf(workers, 'equipment-booking', {
        en: 'Hire Now',
        pa: 'ਬੁਲਾਓ',
        hi: 'बुलाएँ',
      }),
    },
    {
      text: {
        en: 'Emergency equipment service carries additional charges.',
        pa: 'ਐਮਰਜੈਂਸੀ ਸੇਵਾ ਦਾ ਖਰਚਾ ਵੱਖਰਾ ਹੈ।',
        hi: 'इमरजेंसी सेवा का खर्च अलग है।',
      },
    },
  ],
})

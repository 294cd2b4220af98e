import { definePage } from '#src/content/page.ts'

const ask = {
  form: 'insurance-quote',
  subject: 'equipment',
  label: { en: 'Get Quote', pa: 'ਰੇਟ ਪੁੱਛੋ', hi: 'रेट पूछें' },
} as const

export default definePage({
  title: { en: 'Equipment Insurance', pa: 'ਮਸ਼ੀਨ ਬੀਮਾ', hi: 'मशीन बीमा' },
  description: {
    en: 'Insurance for tractors, harvesters and implements at 1 to 5% a year, with cover up to ₹75,00,000.',
    pa: 'ਟਰੈਕਟਰ, ਕੰਬਾਈਨ ਅਤੇ ਸੰਦਾਂ ਦਾ ਬੀਮਾ। ਸਾਲ ਦਾ 1 ਤੋਂ 5%, ₹75,00,000 ਤੱਕ।',
    hi: 'ट्रैक्टर, कंबाइन और औज़ारों का बीमा। साल का 1 से 5%, ₹75,00,000 तक।',
  },
  intro: {
    en: 'Against accident, theft, fire and breakdown.',
    pa: 'ਹਾਦਸੇ, ਚੋਰੀ, ਅੱਗ ਅਤੇ ਖਰਾਬੀ ਤੋਂ ਬਚਾਅ।',
    hi: 'हादसे, चोरी, आग और खराबी से बचाव।',
  },
  pictogram: 'tractor',
  picture: 'heads/farm-equipment',
  blocks: [
    {
      cards: [
        {
          title: { en: 'Tractors', pa: 'ਟਰੈਕਟਰ', hi: 'ट्रैक्टर' },
          price: { en: '2-4% a year', pa: 'ਸਾਲ ਦਾ 2 ਤੋਂ 4%', hi: 'साल का 2 से 4%' },
          lines: [{ en: 'Cover up to ₹50,00,000', pa: '₹50,00,000 ਤੱਕ ਦਾ ਬੀਮਾ', hi: '₹50,00,000 तक का बीमा' }],
          ask: { ...ask, about: 'equipment-tractors' },
        },
        {
          title: { en: 'Harvesters', pa: 'ਕੰਬਾਈਨ', hi: 'कंबाइन' },
          price: { en: '3-5% a year', pa: 'ਸਾਲ ਦਾ 3 ਤੋਂ 5%', hi: 'साल का 3 से 5%' },
          lines: [{ en: 'Cover up to ₹75,00,000', pa: '₹75,00,000 ਤੱਕ ਦਾ ਬੀਮਾ', hi: '₹75,00,000 तक का बीमा' }],
          ask: { ...ask, about: 'equipment-harvesters' },
        },
        {
          title: { en: 'Implements', pa: 'ਸੰਦ', hi: 'औज़ार' },
          price: { en: '1-3% a year', pa: 'ਸਾਲ ਦਾ 1 ਤੋਂ 3%', hi: 'साल का 1 से 3%' },
          lines: [{ en: 'Cover up to ₹25,00,000', pa: '₹25,00,000 ਤੱਕ ਦਾ ਬੀਮਾ', hi: '₹25,00,000 तक का बीमा' }],
          ask: { ...ask, about: 'equipment-implements' },
        },
      ],
    },
    {
      heading: { en: 'Calculate the Premium', pa: 'ਪ੍ਰੀਮੀਅਮ ਦਾ ਹਿਸਾਬ', hi: 'प्रीमियम का हिसाब' },
      id: 'calculator',
    },
    { calculator: 'equipment' },
    { heading: { en: 'An example', pa: 'ਇੱਕ ਮਿਸਾਲ', hi: 'एक मिसाल' }, id: 'example' },
    {
      table: {
        head: [
          { en: 'Value of the machine', pa: 'ਮਸ਼ੀਨ ਦੀ ਕੀਮਤ', hi: 'मशीन की कीमत' },
          { en: 'At 3%, a year', pa: '3% ਉੱਤੇ, ਸਾਲ ਦਾ', hi: '3% पर, साल का' },
          { en: 'A month', pa: 'ਮਹੀਨੇ ਦਾ', hi: 'महीने का' },
        ],
        rows: [
          [
            { en: '₹10,00,000', pa: '₹10,00,000', hi: '₹10,00,000' },
            { en: '₹30,000', pa: '₹30,000', hi: '₹30,000' },
            { en: '₹2,500', pa: '₹2,500', hi: '₹2,500' },
          ],
        ],
      },
    },
    {
      text: {
        en: 'Claim settlement within 15 days is what insurers aim at. The insurer decides. We help you claim.',
        pa: 'ਕੰਪਨੀਆਂ ਬਹੁਤੀ ਵਾਰ 15 ਦਿਨਾਂ ਵਿੱਚ ਕਲੇਮ ਦਾ ਫ਼ੈਸਲਾ ਕਰਦੀਆਂ ਹਨ। ਫ਼ੈਸਲਾ ਬੀਮਾ ਕੰਪਨੀ ਕਰਦੀ ਹੈ। ਕਲੇਮ ਵਿੱਚ ਅਸੀਂ ਮਦਦ ਕਰਦੇ ਹਾਂ।',
        hi: 'कंपनियाँ आम तौर पर 15 दिन में क्लेम का फ़ैसला करती हैं। फ़ैसला बीमा कंपनी करती है। क्लेम में हम मदद करते हैं।',
      },
    },
    { link: { to: '/insurance', label: { en: 'All insurance', pa: 'ਸਾਰੇ ਬੀਮੇ', hi: 'सारे बीमे' } } },
  ],
})

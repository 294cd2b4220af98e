/** Texts of the mail. They repeat the app's phrases, because functions are built separately. */
export const words = {
  en: {
    subject: 'Receipt {serial}',
    hello: 'Dear {name},',
    thanks: 'Thank you. We have received your payment. This is your receipt.',
    number: 'Receipt number',
    date: 'Date',
    order: 'Order',
    place: 'Place of supply',
    buyer: 'Buyer',
    delivery: 'Delivery fee',
    free: 'Free',
    total: 'Total',
    untaxed: 'Price without tax',
    noTax: 'no tax',
    invoice: 'Tax invoice',
    bill_of_supply: 'Bill of supply',
    both: 'Invoice-cum-bill of supply',
    byComputer: 'Computer-generated receipt. No signature needed.',
  },
  pa: {
    subject: 'ਰਸੀਦ {serial}',
    hello: 'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ {name} ਜੀ,',
    thanks: 'ਧੰਨਵਾਦ। ਤੁਹਾਡੇ ਪੈਸੇ ਮਿਲ ਗਏ ਹਨ। ਇਹ ਤੁਹਾਡੀ ਰਸੀਦ ਹੈ।',
    number: 'ਰਸੀਦ ਨੰਬਰ',
    date: 'ਤਾਰੀਖ',
    order: 'ਆਰਡਰ',
    place: 'ਸਪਲਾਈ ਦੀ ਥਾਂ',
    buyer: 'ਖਰੀਦਦਾਰ',
    delivery: 'ਡਿਲਿਵਰੀ ਖਰਚਾ',
    free: 'ਮੁਫ਼ਤ',
    total: 'ਕੁੱਲ',
    untaxed: 'ਟੈਕਸ ਤੋਂ ਬਿਨਾਂ ਕੀਮਤ',
    noTax: 'ਟੈਕਸ ਨਹੀਂ',
    invoice: 'ਟੈਕਸ ਬਿੱਲ (Tax Invoice)',
    bill_of_supply: 'ਬਿਨਾਂ ਟੈਕਸ ਦਾ ਬਿੱਲ (Bill of Supply)',
    both: 'ਟੈਕਸ ਵਾਲੇ ਅਤੇ ਬਿਨਾਂ ਟੈਕਸ ਦੇ ਸਾਮਾਨ ਦਾ ਬਿੱਲ (Invoice-cum-Bill of Supply)',
    byComputer: 'ਇਹ ਰਸੀਦ ਕੰਪਿਊਟਰ ਨੇ ਬਣਾਈ ਹੈ। ਦਸਤਖਤ ਦੀ ਲੋੜ ਨਹੀਂ।',
  },
  hi: {
    subject: 'रसीद {serial}',
    hello: 'नमस्ते {name} जी,',
    thanks: 'धन्यवाद। आपके पैसे मिल गए हैं। यह आपकी रसीद है।',
    number: 'रसीद नंबर',
    date: 'तारीख',
    order: 'ऑर्डर',
    place: 'सप्लाई की जगह',
    buyer: 'खरीदार',
    delivery: 'डिलीवरी खर्च',
    free: 'मुफ़्त',
    total: 'कुल',
    untaxed: 'टैक्स के बिना कीमत',
    noTax: 'टैक्स नहीं',
    invoice: 'टैक्स बिल (Tax Invoice)',
    bill_of_supply: 'बिना टैक्स का बिल (Bill of Supply)',
    both: 'टैक्स वाले और बिना टैक्स के सामान का बिल (Invoice-cum-Bill of Supply)',
    byComputer: 'यह रसीद कंप्यूटर ने बनाई है। दस्तखत की ज़रूरत नहीं।',
  },
} as const

/** A language that letters are written in. */
export type Language = keyof typeof words

/** The states that the centre sends to, by the code that a GSTIN begins with. */
export const states: Record<string, Record<Language, string>> = {
  '01': { en: 'Jammu & Kashmir', pa: 'ਜੰਮੂ-ਕਸ਼ਮੀਰ', hi: 'जम्मू-कश्मीर' },
  '02': { en: 'Himachal Pradesh', pa: 'ਹਿਮਾਚਲ ਪ੍ਰਦੇਸ਼', hi: 'हिमाचल प्रदेश' },
  '03': { en: 'Punjab', pa: 'ਪੰਜਾਬ', hi: 'पंजाब' },
  '06': { en: 'Haryana', pa: 'ਹਰਿਆਣਾ', hi: 'हरियाणा' },
  '07': { en: 'Delhi', pa: 'ਦਿੱਲੀ', hi: 'दिल्ली' },
  '08': { en: 'Rajasthan', pa: 'ਰਾਜਸਥਾਨ', hi: 'राजस्थान' },
}

/** Units of packs, by their name in the catalogue. */
export const units: Readonly<Record<string, Record<Language, string>>> = {
  g: { en: 'g', pa: 'ਗ੍ਰਾਮ', hi: 'ग्राम' },
  kg: { en: 'kg', pa: 'ਕਿਲੋ', hi: 'किलो' },
  ml: { en: 'ml', pa: 'ਮਿ.ਲੀ.', hi: 'मि.ली.' },
  litre: { en: 'litre', pa: 'ਲੀਟਰ', hi: 'लीटर' },
  seeds: { en: 'seeds', pa: 'ਬੀਜ', hi: 'बीज' },
  packet: { en: 'packet', pa: 'ਪੈਕਟ', hi: 'पैकेट' },
  piece: { en: 'piece', pa: 'ਨਗ', hi: 'नग' },
  dozen: { en: 'dozen', pa: 'ਦਰਜਨ', hi: 'दर्जन' },
  plant: { en: 'plant', pa: 'ਬੂਟਾ', hi: 'पौधा' },
  bag: { en: 'bag', pa: 'ਬੋਰੀ', hi: 'बोरी' },
}

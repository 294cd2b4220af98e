import type { Words } from '#src/platform/i18n/words.ts'

/** Words of the fields that a person names in their profile, and that forms offer. */
export const farmFieldWords = {
  title: { en: 'Your fields', pa: 'ਤੁਹਾਡੇ ਖੇਤ', hi: 'आपके खेत' },
  ofFarmer: { en: 'Fields of this farmer', pa: 'ਇਸ ਕਿਸਾਨ ਦੇ ਖੇਤ', hi: 'इस किसान के खेत' },
  why: {
    en: 'Write a field once. Then pick it in any form.',
    pa: 'ਇਹ ਖੇਤ ਫ਼ਾਰਮਾਂ ਵਿੱਚ ਦਿਸਣਗੇ। ਇੱਕੋ ਵਾਰ ਲਿਖਣੇ ਪੈਣਗੇ।',
    hi: 'ये खेत फ़ॉर्म में दिखेंगे। एक ही बार लिखने होंगे।',
  },
  field: { en: 'Field', pa: 'ਖੇਤ', hi: 'खेत' },
  name: { en: 'Name of the field', pa: 'ਖੇਤ ਦਾ ਨਾਮ', hi: 'खेत का नाम' },
  nameHint: { en: 'Canal field, well field', pa: 'ਨਹਿਰ ਵਾਲਾ, ਖੂਹ ਵਾਲਾ', hi: 'नहर वाला, कुएँ वाला' },
  acres: { en: 'Acres', pa: 'ਕਿੰਨੇ ਕਿੱਲੇ', hi: 'कितने एकड़' },
  village: { en: 'Village', pa: 'ਪਿੰਡ', hi: 'गाँव' },
  place: { en: 'How to find it', pa: 'ਕਿਵੇਂ ਪਹੁੰਚਣਾ ਹੈ', hi: 'कैसे पहुँचना है' },
  add: { en: 'Add a field', pa: 'ਖੇਤ ਜੋੜੋ', hi: 'खेत जोड़ें' },
  save: { en: 'Save the field', pa: 'ਖੇਤ ਸੇਵ ਕਰੋ', hi: 'खेत सेव करें' },
  cancel: { en: 'Cancel', pa: 'ਰਹਿਣ ਦਿਓ', hi: 'रहने दें' },
  change: { en: 'Change', pa: 'ਬਦਲੋ', hi: 'बदलें' },
  changeOf: { en: 'Change: {field}', pa: 'ਬਦਲੋ: {field}', hi: 'बदलें: {field}' },
  remove: { en: 'Remove', pa: 'ਹਟਾਓ', hi: 'हटाएँ' },
  removeOf: { en: 'Remove: {field}', pa: 'ਹਟਾਓ: {field}', hi: 'हटाएँ: {field}' },
  saved: { en: 'Saved on this phone', pa: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ', hi: 'इस फ़ोन में सेव है' },
  removed: { en: 'The field is removed', pa: 'ਖੇਤ ਹਟਾ ਦਿੱਤਾ', hi: 'खेत हटा दिया' },
  undo: { en: 'Undo', pa: 'ਪਹਿਲਾਂ ਵਾਂਗ ਕਰੋ', hi: 'पहले जैसा करें' },
  noName: { en: 'Give the field a name', pa: 'ਖੇਤ ਦਾ ਨਾਮ ਲਿਖੋ', hi: 'खेत का नाम लिखें' },
  sameName: {
    en: 'You have a field of this name already',
    pa: 'ਇਸ ਨਾਮ ਦਾ ਖੇਤ ਪਹਿਲਾਂ ਹੀ ਹੈ',
    hi: 'इस नाम का खेत पहले से है',
  },
  badAcres: {
    en: 'Write acres, or kanal and marla: 0.1 to 1000 acres',
    pa: 'ਕਿੱਲੇ ਲਿਖੋ, ਜਾਂ ਕਨਾਲ ਅਤੇ ਮਰਲੇ: 0.1 ਤੋਂ 1000 ਕਿੱਲੇ',
    hi: 'एकड़ लिखें, या कनाल और मरला: 0.1 से 1000 एकड़',
  },
  asksBigha: {
    en: 'How many acres is that? A bigha is not the same everywhere.',
    pa: 'ਇਹ ਕਿੰਨੇ ਕਿੱਲੇ ਹਨ? ਵਿੱਘਾ ਹਰ ਥਾਂ ਇੱਕੋ ਜਿਹਾ ਨਹੀਂ।',
    hi: 'यह कितने एकड़ है? बीघा हर जगह एक जैसा नहीं।',
  },
  asksKanal: {
    en: 'Is it kanal and marla? Then write: {kanal} kanal {marla} marla',
    pa: 'ਕੀ ਇਹ ਕਨਾਲ ਅਤੇ ਮਰਲੇ ਹਨ? ਤਾਂ ਲਿਖੋ: {kanal} ਕਨਾਲ {marla} ਮਰਲੇ',
    hi: 'क्या यह कनाल और मरला है? तो लिखें: {kanal} कनाल {marla} मरला',
  },
  failed: { en: 'Error', pa: 'ਗੜਬੜ ਹੋ ਗਈ', hi: 'गड़बड़ी हो गई' },
  oneAcre: { en: '1 acre', pa: '1 ਕਿੱਲਾ', hi: '1 एकड़' },
  manyAcres: { en: '{acres} acres', pa: '{acres} ਕਿੱਲੇ', hi: '{acres} एकड़' },
} as const satisfies Record<string, Words>

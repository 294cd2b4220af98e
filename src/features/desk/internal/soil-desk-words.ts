import type { Words } from '#src/platform/i18n/words.ts'

/** Words of the desk's soil samples. */
export const soilDeskWords = {
  toCollect: { en: 'To be taken', pa: 'ਲੈਣੇ ਹਨ', hi: 'लेने हैं' },
  which: { en: 'Which samples', pa: 'ਕਿਹੜੇ ਨਮੂਨੇ', hi: 'कौन से नमूने' },
  none: { en: 'There is none.', pa: 'ਕੋਈ ਨਹੀਂ ਹੈ।', hi: 'कोई नहीं है।' },
  field: { en: 'Which field', pa: 'ਕਿਹੜਾ ਖੇਤ', hi: 'कौन सा खेत' },
  collect: { en: 'Sample taken', pa: 'ਨਮੂਨਾ ਲੈ ਲਿਆ', hi: 'नमूना ले लिया' },
  oneMore: { en: 'One more sample', pa: 'ਇੱਕ ਹੋਰ ਨਮੂਨਾ', hi: 'एक और नमूना' },
  toLab: { en: 'Sent to the laboratory', pa: 'ਲੈਬ ਨੂੰ ਭੇਜ ਦਿੱਤਾ', hi: 'लैब को भेज दिया' },
  enter: { en: 'Enter the result', pa: 'ਨਤੀਜਾ ਭਰੋ', hi: 'नतीजा भरें' },
  correct: { en: 'Correct the result', pa: 'ਨਤੀਜਾ ਠੀਕ ਕਰੋ', hi: 'नतीजा ठीक करें' },
  withdraw: { en: 'Withdraw the result', pa: 'ਨਤੀਜਾ ਵਾਪਸ ਲਓ', hi: 'नतीजा वापस लें' },
  discard: { en: 'Do not use this sample', pa: 'ਇਹ ਨਮੂਨਾ ਨਾ ਵਰਤੋ', hi: 'यह नमूना इस्तेमाल न करें' },
  reason: { en: 'Why? The farmer reads it.', pa: 'ਕਿਉਂ? ਕਿਸਾਨ ਇਹ ਪੜ੍ਹੇਗਾ।', hi: 'क्यों? किसान इसे पढ़ेगा।' },
  save: { en: 'Save', pa: 'ਸੇਵ ਕਰੋ', hi: 'सेव करें' },
  leave: { en: 'Cancel', pa: 'ਰਹਿਣ ਦਿਓ', hi: 'रहने दें' },
  testedOn: { en: 'Tested on', pa: 'ਪਰਖ ਦੀ ਤਾਰੀਖ', hi: 'जाँच की तारीख' },
  lab: { en: 'Laboratory', pa: 'ਲੈਬ', hi: 'लैब' },
  label: { en: 'Label', pa: 'ਪਰਚੀ', hi: 'पर्ची' },
  printLabel: { en: 'Print the label', pa: 'ਪਰਚੀ ਪ੍ਰਿੰਟ ਕਰੋ', hi: 'पर्ची प्रिंट करें' },
  openRequest: { en: 'Open the request', pa: 'ਅਰਜ਼ੀ ਖੋਲ੍ਹੋ', hi: 'आवेदन खोलें' },
  file: {
    en: 'Results from a file (Excel, CSV)',
    pa: 'ਫ਼ਾਈਲ (Excel, CSV) ਤੋਂ ਨਤੀਜੇ',
    hi: 'फ़ाइल (Excel, CSV) से नतीजे',
  },
  chooseFile: { en: 'Choose the laboratory’s file', pa: 'ਲੈਬ ਦੀ ਫ਼ਾਈਲ ਚੁਣੋ', hi: 'लैब की फ़ाइल चुनें' },
  columns: { en: 'Read: {columns}', pa: 'ਪੜ੍ਹੇ: {columns}', hi: 'पढ़े: {columns}' },
  assumed: { en: 'no unit in the file', pa: 'ਫ਼ਾਈਲ ਵਿੱਚ ਨਾਪ ਨਹੀਂ', hi: 'फ़ाइल में नाप नहीं' },
  missing: { en: 'Not in the file: {signs}', pa: 'ਫ਼ਾਈਲ ਵਿੱਚ ਨਹੀਂ: {signs}', hi: 'फ़ाइल में नहीं: {signs}' },
  ignored: { en: 'Not read: {headings}', pa: 'ਨਹੀਂ ਪੜ੍ਹੇ: {headings}', hi: 'नहीं पढ़े: {headings}' },
  good: { en: 'Good rows: {count}', pa: 'ਠੀਕ ਲਾਈਨਾਂ: {count}', hi: 'ठीक लाइनें: {count}' },
  bad: {
    en: 'Wrong rows: {count}. You can save the good ones without them.',
    pa: 'ਗਲਤ ਲਾਈਨਾਂ: {count}। ਠੀਕ ਲਾਈਨਾਂ ਇਨ੍ਹਾਂ ਤੋਂ ਬਿਨਾਂ ਸੇਵ ਹੋ ਸਕਦੀਆਂ ਹਨ।',
    hi: 'गलत लाइनें: {count}। ठीक लाइनें इनके बिना सेव हो सकती हैं।',
  },
  saveBad: {
    en: 'Download the wrong rows (CSV)',
    pa: 'ਗਲਤ ਲਾਈਨਾਂ ਦੀ ਫ਼ਾਈਲ (CSV) ਲਓ',
    hi: 'गलत लाइनों की फ़ाइल (CSV) लें',
  },
  whyBad: { en: 'What is wrong', pa: 'ਕੀ ਗਲਤ ਹੈ', hi: 'क्या गलत है' },
  left: {
    en: 'Left out, no sample: {count}',
    pa: 'ਛੱਡੀਆਂ, ਨਮੂਨਾ ਨਹੀਂ: {count}',
    hi: 'छोड़ी गईं, नमूना नहीं: {count}',
  },
  more: { en: 'And {count} more', pa: 'ਅਤੇ {count} ਹੋਰ', hi: 'और {count} और' },
  whichDay: {
    en: 'Which day is {date} in this file?',
    pa: 'ਇਸ ਫ਼ਾਈਲ ਵਿੱਚ {date} ਕਿਹੜਾ ਦਿਨ ਹੈ?',
    hi: 'इस फ़ाइल में {date} कौन सा दिन है?',
  },
  row: { en: 'Row {row}', pa: 'ਲਾਈਨ {row}', hi: 'लाइन {row}' },
  preview: { en: 'Results in the file', pa: 'ਫ਼ਾਈਲ ਵਿੱਚ ਕੀ ਹੈ', hi: 'फ़ाइल में क्या है' },
  take: { en: 'Save {count} good results', pa: '{count} ਠੀਕ ਨਤੀਜੇ ਸੇਵ ਕਰੋ', hi: '{count} ठीक नतीजे सेव करें' },
  taken: { en: '{count} results are in', pa: '{count} ਨਤੀਜੇ ਆ ਗਏ', hi: '{count} नतीजे आ गए' },
  done: { en: 'The centre has it', pa: 'ਕੇਂਦਰ ਨੂੰ ਮਿਲ ਗਿਆ', hi: 'केंद्र को मिल गया' },
  unreachable: {
    en: 'No answer came from the centre. Try again: it is safe to repeat.',
    pa: 'ਕੇਂਦਰ ਦਾ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਇਸ ਨਾਲ ਕੋਈ ਨੁਕਸਾਨ ਨਹੀਂ।',
    hi: 'केंद्र का जवाब नहीं आया। फिर से कोशिश करें। इससे कोई नुकसान नहीं होगा।',
  },
  changed: {
    en: 'Somebody changed this sample meanwhile. Look at it again.',
    pa: 'ਕਿਸੇ ਨੇ ਇਹ ਨਮੂਨਾ ਬਦਲ ਦਿੱਤਾ ਹੈ। ਦੁਬਾਰਾ ਵੇਖੋ।',
    hi: 'किसी ने यह नमूना बदल दिया है। दोबारा देखें।',
  },
  notTaken: {
    en: 'The centre did not accept this. Check it.',
    pa: 'ਕੇਂਦਰ ਨੇ ਇਹ ਨਹੀਂ ਲਿਆ। ਵੇਖ ਲਓ।',
    hi: 'केंद्र ने यह नहीं लिया। देख लें।',
  },
  range: {
    en: '{least} to {most} is possible',
    pa: '{least} ਤੋਂ {most} ਹੋ ਸਕਦਾ ਹੈ',
    hi: '{least} से {most} हो सकता है',
  },
  noValue: { en: 'Write at least one value', pa: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਨਤੀਜਾ ਭਰੋ', hi: 'कम से कम एक नतीजा भरें' },
  noReason: { en: 'Write why', pa: 'ਕਾਰਨ ਲਿਖੋ', hi: 'कारण लिखें' },
  badDay: { en: 'This day is not right', pa: 'ਤਾਰੀਖ ਠੀਕ ਨਹੀਂ', hi: 'तारीख ठीक नहीं' },
} as const satisfies Record<string, Words>

/** Why a row of a laboratory's file is not accepted, by `RowFault` and the centre's words. */
export const rowFaults: Readonly<Record<string, Words>> = {
  label: {
    en: 'the sample number is not whole',
    pa: 'ਨਮੂਨੇ ਦਾ ਨੰਬਰ ਪੂਰਾ ਨਹੀਂ',
    hi: 'नमूने का नंबर पूरा नहीं',
  },
  error: { en: 'an error of Excel', pa: 'Excel ਦੀ ਗਲਤੀ', hi: 'Excel की गलती' },
  number: { en: 'not a number', pa: 'ਨੰਬਰ ਨਹੀਂ', hi: 'नंबर नहीं' },
  range: { en: 'soil cannot have this', pa: 'ਮਿੱਟੀ ਵਿੱਚ ਇੰਨਾ ਨਹੀਂ ਹੁੰਦਾ', hi: 'मिट्टी में इतना नहीं होता' },
  unit: { en: 'perhaps µS/cm, name the unit', pa: 'ਸ਼ਾਇਦ µS/cm ਹੈ, ਨਾਪ ਲਿਖੋ', hi: 'शायद µS/cm है, नाप लिखें' },
  date: { en: 'the day is not right', pa: 'ਤਾਰੀਖ ਠੀਕ ਨਹੀਂ', hi: 'तारीख ठीक नहीं' },
  none: { en: 'no value', pa: 'ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ', hi: 'कोई नतीजा नहीं' },
  twice: { en: 'the sample is there twice', pa: 'ਨਮੂਨਾ ਦੋ ਵਾਰ ਹੈ', hi: 'नमूना दो बार है' },
  unknown: { en: 'no such sample is open', pa: 'ਇਹ ਨਮੂਨਾ ਉਡੀਕ ਵਿੱਚ ਨਹੀਂ', hi: 'यह नमूना इंतज़ार में नहीं' },
  tested: { en: 'it has a result already', pa: 'ਨਤੀਜਾ ਪਹਿਲਾਂ ਹੀ ਹੈ', hi: 'नतीजा पहले से है' },
  discarded: { en: 'the sample is not used', pa: 'ਨਮੂਨਾ ਵਰਤਿਆ ਨਹੀਂ ਗਿਆ', hi: 'नमूना इस्तेमाल नहीं हुआ' },
  several: {
    en: 'several samples are open, add the number',
    pa: 'ਕਈ ਨਮੂਨੇ ਹਨ, ਨੰਬਰ ਲਿਖੋ',
    hi: 'कई नमूने हैं, नंबर लिखें',
  },
}

/** Why a file is not read at all, by `FileFault`. */
export const fileFaults: Readonly<Record<string, Words>> = {
  empty: { en: 'The file is empty.', pa: 'ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ।', hi: 'फ़ाइल खाली है।' },
  'no sample': {
    en: 'No column has the sample numbers. Name it Sample No.',
    pa: 'ਨਮੂਨੇ ਦੇ ਨੰਬਰ ਵਾਲਾ ਖਾਨਾ ਨਹੀਂ ਹੈ। ਉਸ ਉੱਤੇ Sample No. ਲਿਖੋ।',
    hi: 'नमूने के नंबर वाला खाना नहीं है। उस पर Sample No. लिखें।',
  },
  'no values': {
    en: 'No column has a value of the card.',
    pa: 'ਕਿਸੇ ਖਾਨੇ ਵਿੱਚ ਕਾਰਡ ਦਾ ਨਤੀਜਾ ਨਹੀਂ।',
    hi: 'किसी खाने में कार्ड का नतीजा नहीं।',
  },
  unit: {
    en: 'These columns have an unknown unit:',
    pa: 'ਇਨ੍ਹਾਂ ਖਾਨਿਆਂ ਦਾ ਨਾਪ ਸਮਝ ਨਹੀਂ ਆਇਆ:',
    hi: 'इन खानों का नाप समझ नहीं आया:',
  },
  twice: {
    en: 'These columns are for the same thing:',
    pa: 'ਇਹ ਖਾਨੇ ਇੱਕੋ ਚੀਜ਼ ਦੇ ਹਨ:',
    hi: 'ये खाने एक ही चीज़ के हैं:',
  },
  sheets: {
    en: 'Several sheets have samples. Save each one as a file:',
    pa: 'ਕਈ ਸ਼ੀਟਾਂ ਵਿੱਚ ਨਮੂਨੇ ਹਨ। ਹਰ ਇੱਕ ਦੀ ਵੱਖਰੀ ਫ਼ਾਈਲ ਬਣਾਓ:',
    hi: 'कई शीटों में नमूने हैं। हर एक की अलग फ़ाइल बनाएँ:',
  },
  damaged: {
    en: 'The workbook is damaged. Open it in Excel and save it again.',
    pa: 'Excel ਦੀ ਫ਼ਾਈਲ ਖਰਾਬ ਹੈ। Excel ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ ਦੁਬਾਰਾ ਸੇਵ ਕਰੋ।',
    hi: 'Excel की फ़ाइल खराब है। Excel में खोलकर फिर से सेव करें।',
  },
  'old excel': {
    en: 'This is an old Excel file (.xls), or one with a password. Open it in Excel and save it as .xlsx or CSV.',
    pa: 'ਇਹ ਪੁਰਾਣੀ Excel ਫ਼ਾਈਲ (.xls) ਹੈ, ਜਾਂ ਪਾਸਵਰਡ ਵਾਲੀ। Excel ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ .xlsx ਜਾਂ CSV ਵਜੋਂ ਸੇਵ ਕਰੋ।',
    hi: 'यह पुरानी Excel फ़ाइल (.xls) है, या पासवर्ड वाली। Excel में खोलकर .xlsx या CSV के रूप में सेव करें।',
  },
  pdf: {
    en: 'This is a PDF. Ask the laboratory for Excel or CSV, or enter the results by hand.',
    pa: 'ਇਹ PDF ਹੈ। ਲੈਬ ਤੋਂ Excel ਜਾਂ CSV ਮੰਗੋ, ਜਾਂ ਨਤੀਜੇ ਹੱਥ ਨਾਲ ਭਰੋ।',
    hi: 'यह PDF है। लैब से Excel या CSV माँगें, या नतीजे हाथ से भरें।',
  },
  'web page': {
    en: 'This is a web page (HTML) and no Excel file. Open it in Excel and save it as .xlsx or CSV.',
    pa: 'ਇਹ ਵੈੱਬ ਪੰਨਾ (HTML) ਹੈ, Excel ਫ਼ਾਈਲ ਨਹੀਂ। Excel ਵਿੱਚ ਖੋਲ੍ਹ ਕੇ .xlsx ਜਾਂ CSV ਵਜੋਂ ਸੇਵ ਕਰੋ।',
    hi: 'यह वेब पेज (HTML) है, Excel फ़ाइल नहीं। Excel में खोलकर .xlsx या CSV के रूप में सेव करें।',
  },
  picture: {
    en: 'This is a picture. Ask the laboratory for Excel or CSV, or enter the results by hand.',
    pa: 'ਇਹ ਤਸਵੀਰ ਹੈ। ਲੈਬ ਤੋਂ Excel ਜਾਂ CSV ਮੰਗੋ, ਜਾਂ ਨਤੀਜੇ ਹੱਥ ਨਾਲ ਭਰੋ।',
    hi: 'यह तस्वीर है। लैब से Excel या CSV माँगें, या नतीजे हाथ से भरें।',
  },
  other: {
    en: 'This is no table. Save the table as .xlsx or CSV.',
    pa: 'ਇਹ ਟੇਬਲ ਨਹੀਂ। ਟੇਬਲ ਨੂੰ .xlsx ਜਾਂ CSV ਵਜੋਂ ਸੇਵ ਕਰੋ।',
    hi: 'यह टेबल नहीं है। टेबल को .xlsx या CSV के रूप में सेव करें।',
  },
  unread: {
    en: 'This browser could not open the file. Choose it again.',
    pa: 'ਬ੍ਰਾਊਜ਼ਰ ਫ਼ਾਈਲ ਨਹੀਂ ਖੋਲ੍ਹ ਸਕਿਆ। ਦੁਬਾਰਾ ਚੁਣੋ।',
    hi: 'ब्राउज़र फ़ाइल नहीं खोल सका। फिर से चुनें।',
  },
  'too long': {
    en: 'The file has more than 10,000 rows. Split it.',
    pa: 'ਫ਼ਾਈਲ ਵਿੱਚ 10,000 ਤੋਂ ਵੱਧ ਲਾਈਨਾਂ ਹਨ। ਵੰਡ ਲਓ।',
    hi: 'फ़ाइल में 10,000 से ज़्यादा लाइनें हैं। बाँट लें।',
  },
}

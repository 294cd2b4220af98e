/** Words for whoever has goods to sell. */
export const words = {
  nothing: {
    en: 'You have no goods to sell. The centre gives them to you.',
    pa: 'ਤੁਹਾਡੇ ਕੋਲ ਵੇਚਣ ਲਈ ਮਾਲ ਨਹੀਂ ਹੈ। ਮਾਲ ਕੇਂਦਰ ਦਿੰਦਾ ਹੈ।',
    hi: 'आपके पास बेचने का माल नहीं है। माल केंद्र देता है।',
  },
  notKnown: {
    en: 'This phone does not know your goods yet. Connect to the network once.',
    pa: 'ਇਸ ਫ਼ੋਨ ਨੂੰ ਅਜੇ ਤੁਹਾਡੇ ਮਾਲ ਦਾ ਪਤਾ ਨਹੀਂ। ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਜੁੜੋ।',
    hi: 'इस फ़ोन को अभी आपके माल का पता नहीं। एक बार नेटवर्क से जुड़ें।',
  },
  unsent: {
    en: 'Sales that are not at the centre yet: {count}. They are saved on this phone.',
    pa: 'ਵਿਕਰੀਆਂ ਜੋ ਅਜੇ ਕੇਂਦਰ ਨਹੀਂ ਪਹੁੰਚੀਆਂ: {count}। ਇਹ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹਨ।',
    hi: 'बिक्री जो अभी केंद्र नहीं पहुँची: {count}। ये इस फ़ोन में सेव हैं।',
  },
  left: { en: '{left} of {all} left', pa: '{all} ਵਿੱਚੋਂ {left} ਬਾਕੀ', hi: '{all} में से {left} बाकी' },
  price: { en: '{money} each', pa: 'ਇੱਕ ਦਾ {money}', hi: 'एक का {money}' },
  until: { en: 'Sell until {day}', pa: '{day} ਤੱਕ ਵੇਚੋ', hi: '{day} तक बेचें' },
  take: { en: 'Sell from this phone', pa: 'ਇਸ ਫ਼ੋਨ ਤੋਂ ਵੇਚੋ', hi: 'इस फ़ोन से बेचें' },
  takeHint: {
    en: 'Only one phone can sell these goods. This needs the network once.',
    pa: 'ਇਹ ਮਾਲ ਇੱਕੋ ਫ਼ੋਨ ਤੋਂ ਵਿਕਦਾ ਹੈ। ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ।',
    hi: 'यह माल एक ही फ़ोन से बिकता है। एक बार नेटवर्क चाहिए।',
  },
  elsewhere: {
    en: 'Another phone sells these goods. Sell from that phone. If it is lost, tell the manager.',
    pa: 'ਇਹ ਮਾਲ ਦੂਜੇ ਫ਼ੋਨ ਤੋਂ ਵਿਕਦਾ ਹੈ। ਉਸੇ ਤੋਂ ਵੇਚੋ। ਉਹ ਗੁੰਮ ਹੈ ਤਾਂ ਮੈਨੇਜਰ ਨੂੰ ਦੱਸੋ।',
    hi: 'यह माल दूसरे फ़ोन से बिकता है। उसी से बेचें। वह खो गया है तो मैनेजर को बताएँ।',
  },
  givenBack: {
    en: 'You gave back the rest. Bring it to the centre.',
    pa: 'ਬਾਕੀ ਮਾਲ ਤੁਸੀਂ ਮੋੜ ਦਿੱਤਾ। ਉਹ ਕੇਂਦਰ ਲੈ ਆਓ।',
    hi: 'बाकी माल आपने लौटा दिया। उसे केंद्र ले आएँ।',
  },
  ended: {
    en: 'The centre has ended this. Bring back what is left.',
    pa: 'ਕੇਂਦਰ ਨੇ ਇਹ ਬੰਦ ਕਰ ਦਿੱਤਾ। ਬਚਿਆ ਮਾਲ ਵਾਪਸ ਲੈ ਆਓ।',
    hi: 'केंद्र ने इसे बंद कर दिया। बचा माल वापस ले आएँ।',
  },
  over: {
    en: 'The last day is over. Sell nothing more, and bring back what is left. If the date of this phone is wrong, set it right.',
    pa: 'ਆਖਰੀ ਦਿਨ ਲੰਘ ਗਿਆ। ਹੋਰ ਨਾ ਵੇਚੋ, ਬਚਿਆ ਮਾਲ ਵਾਪਸ ਲੈ ਆਓ। ਫ਼ੋਨ ਦੀ ਤਾਰੀਖ ਗਲਤ ਹੈ ਤਾਂ ਠੀਕ ਕਰੋ।',
    hi: 'आखिरी दिन निकल गया। और न बेचें, बचा माल वापस ले आएँ। फ़ोन की तारीख गलत है तो ठीक करें।',
  },
  none: { en: 'All of it is sold.', pa: 'ਸਾਰਾ ਵਿਕ ਗਿਆ।', hi: 'सब बिक गया।' },
  packs: { en: 'How many', pa: 'ਕਿੰਨੇ', hi: 'कितने' },
  buyer: { en: 'Name or phone of the buyer', pa: 'ਗਾਹਕ ਦਾ ਨਾਂ ਜਾਂ ਫ਼ੋਨ', hi: 'ग्राहक का नाम या फ़ोन' },
  optional: { en: 'Optional', pa: 'ਚਾਹੋ ਤਾਂ', hi: 'चाहें तो' },
  someone: { en: 'Buyer', pa: 'ਗਾਹਕ', hi: 'ग्राहक' },
  paid: { en: 'How it is paid', pa: 'ਪੈਸੇ ਕਿਵੇਂ', hi: 'पैसे कैसे' },
  cash: { en: 'Cash', pa: 'ਨਕਦ', hi: 'नकद' },
  onKhata: { en: 'Khata of {name}', pa: '{name} ਦਾ ਖਾਤਾ', hi: '{name} का खाता' },
  sellForCash: {
    en: 'Sold, {money} received in cash',
    pa: 'ਵੇਚਿਆ, {money} ਨਕਦ ਲਏ',
    hi: 'बेचा, {money} नकद मिले',
  },
  sellOnKhata: {
    en: 'Sold, {money} on the khata',
    pa: 'ਵੇਚਿਆ, {money} ਖਾਤੇ ਵਿੱਚ',
    hi: 'बेचा, {money} खाते में',
  },
  packsFault: {
    en: 'Write a whole number from 1 to {left}.',
    pa: '1 ਤੋਂ {left} ਤੱਕ ਪੂਰੀ ਗਿਣਤੀ ਲਿਖੋ।',
    hi: '1 से {left} तक पूरी गिनती लिखें।',
  },
  soldSaved: {
    en: 'The sale is saved on this phone. It goes to the centre when there is network.',
    pa: 'ਵਿਕਰੀ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ। ਨੈੱਟਵਰਕ ਆਉਣ ਉੱਤੇ ਕੇਂਦਰ ਜਾਵੇਗੀ।',
    hi: 'बिक्री इस फ़ोन में सेव है। नेटवर्क आने पर केंद्र जाएगी।',
  },
  sold: {
    en: 'Sold on this phone: {count}',
    pa: 'ਇਸ ਫ਼ੋਨ ਤੋਂ ਵੇਚੇ: {count}',
    hi: 'इस फ़ोन से बेचे: {count}',
  },
  next: { en: 'Sell more', pa: 'ਹੋਰ ਵੇਚੋ', hi: 'और बेचें' },
  back: { en: 'Give back the rest', pa: 'ਬਾਕੀ ਮੋੜੋ', hi: 'बाकी लौटाएँ' },
  backName: { en: 'Give back the rest of {name}', pa: 'ਬਾਕੀ {name} ਮੋੜੋ', hi: 'बाकी {name} लौटाएँ' },
  backSure: {
    en: 'Then this phone sells no more of it. Bring {left} to the centre.',
    pa: 'ਫਿਰ ਇਹ ਫ਼ੋਨ ਇਸ ਵਿੱਚੋਂ ਹੋਰ ਨਹੀਂ ਵੇਚੇਗਾ। {left} ਕੇਂਦਰ ਲੈ ਆਓ।',
    hi: 'फिर यह फ़ोन इसमें से और नहीं बेचेगा। {left} केंद्र ले आएँ।',
  },
}

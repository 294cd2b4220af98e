/** Words of the owner's page; only managers and admins load them. */
export const words = {
  good: { en: 'Good', pa: 'ਠੀਕ', hi: 'ठीक' },
  todo: { en: 'To do', pa: 'ਕਰਨਾ ਹੈ', hi: 'करना है' },
  allGood: { en: 'All is well.', pa: 'ਸਭ ਠੀਕ ਹੈ।', hi: 'सब ठीक है।' },
  oneToDo: { en: 'One thing to do.', pa: 'ਇੱਕ ਕੰਮ ਕਰਨਾ ਹੈ।', hi: 'एक काम करना है।' },
  someToDo: { en: '{count} things to do.', pa: '{count} ਕੰਮ ਕਰਨੇ ਹਨ।', hi: '{count} काम करने हैं।' },
  asOf: { en: 'As of {time}', pa: '{time} ਵਜੇ ਤੱਕ', hi: '{time} तक' },
  notKnown: {
    en: 'This phone does not know it yet. Connect to the network once.',
    pa: 'ਇਸ ਫ਼ੋਨ ਨੂੰ ਅਜੇ ਪਤਾ ਨਹੀਂ। ਇੱਕ ਵਾਰ ਨੈੱਟਵਰਕ ਨਾਲ ਜੁੜੋ।',
    hi: 'इस फ़ोन को अभी पता नहीं। एक बार नेटवर्क से जुड़ें।',
  },

  people: { en: 'Roles', pa: 'ਕਿਸ ਕੋਲ ਕਿਹੜਾ ਕੰਮ', hi: 'किसके पास कौन सा काम' },
  twoAdmins: {
    en: '{count} people are admins. {all} have a role.',
    pa: '{count} ਜਣੇ ਐਡਮਿਨ ਹਨ। {all} ਜਣਿਆਂ ਕੋਲ ਕੰਮ ਹੈ।',
    hi: '{count} लोग एडमिन हैं। {all} लोगों के पास काम है।',
  },
  oneAdmin: {
    en: 'Only one person is admin. Make a second person admin. If one phone is lost, the other goes on.',
    pa: 'ਐਡਮਿਨ ਸਿਰਫ਼ ਇੱਕ ਜਣਾ ਹੈ। ਕਿਸੇ ਹੋਰ ਨੂੰ ਵੀ ਐਡਮਿਨ ਬਣਾਓ। ਇੱਕ ਫ਼ੋਨ ਗੁਆਚ ਜਾਵੇ, ਤਾਂ ਵੀ ਕੰਮ ਚੱਲੇਗਾ।',
    hi: 'एडमिन सिर्फ़ एक जना है। किसी और को भी एडमिन बनाएँ। एक फ़ोन खो जाए, तो भी काम चलेगा।',
  },
  giveRoles: { en: 'Give a role', pa: 'ਕੰਮ ਦਿਓ', hi: 'काम दें' },
  who: { en: 'See who', pa: 'ਕੌਣ-ਕੌਣ, ਵੇਖੋ', hi: 'कौन-कौन, देखें' },
  noName: { en: 'No name', pa: 'ਨਾਂ ਨਹੀਂ', hi: 'नाम नहीं' },

  backup: { en: 'Backup', pa: 'ਬੈਕਅੱਪ', hi: 'बैकअप' },
  backupWhole: {
    en: 'Made on {time}. It was opened, and all is in it.',
    pa: '{time} ਵਜੇ ਹੋਇਆ। ਖੋਲ੍ਹ ਕੇ ਵੇਖਿਆ, ਸਭ ਕੁਝ ਵਿੱਚ ਹੈ।',
    hi: '{time} को हुआ। खोलकर देखा, सब कुछ उसमें है।',
  },
  backupOld: {
    en: 'The last one is of {time}. Plug in the backup disk, then start the computer again.',
    pa: 'ਪਿਛਲਾ {time} ਦਾ ਹੈ। ਬੈਕਅੱਪ ਵਾਲੀ ਡਿਸਕ ਲਾਓ, ਫਿਰ ਕੰਪਿਊਟਰ ਦੁਬਾਰਾ ਚਲਾਓ।',
    hi: 'पिछला {time} का है। बैकअप वाली डिस्क लगाएँ, फिर कंप्यूटर दोबारा चलाएँ।',
  },
  backupNone: {
    en: 'There is none yet. Plug in a disk. Whoever runs the computer sets BACKUP_DIR to it.',
    pa: 'ਅਜੇ ਕੋਈ ਨਹੀਂ। ਡਿਸਕ ਲਾਓ। ਜੋ ਕੰਪਿਊਟਰ ਸੰਭਾਲਦਾ ਹੈ, ਉਹ BACKUP_DIR ਵਿੱਚ ਉਸ ਦਾ ਪਤਾ ਲਿਖੇ।',
    hi: 'अभी कोई नहीं। डिस्क लगाएँ। जो कंप्यूटर संभालता है, वह BACKUP_DIR में उसका पता लिखे।',
  },
  backupElsewhere: {
    en: 'The data are in PostgreSQL, and copied from there. Nobody can see it here. Ask whoever runs the computer.',
    pa: 'ਡਾਟਾ PostgreSQL ਵਿੱਚ ਹੈ। ਬੈਕਅੱਪ ਉੱਥੇ ਹੁੰਦਾ ਹੈ, ਇੱਥੇ ਨਹੀਂ ਦਿਸਦਾ। ਜੋ ਕੰਪਿਊਟਰ ਸੰਭਾਲਦਾ ਹੈ, ਉਸ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'डेटा PostgreSQL में है। बैकअप वहीं होता है, यहाँ नहीं दिखता। जो कंप्यूटर संभालता है, उससे पूछें।',
  },
  reason: { en: 'The computer says: {reason}', pa: 'ਕੰਪਿਊਟਰ ਕਹਿੰਦਾ ਹੈ: {reason}', hi: 'कंप्यूटर कहता है: {reason}' },

  messages: { en: 'Mails and texts', pa: 'ਈਮੇਲ ਅਤੇ ਸੁਨੇਹੇ', hi: 'ईमेल और संदेश' },
  allSent: { en: 'All went out.', pa: 'ਸਾਰੇ ਚਲੇ ਗਏ।', hi: 'सब चले गए।' },
  unsent: {
    en: 'Not sent: {count}, since {time}.',
    pa: 'ਨਹੀਂ ਗਏ: {count}, {time} ਵਜੇ ਤੋਂ।',
    hi: 'नहीं गए: {count}, {time} से।',
  },
  codes: {
    en: 'OTPs that were not sent today: {count}. Try a message to yourself.',
    pa: 'OTP ਜੋ ਅੱਜ ਨਹੀਂ ਗਏ: {count}। ਆਪਣੇ-ਆਪ ਨੂੰ ਸੁਨੇਹਾ ਭੇਜ ਕੇ ਵੇਖੋ।',
    hi: 'OTP जो आज नहीं गए: {count}। अपने आप को संदेश भेजकर देखें।',
  },
  reminders: {
    en: 'Bookings of which nobody was reminded: {count}. Try again, or call them.',
    pa: 'ਜਿਨ੍ਹਾਂ ਬੁਕਿੰਗਾਂ ਦਾ ਚੇਤਾ ਨਹੀਂ ਕਰਾਇਆ ਗਿਆ: {count}। ਫਿਰ ਭੇਜੋ, ਜਾਂ ਫ਼ੋਨ ਕਰੋ।',
    hi: 'जिन बुकिंग की याद नहीं दिलाई गई: {count}। फिर भेजें, या फ़ोन करें।',
  },
  again: { en: 'Try again', pa: 'ਫਿਰ ਭੇਜੋ', hi: 'फिर भेजें' },
  triedAgain: {
    en: 'Messages that are sent again: {count}. See in a minute whether they went out.',
    pa: 'ਫਿਰ ਭੇਜੇ ਜਾ ਰਹੇ ਸੁਨੇਹੇ: {count}। ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਵੇਖੋ ਕਿ ਚਲੇ ਗਏ ਜਾਂ ਨਹੀਂ।',
    hi: 'फिर भेजे जा रहे संदेश: {count}। एक मिनट बाद देखें कि चले गए या नहीं।',
  },
  toTry: { en: 'Try a message', pa: 'ਸੁਨੇਹਾ ਭੇਜ ਕੇ ਵੇਖੋ', hi: 'संदेश भेजकर देखें' },

  space: { en: 'Room on the disk', pa: 'ਡਿਸਕ ਉੱਤੇ ਥਾਂ', hi: 'डिस्क पर जगह' },
  spaceGood: {
    en: '{free} are free. The centre uses {used}.',
    pa: '{free} ਖਾਲੀ ਹੈ। ਕੇਂਦਰ ਨੇ {used} ਵਰਤੀ ਹੈ।',
    hi: '{free} खाली है। केंद्र ने {used} ली है।',
  },
  spaceLow: {
    en: 'Only {free} are free. Delete what the computer does not need, or move the centre to a larger disk.',
    pa: 'ਸਿਰਫ਼ {free} ਖਾਲੀ ਹੈ। ਜੋ ਕੰਪਿਊਟਰ ਨੂੰ ਨਹੀਂ ਚਾਹੀਦਾ ਮਿਟਾਓ, ਜਾਂ ਵੱਡੀ ਡਿਸਕ ਲਾਓ।',
    hi: 'सिर्फ़ {free} खाली है। जो कंप्यूटर को नहीं चाहिए मिटाएँ, या बड़ी डिस्क लगाएँ।',
  },
  version: { en: 'Version', pa: 'ਵਰਜ਼ਨ', hi: 'वर्शन' },
  hosted: {
    en: 'This centre runs at a host. Its page shows backups, room and version.',
    pa: 'ਇਹ ਕੇਂਦਰ ਹੋਸਟ ਉੱਤੇ ਚੱਲਦਾ ਹੈ। ਬੈਕਅੱਪ, ਥਾਂ ਅਤੇ ਵਰਜ਼ਨ ਉਸ ਦੇ ਪੰਨੇ ਉੱਤੇ ਹਨ।',
    hi: 'यह केंद्र होस्ट पर चलता है। बैकअप, जगह और वर्शन उसके पन्ने पर हैं।',
  },

  waiting: { en: 'Waiting', pa: 'ਕੀ ਰੁਕਿਆ ਹੈ', hi: 'क्या रुका है' },
  nothingWaits: { en: 'Nothing is waiting.', pa: 'ਕੁਝ ਨਹੀਂ ਰੁਕਿਆ।', hi: 'कुछ नहीं रुका है।' },
  waitsToday: {
    en: 'New at the desk: {count}, since {time}.',
    pa: 'ਡੈਸਕ ਉੱਤੇ ਨਵੇਂ: {count}, {time} ਵਜੇ ਤੋਂ।',
    hi: 'डेस्क पर नए: {count}, {time} से।',
  },
  waitsLong: {
    en: 'Waiting at the desk: {count}, the first since {time}. Answer them.',
    pa: 'ਡੈਸਕ ਉੱਤੇ {count} ਕੰਮ ਕਿਸੇ ਨੇ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤੇ। ਪਹਿਲਾ {time} ਵਜੇ ਤੋਂ ਰੁਕਿਆ ਹੈ। ਜਵਾਬ ਦਿਓ।',
    hi: 'डेस्क पर {count} काम किसी ने शुरू नहीं किए। पहला {time} से रुका है। जवाब दें।',
  },
  toDesk: { en: 'Open the desk', pa: 'ਡੈਸਕ ਖੋਲ੍ਹੋ', hi: 'डेस्क खोलें' },
  toDay: { en: 'Work of this day', pa: 'ਅੱਜ ਦਾ ਕੰਮ', hi: 'आज का काम' },
  money: { en: 'Payments', pa: 'ਪੈਸੇ', hi: 'पैसे' },
  noClaims: {
    en: 'No payment is left to check.',
    pa: 'ਕੋਈ ਪੈਸਾ ਮਿਲਾਉਣਾ ਨਹੀਂ ਰਹਿੰਦਾ।',
    hi: 'कोई पैसा मिलाना बाकी नहीं।',
  },
  claims: {
    en: 'These say that they have paid: {count}. See whether the money came.',
    pa: 'ਇੰਨੇ ਕਹਿੰਦੇ ਹਨ ਪੈਸੇ ਦੇ ਦਿੱਤੇ: {count}। ਵੇਖੋ ਪੈਸੇ ਆਏ ਜਾਂ ਨਹੀਂ।',
    hi: 'इतने कहते हैं पैसे दे दिए: {count}। देखें पैसे आए या नहीं।',
  },
  toCash: { en: 'Open the cash', pa: 'ਨਕਦ ਖੋਲ੍ਹੋ', hi: 'नकद खोलें' },
} as const

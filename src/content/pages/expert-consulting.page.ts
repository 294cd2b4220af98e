import { centre } from '#src/content/centre.ts'
import { cardsOf, some } from '#src/content/offer-cards.ts'
import { experts } from '#src/content/experts.ts'
import { consultingServices } from '#src/content/offers/consulting.ts'
import { definePage } from '#src/content/page.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { ServiceEntry } from '#src/content/services.ts'

const form = 'consulting-booking'

const takes = (text: Words) => ({ label: { en: 'Duration', pa: 'ਸਮਾਂ', hi: 'समय' }, text })

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    line: {
      en: 'Help with pests, crop food, water and soil',
      pa: 'ਕੀੜੇ, ਖਾਦ, ਪਾਣੀ ਅਤੇ ਮਿੱਟੀ ਬਾਰੇ ਮਦਦ',
      hi: 'कीड़े, खाद, पानी और मिट्टी में मदद',
    },
    group: 'advice',
    place: 20,
    search: 'expert advice consulting salah slah maahir mahir visheshagya mahar visesajn',
  },
]

export default definePage({
  title: { en: 'Expert Consulting', pa: 'ਮਾਹਰ ਦੀ ਸਲਾਹ', hi: 'विशेषज्ञ की सलाह' },
  description: {
    en: 'Book a farm expert for pests, nutrients, water, soil, groups and certificates. From ₹1,200 per visit.',
    pa: 'ਕੀੜੇ, ਖਾਦ, ਪਾਣੀ, ਮਿੱਟੀ ਅਤੇ ਸਰਟੀਫ਼ਿਕੇਟ ਲਈ ਮਾਹਰ ਬੁੱਕ ਕਰੋ। ₹1,200 ਪ੍ਰਤੀ ਫੇਰੇ ਤੋਂ ਸ਼ੁਰੂ।',
    hi: 'कीट, खाद, पानी, मिट्टी और सर्टिफ़िकेट के लिए विशेषज्ञ बुक करें। ₹1,200 प्रति विज़िट से शुरू।',
  },
  intro: {
    en: 'An expert looks at your field and tells you what to do.',
    pa: 'ਮਾਹਰ ਖੇਤ ਵੇਖ ਕੇ ਦੱਸਣਗੇ ਕਿ ਕੀ ਕਰਨਾ ਹੈ।',
    hi: 'विशेषज्ञ खेत देखकर बताएँगे कि क्या करना है।',
  },
  pictogram: 'expert',
  picture: 'heads/expert-consulting',
  blocks: [
    { heading: { en: 'Crop Advisory', pa: 'ਫ਼ਸਲ ਬਾਰੇ ਸਲਾਹ', hi: 'फ़सल की सलाह' }, id: 'crop' },
    {
      cards: cardsOf(
        some(consultingServices, 'pest-disease', 'nutrient', 'crop-monitoring'),
        form,
        { en: 'Book Consultation', pa: 'ਸਲਾਹ ਬੁੱਕ ਕਰੋ', hi: 'सलाह बुक करें' },
        {
          'pest-disease': {
            badge: { en: 'Most asked for', pa: 'ਸਭ ਤੋਂ ਵੱਧ ਮੰਗ', hi: 'सबसे ज़्यादा माँग' },
            text: {
              en: 'An expert finds what spoils the crop before you pay for a spray.',
              pa: 'ਫ਼ਸਲ ਨੂੰ ਕੀ ਲੱਗਾ ਹੈ, ਮਾਹਰ ਪਹਿਲਾਂ ਵੇਖਦੇ ਹਨ। ਸਪਰੇਅ ਉੱਤੇ ਪੈਸਾ ਉਸ ਤੋਂ ਬਾਅਦ ਲਾਓ।',
              hi: 'फ़सल को क्या लगा है, विशेषज्ञ पहले देखते हैं। छिड़काव पर पैसा उसके बाद लगाएँ।',
            },
            facts: [takes({ en: '2 hours', pa: '2 ਘੰਟੇ', hi: '2 घंटे' })],
            lines: [
              { en: 'A visit to the field', pa: 'ਖੇਤ ਦਾ ਫੇਰਾ', hi: 'खेत पर विज़िट' },
              {
                en: 'What it is, and what to spray',
                pa: 'ਕਿਹੜਾ ਰੋਗ ਹੈ ਅਤੇ ਕੀ ਸਪਰੇਅ ਕਰਨੀ ਹੈ',
                hi: 'कौन सा रोग है और क्या छिड़कें',
              },
            ],
          },
          nutrient: {
            badge: { en: 'Saves fertilizer', pa: 'ਖਾਦ ਦੀ ਬੱਚਤ', hi: 'खाद की बचत' },
            text: {
              en: 'The right fertilizer, in the right amount, at the right time.',
              pa: 'ਸਹੀ ਖਾਦ, ਸਹੀ ਮਾਤਰਾ ਵਿੱਚ, ਵੇਲੇ ਸਿਰ।',
              hi: 'सही खाद, सही मात्रा में, सही समय पर।',
            },
            facts: [takes({ en: '3 hours', pa: '3 ਘੰਟੇ', hi: '3 घंटे' })],
            lines: [
              {
                en: 'A plan of fertilizer for the crop',
                pa: 'ਫ਼ਸਲ ਲਈ ਖਾਦ ਦਾ ਹਿਸਾਬ',
                hi: 'फ़सल के लिए खाद का हिसाब',
              },
              { en: 'What to save on', pa: 'ਕਿੱਥੇ ਬੱਚਤ ਹੋ ਸਕਦੀ ਹੈ', hi: 'कहाँ बचत हो सकती है' },
            ],
          },
          'crop-monitoring': {
            badge: { en: 'All season', pa: 'ਪੂਰਾ ਸੀਜ਼ਨ', hi: 'पूरा सीज़न' },
            text: {
              en: 'An expert walks through the crop and says early what is going wrong.',
              pa: 'ਮਾਹਰ ਖੇਤ ਵਿੱਚ ਘੁੰਮ ਕੇ ਵੇਖਦੇ ਹਨ। ਗੜਬੜ ਵੇਲੇ ਸਿਰ ਦੱਸਦੇ ਹਨ।',
              hi: 'विशेषज्ञ खेत में घूमकर देखते हैं और गड़बड़ समय रहते बताते हैं।',
            },
            facts: [takes({ en: '1 hour a visit', pa: 'ਹਰ ਫੇਰਾ 1 ਘੰਟਾ', hi: 'हर विज़िट 1 घंटा' })],
            lines: [
              { en: 'The crop looked at in time', pa: 'ਸਮੇਂ ਸਿਰ ਫ਼ਸਲ ਦੀ ਜਾਂਚ', hi: 'समय पर फ़सल की जाँच' },
              { en: 'A note of what to do next', pa: 'ਅੱਗੇ ਕੀ ਕਰਨਾ ਹੈ, ਲਿਖ ਕੇ', hi: 'आगे क्या करना है, लिखकर' },
            ],
          },
        },
      ),
    },
    { heading: { en: 'Soil and Water', pa: 'ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ', hi: 'मिट्टी और पानी' }, id: 'soil-water' },
    {
      cards: cardsOf(
        some(consultingServices, 'water-budgeting', 'soil-health', 'drainage'),
        form,
        { en: 'Book Service', pa: 'ਸੇਵਾ ਬੁੱਕ ਕਰੋ', hi: 'सेवा बुक करें' },
        {
          'water-budgeting': {
            badge: { en: 'Saves water', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' },
            text: {
              en: 'What your crops drink through the year, and what you have for them.',
              pa: 'ਸਾਲ ਭਰ ਫ਼ਸਲਾਂ ਨੂੰ ਕਿੰਨਾ ਪਾਣੀ ਚਾਹੀਦਾ ਹੈ। ਤੁਹਾਡੇ ਕੋਲ ਕਿੰਨਾ ਹੈ।',
              hi: 'साल भर फ़सलों को कितना पानी चाहिए और आपके पास कितना है।',
            },
            facts: [takes({ en: '2 days', pa: '2 ਦਿਨ', hi: '2 दिन' })],
            lines: [
              { en: 'How much water, when', pa: 'ਕਿੰਨਾ ਪਾਣੀ, ਕਦੋਂ', hi: 'कितना पानी, कब' },
              {
                en: 'Drip or sprinkler, costed',
                pa: 'ਡਰਿੱਪ ਜਾਂ ਫੁਹਾਰਾ (ਸਪ੍ਰਿੰਕਲਰ), ਖਰਚੇ ਸਮੇਤ',
                hi: 'ड्रिप या फव्वारा, खर्च समेत',
              },
            ],
          },
          'soil-health': {
            badge: { en: 'With a laboratory', pa: 'ਲੈਬ ਦੀ ਜਾਂਚ', hi: 'लैब की जाँच' },
            text: {
              en: 'The soil is tested, and what it lacks made good step by step.',
              pa: 'ਮਿੱਟੀ ਦੀ ਜਾਂਚ, ਅਤੇ ਜੋ ਘੱਟ ਹੈ ਉਹ ਹੌਲੀ-ਹੌਲੀ ਪੂਰਾ ਕਰਨਾ।',
              hi: 'मिट्टी की जाँच, और जो कम है उसे धीरे-धीरे पूरा करना।',
            },
            facts: [takes({ en: '1 week', pa: '1 ਹਫ਼ਤਾ', hi: '1 हफ़्ता' })],
            lines: [
              { en: 'Laboratory report', pa: 'ਲੈਬ ਦੀ ਰਿਪੋਰਟ', hi: 'लैब की रिपोर्ट' },
              { en: 'A plan for three years', pa: 'ਤਿੰਨ ਸਾਲਾਂ ਦੀ ਵਿਉਂਤ', hi: 'तीन साल की योजना' },
            ],
          },
          drainage: {
            badge: { en: 'Whole field', pa: 'ਪੂਰਾ ਖੇਤ', hi: 'पूरा खेत' },
            text: {
              en: 'For land on which water stands after rain.',
              pa: 'ਉਸ ਜ਼ਮੀਨ ਲਈ ਜਿੱਥੇ ਮੀਂਹ ਤੋਂ ਬਾਅਦ ਪਾਣੀ ਖੜ੍ਹਦਾ ਹੈ।',
              hi: 'उस ज़मीन के लिए जहाँ बारिश के बाद पानी खड़ा रहता है।',
            },
            facts: [takes({ en: '2-3 weeks', pa: '2 ਤੋਂ 3 ਹਫ਼ਤੇ', hi: '2 से 3 हफ़्ते' })],
            lines: [
              { en: 'Levels measured', pa: 'ਜ਼ਮੀਨ ਦੀ ਢਲਾਣ ਦੀ ਮਿਣਤੀ', hi: 'ज़मीन की ढलान की नाप' },
              { en: 'A plan of the drains', pa: 'ਨਿਕਾਸ ਦਾ ਨਕਸ਼ਾ', hi: 'निकासी का नक्शा' },
            ],
          },
        },
      ),
    },
    {
      heading: { en: 'Business and Certificates', pa: 'ਕਾਰੋਬਾਰ ਅਤੇ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'कारोबार और सर्टिफ़िकेट' },
      id: 'business',
    },
    {
      cards: cardsOf(
        some(consultingServices, 'fpo-setup', 'organic-certification', 'farm-audit'),
        form,
        { en: 'Get Started', pa: 'ਸ਼ੁਰੂ ਕਰੋ', hi: 'शुरू करें' },
        {
          'fpo-setup': {
            badge: { en: 'For groups', pa: 'ਗਰੁੱਪਾਂ ਲਈ', hi: 'ग्रुप के लिए' },
            text: {
              en: 'Farmers who sell together get a better price. We help set up the company.',
              pa: 'ਇਕੱਠੇ ਵੇਚਣ ਨਾਲ ਭਾਅ ਚੰਗਾ ਮਿਲਦਾ ਹੈ। ਕੰਪਨੀ ਬਣਾਉਣ ਵਿੱਚ ਅਸੀਂ ਮਦਦ ਕਰਦੇ ਹਾਂ।',
              hi: 'मिलकर बेचने से भाव अच्छा मिलता है। कंपनी बनाने में हम मदद करते हैं।',
            },
            facts: [takes({ en: '2-3 months', pa: '2 ਤੋਂ 3 ਮਹੀਨੇ', hi: '2 से 3 महीने' })],
            lines: [
              { en: 'Papers and registration', pa: 'ਕਾਗਜ਼ ਅਤੇ ਰਜਿਸਟ੍ਰੇਸ਼ਨ', hi: 'कागज़ और रजिस्ट्रेशन' },
              { en: 'First year’s accounts', pa: 'ਪਹਿਲੇ ਸਾਲ ਦਾ ਹਿਸਾਬ', hi: 'पहले साल का हिसाब' },
            ],
          },
          'organic-certification': {
            badge: { en: 'Better price', pa: 'ਵਧੀਆ ਭਾਅ', hi: 'बेहतर भाव' },
            text: {
              en: 'From the first record to the certificate, step by step.',
              pa: 'ਪਹਿਲੇ ਹਿਸਾਬ ਤੋਂ ਸਰਟੀਫ਼ਿਕੇਟ ਤੱਕ, ਹਰ ਕਦਮ ਉੱਤੇ ਨਾਲ।',
              hi: 'पहले हिसाब से सर्टिफ़िकेट तक, हर कदम पर साथ।',
            },
            facts: [takes({ en: '2-3 years', pa: '2 ਤੋਂ 3 ਸਾਲ', hi: '2 से 3 साल' })],
            lines: [
              { en: 'Papers for the certificate', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਦੇ ਕਾਗਜ਼', hi: 'सर्टिफ़िकेट के कागज़' },
              { en: 'Help at the inspection', pa: 'ਜਾਂਚ ਵੇਲੇ ਤੁਹਾਡੇ ਨਾਲ', hi: 'जाँच के समय आपके साथ' },
            ],
          },
          'farm-audit': {
            badge: { en: 'Whole farm', pa: 'ਪੂਰੀ ਖੇਤੀ', hi: 'पूरी खेती' },
            text: {
              en: 'An expert goes through accounts and fields with you.',
              pa: 'ਮਾਹਰ ਤੁਹਾਡੇ ਨਾਲ ਬੈਠ ਕੇ ਹਿਸਾਬ ਅਤੇ ਖੇਤ ਵੇਖਦੇ ਹਨ।',
              hi: 'विशेषज्ञ आपके साथ बैठकर हिसाब और खेत देखते हैं।',
            },
            facts: [takes({ en: '1 day', pa: '1 ਦਿਨ', hi: '1 दिन' })],
            lines: [
              { en: 'Costs and yield looked through', pa: 'ਖਰਚੇ ਅਤੇ ਝਾੜ ਦੀ ਜਾਂਚ', hi: 'खर्च और पैदावार की जाँच' },
              { en: 'Where money is lost', pa: 'ਪੈਸਾ ਕਿੱਥੇ ਗੁਆਚਦਾ ਹੈ', hi: 'पैसा कहाँ जाता है' },
            ],
          },
        },
      ),
    },
    { heading: { en: 'Our Experts', pa: 'ਸਾਡੇ ਮਾਹਰ', hi: 'हमारे विशेषज्ञ' }, id: 'experts' },
    {
      cards: [
        {
          pictogram: 'user',
          title: experts.harpreetKaur,
          badge: { en: '4.9 of 5', pa: '5 ਵਿੱਚੋਂ 4.9', hi: '5 में 4.9' },
          lines: [
            { en: 'Soil and crop nutrition', pa: 'ਮਿੱਟੀ ਅਤੇ ਖਾਦ', hi: 'मिट्टी और खाद' },
            {
              en: '18 years, PhD Soil Science',
              pa: '18 ਸਾਲ, ਮਿੱਟੀ ਵਿਗਿਆਨ ਵਿੱਚ PhD',
              hi: '18 साल, मिट्टी विज्ञान में PhD',
            },
            { en: 'Punjabi, Hindi, English', pa: 'ਪੰਜਾਬੀ, ਹਿੰਦੀ, ਅੰਗਰੇਜ਼ੀ', hi: 'पंजाबी, हिंदी, अंग्रेज़ी' },
          ],
        },
        {
          pictogram: 'user',
          title: experts.balwinderSingh,
          badge: { en: '4.8 of 5', pa: '5 ਵਿੱਚੋਂ 4.8', hi: '5 में 4.8' },
          lines: [
            { en: 'Pests and disease', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ', hi: 'कीट और रोग' },
            {
              en: '15 years, MSc Entomology',
              pa: '15 ਸਾਲ, ਕੀਟ ਵਿਗਿਆਨ ਵਿੱਚ MSc',
              hi: '15 साल, कीट विज्ञान में MSc',
            },
            { en: 'Punjabi, Hindi', pa: 'ਪੰਜਾਬੀ, ਹਿੰਦੀ', hi: 'पंजाबी, हिंदी' },
          ],
        },
        {
          pictogram: 'user',
          title: experts.sureshSharma,
          badge: { en: '4.8 of 5', pa: '5 ਵਿੱਚੋਂ 4.8', hi: '5 में 4.8' },
          lines: [
            { en: 'Water and irrigation', pa: 'ਪਾਣੀ ਅਤੇ ਸਿੰਜਾਈ', hi: 'पानी और सिंचाई' },
            {
              en: '20 years, PhD Water Engineering',
              pa: '20 ਸਾਲ, ਜਲ ਇੰਜੀਨੀਅਰਿੰਗ ਵਿੱਚ PhD',
              hi: '20 साल, जल इंजीनियरिंग में PhD',
            },
            { en: 'Hindi, English', pa: 'ਹਿੰਦੀ, ਅੰਗਰੇਜ਼ੀ', hi: 'हिंदी, अंग्रेज़ी' },
          ],
        },
        {
          pictogram: 'user',
          title: experts.manjitKaur,
          badge: { en: '4.7 of 5', pa: '5 ਵਿੱਚੋਂ 4.7', hi: '5 में 4.7' },
          lines: [
            { en: 'Farmer groups and markets', pa: 'ਕਿਸਾਨ ਗਰੁੱਪ ਅਤੇ ਮੰਡੀ', hi: 'किसान ग्रुप और मंडी' },
            {
              en: '12 years, MBA Agribusiness',
              pa: '12 ਸਾਲ, ਖੇਤੀ ਕਾਰੋਬਾਰ ਵਿੱਚ MBA',
              hi: '12 साल, खेती कारोबार में MBA',
            },
            { en: 'Punjabi, Hindi, English', pa: 'ਪੰਜਾਬੀ, ਹਿੰਦੀ, ਅੰਗਰੇਜ਼ੀ', hi: 'पंजाबी, हिंदी, अंग्रेज़ी' },
          ],
        },
      ],
    },
    { heading: { en: 'Visit or call', pa: 'ਆਓ ਜਾਂ ਫ਼ੋਨ ਕਰੋ', hi: 'आएँ या फ़ोन करें' }, id: 'contact' },
    {
      text: {
        en: 'Support hours: Mon-Sat 9AM-6PM, by phone. We answer email within 24 hours on open days.',
        pa: 'ਫ਼ੋਨ ਉੱਤੇ ਸਲਾਹ: ਸੋਮ ਤੋਂ ਸ਼ਨਿੱਚਰ, ਸਵੇਰੇ 9 ਤੋਂ ਸ਼ਾਮ 6। ਈਮੇਲ ਦਾ ਜਵਾਬ ਖੁੱਲ੍ਹੇ ਦਿਨ 24 ਘੰਟਿਆਂ ਵਿੱਚ।',
        hi: 'फ़ोन पर सलाह: सोम से शनि, सुबह 9 से शाम 6। ईमेल का जवाब खुले दिन 24 घंटे में।',
      },
    },
    { text: centre.trainingCentre },
    { ways: ['supportPhone', 'supportEmail', 'trainingEmail'] },
    {
      ask: {
        form,
        subject: 'general',
        label: { en: 'Schedule Visit', pa: 'ਮਿਲਣ ਦਾ ਸਮਾਂ ਲਓ', hi: 'मिलने का समय लें' },
      },
    },
  ],
})

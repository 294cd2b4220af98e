import { solarServices } from '#src/content/offers/solar-services.ts'
import { ask, needed } from '#src/features/forms/ask.ts'
import { defineForm } from '#src/features/forms/define.ts'
import { forAnother } from '#src/features/forms/for-another.ts'
import { requestOfAnyone } from '#src/features/forms/notices.ts'
import { openedFrom } from '#src/features/forms/opened-from.ts'

const forAssessment = { shownWhen: { subject: ['site-assessment'] } } as const
const forInstallation = { shownWhen: { subject: ['installation'] } } as const
const forMaintenance = { shownWhen: { subject: ['maintenance'] } } as const
const beforeBuying = { shownWhen: { subject: ['site-assessment', 'installation', 'quote'] } } as const

const serviceTitle = {
  en: 'Service Request Submitted',
  pa: 'ਸੇਵਾ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ',
  hi: 'सेवा का अनुरोध दर्ज हो गया',
} as const

export default defineForm({
  ...requestOfAnyone,
  id: 'solar-service',
  version: 1,
  shortTitle: { en: 'Solar', pa: 'ਸੋਲਰ', hi: 'सोलर' },
  title: { en: '{subject} - Service Request', pa: '{subject}: ਬੇਨਤੀ', hi: '{subject}: अनुरोध' },
  subjects: solarServices,
  farmField: { place: 'location' },
  fields: {
    ...forAnother,
    name: needed(ask.name),
    phone: needed(ask.phone),
    email: ask.email,
    location: {
      ...needed(ask.farmLocation),
      label: { en: 'Property Location', pa: 'ਇਹ ਥਾਂ ਕਿੱਥੇ ਹੈ', hi: 'यह जगह कहाँ है' },
    },
    propertyType: {
      type: 'choice',
      required: true,
      ...forAssessment,
      label: { en: 'Property Type', pa: 'ਕਿਹੋ ਜਿਹੀ ਥਾਂ ਹੈ', hi: 'कैसी जगह है' },
      options: [
        { value: 'residential', label: { en: 'Residential', pa: 'ਘਰ', hi: 'घर' } },
        { value: 'agricultural', label: { en: 'Agricultural', pa: 'ਖੇਤ', hi: 'खेत' } },
        { value: 'commercial', label: { en: 'Commercial', pa: 'ਦੁਕਾਨ ਜਾਂ ਦਫ਼ਤਰ', hi: 'दुकान या दफ़्तर' } },
        { value: 'industrial', label: { en: 'Industrial', pa: 'ਕਾਰਖਾਨਾ', hi: 'कारखाना' } },
      ],
    },
    currentPowerConsumption: {
      type: 'number',
      required: true,
      least: 0,
      most: 1_000_000,
      ...forAssessment,
      label: {
        en: 'Monthly Power Consumption (Units)',
        pa: 'ਮਹੀਨੇ ਦੀ ਬਿਜਲੀ (ਯੂਨਿਟ)',
        hi: 'महीने की बिजली (यूनिट)',
      },
      hint: {
        en: 'It is printed on the electricity bill',
        pa: 'ਬਿਜਲੀ ਦੇ ਬਿੱਲ ਉੱਤੇ ਲਿਖੀ ਹੁੰਦੀ ਹੈ',
        hi: 'बिजली के बिल पर लिखी होती है',
      },
    },
    estimatedBudget: {
      type: 'choice',
      ...beforeBuying,
      label: { en: 'Estimated Budget', pa: 'ਕਿੰਨਾ ਖਰਚਾ ਕਰਨਾ ਹੈ', hi: 'कितना खर्च करना है' },
      options: [
        { value: 'below-1l', label: { en: 'Below ₹1 lakh', pa: '₹1 ਲੱਖ ਤੋਂ ਘੱਟ', hi: '₹1 लाख से कम' } },
        { value: '1l-3l', label: { en: '₹1-3 lakh', pa: '₹1 ਤੋਂ 3 ਲੱਖ', hi: '₹1 से 3 लाख' } },
        { value: '3l-5l', label: { en: '₹3-5 lakh', pa: '₹3 ਤੋਂ 5 ਲੱਖ', hi: '₹3 से 5 लाख' } },
        { value: '5l-10l', label: { en: '₹5-10 lakh', pa: '₹5 ਤੋਂ 10 ਲੱਖ', hi: '₹5 से 10 लाख' } },
        {
          value: 'above-10l',
          label: { en: 'Above ₹10 lakh', pa: '₹10 ਲੱਖ ਤੋਂ ਵੱਧ', hi: '₹10 लाख से ज़्यादा' },
        },
      ],
    },
    siteAccess: {
      type: 'text',
      ...forAssessment,
      label: { en: 'Site Access', pa: 'ਉੱਥੇ ਕਿਵੇਂ ਪਹੁੰਚੀਏ', hi: 'वहाँ कैसे पहुँचें' },
      hint: {
        en: 'Is there a road up to the place?',
        pa: 'ਕੀ ਥਾਂ ਤੱਕ ਸੜਕ ਜਾਂਦੀ ਹੈ?',
        hi: 'क्या जगह तक सड़क जाती है?',
      },
    },
    installationType: {
      type: 'choice',
      required: true,
      ...forInstallation,
      label: { en: 'Installation Type', pa: 'ਕਿਹੜਾ ਸੋਲਰ ਲਾਉਣਾ ਹੈ', hi: 'कौन सा सोलर लगाना है' },
      options: [
        { value: 'rooftop', label: { en: 'Rooftop', pa: 'ਛੱਤ ਉੱਤੇ', hi: 'छत पर' } },
        { value: 'ground-mounted', label: { en: 'Ground mounted', pa: 'ਜ਼ਮੀਨ ਉੱਤੇ', hi: 'ज़मीन पर' } },
        { value: 'solar-pump', label: { en: 'Solar pump', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' } },
        {
          value: 'off-grid',
          label: { en: 'Off-grid', pa: 'ਬਿਜਲੀ ਲਾਈਨ ਤੋਂ ਬਿਨਾਂ', hi: 'बिजली लाइन के बिना' },
        },
        { value: 'grid-tie', label: { en: 'Grid-tie', pa: 'ਬਿਜਲੀ ਲਾਈਨ ਨਾਲ ਜੋੜ ਕੇ', hi: 'बिजली लाइन से जोड़कर' } },
      ],
    },
    // The specification lists the timeline's options under `urgency` too; one field has one list of options.
    installationTimeline: {
      type: 'choice',
      required: true,
      ...forInstallation,
      label: { en: 'Installation Timeline', pa: 'ਕਦੋਂ ਲਵਾਉਣਾ ਹੈ', hi: 'कब लगवाना है' },
      options: [
        { value: 'immediate', label: { en: 'Immediate', pa: 'ਤੁਰੰਤ', hi: 'तुरंत' } },
        { value: '1-month', label: { en: 'Within 1 month', pa: '1 ਮਹੀਨੇ ਵਿੱਚ', hi: '1 महीने में' } },
        {
          value: '2-3-months',
          label: { en: 'In 2-3 months', pa: '2 ਤੋਂ 3 ਮਹੀਨਿਆਂ ਵਿੱਚ', hi: '2 से 3 महीने में' },
        },
        { value: 'planning', label: { en: 'Still planning', pa: 'ਅਜੇ ਪੱਕਾ ਨਹੀਂ', hi: 'अभी पक्का नहीं' } },
      ],
    },
    maintenanceType: {
      type: 'choice',
      required: true,
      ...forMaintenance,
      label: { en: 'Maintenance Service Type', pa: 'ਕਿਹੜੀ ਸੇਵਾ ਚਾਹੀਦੀ ਹੈ', hi: 'कौन सी सेवा चाहिए' },
      options: [
        {
          value: 'routine',
          label: { en: 'Routine maintenance', pa: 'ਸਮੇਂ ਸਿਰ ਸਾਂਭ-ਸੰਭਾਲ', hi: 'समय पर देखरेख' },
        },
        {
          value: 'performance',
          label: {
            en: 'Performance check',
            pa: 'ਬਿਜਲੀ ਕਿੰਨੀ ਬਣਦੀ ਹੈ, ਇਸ ਦੀ ਜਾਂਚ',
            hi: 'बिजली कितनी बनती है, इसकी जाँच',
          },
        },
        { value: 'repair', label: { en: 'Repair', pa: 'ਮੁਰੰਮਤ', hi: 'मरम्मत' } },
        {
          value: 'amc',
          label: { en: 'Annual contract (AMC)', pa: 'ਸਾਲਾਨਾ ਸਾਂਭ-ਸੰਭਾਲ (AMC)', hi: 'सालाना देखरेख (AMC)' },
        },
        { value: 'emergency', label: { en: 'Emergency', pa: 'ਐਮਰਜੈਂਸੀ', hi: 'इमरजेंसी' } },
      ],
    },
    urgency: {
      type: 'choice',
      ...forMaintenance,
      label: { en: 'Urgency', pa: 'ਕਿੰਨੀ ਛੇਤੀ ਚਾਹੀਦੀ ਹੈ', hi: 'कितनी जल्दी चाहिए' },
      options: [
        { value: 'emergency', label: { en: 'Emergency', pa: 'ਐਮਰਜੈਂਸੀ', hi: 'इमरजेंसी' } },
        { value: 'urgent', label: { en: 'Urgent', pa: 'ਛੇਤੀ', hi: 'जल्दी' } },
        { value: 'routine', label: { en: 'Routine', pa: 'ਕੋਈ ਕਾਹਲੀ ਨਹੀਂ', hi: 'कोई जल्दी नहीं' } },
        {
          value: 'scheduled',
          label: { en: 'Scheduled', pa: 'ਦੱਸੀ ਤਾਰੀਖ ਨੂੰ', hi: 'बताई तारीख को' },
        },
      ],
    },
    requirements: {
      type: 'longText',
      label: { en: 'Requirements', pa: 'ਹੋਰ ਕੀ ਚਾਹੀਦਾ ਹੈ', hi: 'और क्या चाहिए' },
    },
    subsidyInterest: {
      type: 'yesNo',
      label: {
        en: 'Interested in the government subsidy',
        pa: 'ਸਰਕਾਰੀ ਸਬਸਿਡੀ ਚਾਹੀਦੀ ਹੈ',
        hi: 'सरकारी सब्सिडी चाहिए',
      },
    },
    financingRequired: {
      type: 'yesNo',
      label: { en: 'Financing required', pa: 'ਕਰਜ਼ਾ ਚਾਹੀਦਾ ਹੈ', hi: 'लोन चाहिए' },
    },
    ...openedFrom,
  },
  photos: { most: 2 },
  voice: { longest: 60, answers: 'requirements' },
  thanksFor: {
    installation: {
      title: serviceTitle,
      text: {
        en: 'Our solar expert will contact you within 24 hours about the installation.',
        pa: 'ਸੋਲਰ ਲਾਉਣ ਬਾਰੇ ਸਾਡੇ ਮਾਹਰ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਨਗੇ।',
        hi: 'सोलर लगाने के लिए हमारे विशेषज्ञ 24 घंटे में संपर्क करेंगे।',
      },
      within: 24,
    },
    maintenance: {
      title: serviceTitle,
      text: {
        en: 'Our solar expert will contact you within 24 hours about the maintenance.',
        pa: 'ਸੋਲਰ ਦੀ ਸਾਂਭ-ਸੰਭਾਲ ਬਾਰੇ ਸਾਡੇ ਮਾਹਰ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਨਗੇ।',
        hi: 'सोलर की देखरेख के लिए हमारे विशेषज्ञ 24 घंटे में संपर्क करेंगे।',
      },
      within: 24,
    },
    quote: {
      title: { en: 'Quote Request Submitted', pa: 'ਰੇਟ ਦੀ ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ', hi: 'रेट का अनुरोध दर्ज हो गया' },
      text: {
        en: 'Our solar expert will contact you within 24 hours with the quote.',
        pa: 'ਸਾਡੇ ਸੋਲਰ ਮਾਹਰ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਰੇਟ ਦੱਸਣਗੇ।',
        hi: 'हमारे सोलर विशेषज्ञ 24 घंटे में रेट बताएँगे।',
      },
      within: 24,
    },
  },
  thanks: {
    title: serviceTitle,
    text: {
      en: 'Our solar expert will contact you within 24 hours for site assessment.',
      pa: 'ਸਾਡੇ ਸੋਲਰ ਮਾਹਰ ਥਾਂ ਵੇਖਣ ਲਈ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰਨਗੇ।',
      hi: 'हमारे सोलर विशेषज्ञ जगह देखने के लिए 24 घंटे में संपर्क करेंगे।',
    },
    within: 24,
  },
})

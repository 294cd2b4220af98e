import type { Answers } from '#src/base/answers.ts'

/** A request of the demo: its sender, its age, and the desk's answers. */
export interface DemoRequest {
  /** Its name within the demo; its id is made of it. */
  readonly key: string
  /** The part of a demo person's address before the `@`, or a guest. */
  readonly from: 'farmer' | 'farmer2' | 'agent' | 'guest'
  readonly hoursAgo: number
  readonly form: string
  readonly subject?: string
  readonly language?: 'en' | 'pa' | 'hi'
  readonly answers: Answers
  /** Answers that are a day, as days from now. */
  readonly daysFromNow?: Readonly<Record<string, number>>
  /** The manager's actions in order. */
  readonly desk?: readonly DeskStep[]
  /** Samples of a soil test, in order. */
  readonly samples?: readonly DemoSample[]
}

/** A sample of soil that went to the laboratory, and its result, if there is one. */
export interface DemoSample {
  /** Its name within the demo; its id is made of it. */
  readonly key: string
  readonly field: string
  /** When it was taken. */
  readonly daysAgo: number
  readonly atLabDaysAgo: number
  readonly tested?: {
    readonly daysAgo: number
    readonly lab: string
    /** In the card's units. */
    readonly values: Readonly<Record<string, number>>
  }
}

/** One answer of the desk. */
export interface DeskStep {
  readonly hoursAgo: number
  readonly status?: string
  readonly note?: string
  /** The assignee: the part of a demo person's address before the `@`. */
  readonly assignee?: 'staff' | 'manager'
}

const gurpreet = { name: 'Gurpreet Singh', phone: '9000000001', farmLocation: 'Sarna, Pathankot' }
const sunita = { name: 'Sunita Devi', phone: '9000000002', farmLocation: 'Malikpur, Pathankot' }

/** An agent's answers besides the farmer's own. */
const filledForAnother = { forAnother: true, farmerConsent: true }

/** Requests in every state, of two farmers and an agent. */
export const accountRequests: readonly DemoRequest[] = [
  {
    key: 'soil-test-answered',
    from: 'farmer',
    hoursAgo: 76,
    form: 'soil-test',
    subject: 'basic',
    answers: { ...gurpreet, farmSize: '5', cropType: 'wheat', sampleCollection: 'pickup' },
    desk: [
      { hoursAgo: 72, status: 'in_review', assignee: 'staff' },
      {
        hoursAgo: 26,
        status: 'answered',
        note: 'pH 7.6, organic carbon low (0.38 %), phosphorus medium, potash enough. Give 2 trolleys of farmyard manure an acre before the next sowing.',
      },
    ],
  },
  {
    key: 'subsidy-rejected',
    from: 'farmer',
    hoursAgo: 98,
    form: 'scheme-help',
    subject: 'solar',
    answers: {
      name: gurpreet.name,
      phone: gurpreet.phone,
      village: 'Sarna',
      farmSize: '5',
      appliedBefore: false,
      message: 'Is there a subsidy for a 5 HP solar pump this year?',
    },
    desk: [
      {
        hoursAgo: 50,
        status: 'rejected',
        note: 'Applications for this year are closed. The portal opens again in April; we will call you then.',
      },
    ],
  },
  {
    key: 'pest-in-review',
    from: 'farmer',
    hoursAgo: 21,
    form: 'crop-advice',
    subject: 'pest-disease',
    language: 'pa',
    answers: {
      name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
      phone: gurpreet.phone,
      farmLocation: 'ਸਰਨਾ',
      cropName: 'ਕਣਕ',
      message: 'ਪੱਤਿਆਂ ਉੱਤੇ ਪੀਲੀਆਂ ਧਾਰੀਆਂ ਪੈ ਗਈਆਂ ਹਨ। ਕੀ ਛਿੜਕੀਏ?',
    },
    desk: [{ hoursAgo: 19, status: 'in_review', note: 'The expert looks at it today.', assignee: 'manager' }],
  },
  {
    key: 'rotavator-received',
    from: 'farmer',
    hoursAgo: 2,
    form: 'equipment-booking',
    subject: 'rotavator',
    answers: {
      ...gurpreet,
      equipmentType: 'rotavator',
      duration: 'half-day',
      emergencyService: false,
    },
    daysFromNow: { startDate: 3 },
  },
  {
    key: 'support-answered',
    from: 'farmer',
    hoursAgo: 30,
    form: 'support',
    answers: { text: 'When does the milk van come to Sarna on Sundays?' },
    desk: [{ hoursAgo: 29, status: 'answered', note: 'At 6:30 in the morning, as on other days.' }],
  },
  {
    key: 'consulting-done',
    from: 'farmer2',
    hoursAgo: 140,
    form: 'consulting-booking',
    subject: 'soil-health',
    language: 'hi',
    answers: {
      name: 'सुनीता देवी',
      phone: sunita.phone,
      farmLocation: 'मलिकपुर',
      farmSize: '2',
      message: 'खेत में पानी खड़ा रहता है।',
    },
    desk: [
      { hoursAgo: 120, status: 'approved', note: 'खेत पर सोमवार को आएँगे।', assignee: 'manager' },
      { hoursAgo: 48, status: 'done', note: 'नाली का नक्शा दे दिया।' },
    ],
  },
  {
    key: 'insurance-received',
    from: 'farmer2',
    hoursAgo: 5,
    form: 'insurance-quote',
    subject: 'crop',
    answers: {
      ...sunita,
      email: 'farmer2@example.org',
      farmSize: '2',
      cropType: 'wheat',
      coverageAmount: 80_000,
      existingInsurance: false,
    },
  },
  {
    key: 'agent-soil-test',
    from: 'agent',
    hoursAgo: 27,
    form: 'soil-test',
    subject: 'basic',
    answers: {
      ...filledForAnother,
      name: 'Kashmir Lal',
      phone: '9000010011',
      farmLocation: 'Nangal, Pathankot',
      farmSize: '3',
      cropType: 'rice',
      sampleCollection: 'self',
    },
    desk: [{ hoursAgo: 25, status: 'in_review', assignee: 'staff' }],
  },
  {
    key: 'agent-equipment',
    from: 'agent',
    hoursAgo: 26,
    form: 'equipment-booking',
    subject: 'thresher',
    answers: {
      ...filledForAnother,
      name: 'Kashmir Lal',
      phone: '9000010011',
      farmLocation: 'Nangal, Pathankot',
      equipmentType: 'thresher',
      duration: 'full-day',
    },
    daysFromNow: { startDate: 6 },
  },
  {
    key: 'agent-insurance',
    from: 'agent',
    hoursAgo: 25,
    form: 'insurance-quote',
    subject: 'equipment',
    answers: {
      ...filledForAnother,
      name: 'Paramjit Kaur',
      phone: '9000010012',
      farmLocation: 'Gharota',
      equipmentDetails: 'Tractor, 45 HP, of 2021',
      equipmentValue: '5l-10l',
      coverageAmount: 600_000,
    },
    desk: [{ hoursAgo: 22, status: 'approved', note: 'The insurer’s offer comes by phone on Thursday.' }],
  },
]

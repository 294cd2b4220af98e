/** The specification's text about a form, copied by hand, so that the forms cannot drift from it. */
export interface Specified {
  readonly fields: readonly string[]
  /** By subject where it matters; `''` is for every subject. */
  readonly required: Readonly<Record<string, readonly string[]>>
  readonly options?: Readonly<Record<string, readonly string[]>>
  readonly subjects?: readonly string[]
  readonly documents?: readonly string[]
  readonly optionalDocuments?: readonly string[]
  readonly sender: 'anyone' | 'account'
  readonly missing?: readonly [string, string]
  readonly failed: readonly [string, string]
  readonly thanks: readonly [string, string]
}

const requestError = ['Error', 'Failed to submit request. Please try again.'] as const
const within24 = 'Our team will contact you within 24 hours.'

const crops = ['wheat', 'rice', 'maize', 'sugarcane', 'vegetables', 'fruits', 'cotton']
const rentals = ['tractor-trolley', 'rotavator', 'sprayer', 'thresher', 'water-pump']
// Our own: a tractor with its trolley and operator, in one booking.
const sets = ['tractor-with-operator']
const workers = ['tractor-operator', 'farm-laborer', 'irrigation-specialist', 'harvesting-team']
const forSale = [
  'battery-sprayer-16l',
  'brush-cutter',
  'mini-tiller',
  'power-weeder',
  'seed-drill',
  'chaff-cutter',
]
const properties = ['Farm Land', 'Cold Storage', 'Warehouse', 'Farm Shed', 'Shop/Outlet']
const whenHired = ['equipmentType', 'startDate', 'duration']

// Fields that the product adds to agents' forms. It also adds `noEmail` beside an email that is required as long as
// the box is not ticked.
const forAnother = ['forAnother', 'farmerConsent']

/** Every form of the specification (and the product's additions), by its id. */
export const specification: Readonly<Record<string, Specified>> = {
  'training-enrollment': {
    fields: [
      ...forAnother,
      'studentName',
      'email',
      'noEmail',
      'phone',
      'education',
      'experience',
      'motivation',
    ],
    required: { '': ['studentName', 'email', 'phone'] },
    subjects: ['sustainable-farming', 'smart-agriculture', 'solar-technology', 'agri-business'],
    options: {
      education: ['10th', '12th', 'diploma', 'graduation', 'postgraduation'],
      experience: ['none', 'beginner', 'intermediate', 'experienced'],
    },
    sender: 'account',
    failed: ['Enrollment Failed', 'Please try again later'],
    thanks: ['Enrollment Submitted', 'Please complete your payment to confirm enrollment'],
  },
  'insurance-quote': {
    fields: [
      ...forAnother,
      'name',
      'phone',
      'email',
      'farmLocation',
      'farmSize',
      'cropType',
      'equipmentDetails',
      'equipmentValue',
      'assetValue',
      // Added by the product: without it the column coverage_amount is empty.
      'coverageAmount',
      'previousClaims',
      'riskFactors',
      'coverageRequired',
      'additionalInfo',
      'existingInsurance',
      'urgentQuote',
    ],
    required: {
      '': ['name', 'phone', 'farmLocation', 'coverageAmount'],
      crop: ['farmSize', 'cropType'],
      equipment: ['equipmentDetails', 'equipmentValue'],
      asset: ['assetValue'],
    },
    subjects: ['crop', 'equipment', 'asset'],
    options: {
      cropType: ['wheat', 'rice', 'maize', 'cotton', 'sugarcane', 'vegetables', 'fruits', 'multiple'],
      equipmentValue: ['below-5l', '5l-10l', '10l-25l', '25l-50l', 'above-50l'],
      assetValue: ['below-10l', '10l-25l', '25l-50l', '50l-1cr', 'above-1cr'],
      coverageRequired: ['comprehensive', 'basic', 'weather-only', 'fire-theft', 'custom'],
    },
    sender: 'account',
    failed: ['Submission Failed', 'There was an error submitting your application. Please try again.'],
    thanks: [
      'Quote Request Submitted',
      'Our insurance expert will contact you within 24 hours with a detailed quote.',
    ],
  },
  'soil-test': {
    fields: [
      ...forAnother,
      // Required fields first; the specification lists the email third.
      'name',
      'phone',
      'farmLocation',
      'farmSize',
      // Ours: which of several fields.
      'fieldName',
      // Above what is folded: whoever wants the sample fetched looks for it.
      'sampleCollection',
      // Not specified: asked if the sample is to be fetched.
      'preferredDate',
      'email',
      'cropType',
      'currentCrop',
      'soilType',
      'irrigationSource',
      'lastTesting',
      'specificConcerns',
      'urgentTesting',
      'organicCertification',
    ],
    required: { '': ['name', 'phone', 'farmLocation', 'farmSize'] },
    subjects: ['basic', 'complete', 'advanced', 'general'],
    options: {
      cropType: [...crops, 'mixed'],
      irrigationSource: ['tubewell', 'canal', 'river', 'rainwater', 'drip', 'sprinkler', 'mixed'],
      lastTesting: ['never', '1-year', '2-years', '3-years', 'more-than-3'],
      sampleCollection: ['self', 'pickup', 'expert'],
    },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Soil Test Booked Successfully', within24],
  },
  'expert-service': {
    fields: [
      ...forAnother,
      'name',
      'phone',
      'email',
      'farmLocation',
      'farmSize',
      'cropType',
      'urgency',
      'preferredDate',
      'message',
    ],
    required: { '': ['name', 'phone', 'farmLocation'] },
    options: {
      cropType: [...crops, 'pulses', 'other'],
      urgency: ['immediate', 'urgent', 'normal', 'scheduled'],
    },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Request Submitted', within24],
  },
  'equipment-booking': {
    fields: [
      ...forAnother,
      'name',
      'phone',
      'email',
      'farmLocation',
      'equipmentType',
      'tractorWork',
      'farmLaborPurpose',
      'irrigationPurpose',
      'cropType',
      'startDate',
      'duration',
      'additionalRequirements',
      'emergencyService',
    ],
    required: {
      '': ['name', 'phone', 'farmLocation'],
      ...Object.fromEntries(
        ['rental', ...rentals, ...sets, ...workers].map((subject) => [subject, whenHired]),
      ),
    },
    subjects: ['rental', ...rentals, ...sets, ...workers, 'purchase', ...forSale],
    options: {
      equipmentType: [...rentals, ...sets, ...workers],
      tractorWork: ['plowing', 'sowing', 'harvesting', 'transportation', 'spraying', 'other'],
      farmLaborPurpose: ['weeding', 'harvesting', 'planting', 'irrigation', 'general', 'post-harvest'],
      irrigationPurpose: [
        'drip-installation',
        'sprinkler-setup',
        'pipe-repair',
        'water-management',
        'system-upgrade',
      ],
      cropType: ['wheat', 'rice', 'maize', 'vegetables', 'sugarcane', 'cotton', 'other'],
      duration: ['half-day', 'full-day', '2-days', '3-days', 'weekly', 'custom'],
    },
    sender: 'anyone',
    failed: requestError,
    thanks: [
      'Booking Request Submitted',
      "We'll contact you within 2 hours to confirm your equipment rental.",
    ],
  },
  'solar-service': {
    fields: [
      ...forAnother,
      'name',
      'phone',
      'email',
      'location',
      'propertyType',
      'currentPowerConsumption',
      'estimatedBudget',
      'siteAccess',
      'installationType',
      'installationTimeline',
      'maintenanceType',
      'urgency',
      'requirements',
      'subsidyInterest',
      'financingRequired',
    ],
    required: {
      '': ['name', 'phone', 'location'],
      'site-assessment': ['propertyType', 'currentPowerConsumption'],
      installation: ['installationType', 'installationTimeline'],
      maintenance: ['maintenanceType'],
    },
    subjects: ['site-assessment', 'installation', 'maintenance', 'quote'],
    options: {
      propertyType: ['residential', 'agricultural', 'commercial', 'industrial'],
      estimatedBudget: ['below-1l', '1l-3l', '3l-5l', '5l-10l', 'above-10l'],
      installationType: ['rooftop', 'ground-mounted', 'solar-pump', 'off-grid', 'grid-tie'],
      installationTimeline: ['immediate', '1-month', '2-3-months', 'planning'],
      maintenanceType: ['routine', 'performance', 'repair', 'amc', 'emergency'],
      urgency: ['emergency', 'urgent', 'routine', 'scheduled'],
    },
    sender: 'anyone',
    failed: requestError,
    thanks: [
      'Service Request Submitted',
      'Our solar expert will contact you within 24 hours for site assessment.',
    ],
  },
  'consulting-booking': {
    fields: [...forAnother, 'name', 'phone', 'email', 'farmLocation', 'farmSize', 'preferredDate', 'message'],
    required: { '': ['name', 'phone', 'farmLocation'] },
    subjects: [
      'pest-disease',
      'nutrient',
      'crop-monitoring',
      'water-budgeting',
      'soil-health',
      'drainage',
      'fpo-setup',
      'organic-certification',
      'farm-audit',
      'general',
    ],
    sender: 'anyone',
    failed: requestError,
    thanks: ['Booking Request Submitted', within24],
  },
  'certification-enrollment': {
    fields: [...forAnother, 'name', 'phone', 'email', 'message'],
    required: { '': ['name', 'phone'] },
    subjects: [
      'organic-farming',
      'nutrient-management',
      'water-management',
      'precision-agriculture',
      'drone-operations',
      'farm-software',
      'post-harvest',
      'cold-chain',
      'food-safety',
    ],
    sender: 'anyone',
    failed: requestError,
    thanks: ['Enrollment Submitted', within24],
  },
  'loan-application': {
    fields: [
      ...forAnother,
      // Ours: filling for somebody else.
      'applicantName',
      'email',
      'noEmail',
      'phone',
      'landSize',
      'annualIncome',
      'purpose',
      'requestedAmount',
      // Ours: the months that the calculator was left at.
      'repayMonths',
      'fatherName',
      'address',
      'pincode',
      'occupation',
      'monthlyIncome',
      'existingLoans',
      'collateral',
      'landLocation',
      'acceptedTerms',
    ],
    required: {
      '': [
        'applicantName',
        'email',
        'phone',
        'fatherName',
        'address',
        'pincode',
        // Marked as required in the specification's labels; checked here.
        'requestedAmount',
        'purpose',
        'landLocation',
        'acceptedTerms',
      ],
    },
    options: {
      occupation: [
        'farmer',
        'agriculture-labor',
        'small-business',
        'government-job',
        'private-job',
        'self-employed',
      ],
    },
    subjects: ['crop', 'equipment', 'solar-pump', 'dairy'],
    documents: [
      'aadharCard',
      'panCard',
      'bankStatement',
      'passportPhoto',
      'jamabandi',
      'fardPatwari',
      'landPhoto',
      'landLocation',
    ],
    optionalDocuments: ['landLocation'],
    sender: 'account',
    missing: ['Incomplete Application', 'Please complete all required fields and upload all documents'],
    failed: ['Application Failed', 'Please try again later or contact support'],
    thanks: ['Application Submitted Successfully', 'Our team will contact you within 24-48 hours.'],
  },
  'lease-listing': {
    fields: [
      ...forAnother,
      'propertyType',
      'location',
      'size',
      'expectedRent',
      'description',
      'name',
      'phone',
    ],
    required: { '': ['propertyType', 'location', 'name', 'phone'] },
    options: { propertyType: properties },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Request Submitted', within24],
  },
  'lease-requirement': {
    fields: [
      ...forAnother,
      'propertyType',
      'preferredLocation',
      'budgetRange',
      'requiredSize',
      'leaseDuration',
      'additionalRequirements',
      'name',
      'phone',
    ],
    required: { '': ['propertyType', 'preferredLocation', 'name', 'phone'] },
    options: {
      propertyType: properties,
      leaseDuration: ['3 Months', '6 Months', '1 Year', '2 Years', '5+ Years'],
    },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Request Submitted', within24],
  },
  contact: {
    fields: ['firstName', 'lastName', 'email', 'phone', 'subjectLine', 'message'],
    required: { '': ['firstName', 'phone', 'message'] },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Message Submitted', 'Our team will answer within 24 hours.'],
  },
  grievance: {
    fields: [...forAnother, 'name', 'phone', 'email', 'village', 'about', 'earlierReference', 'message'],
    required: { '': ['name', 'phone', 'about', 'message'] },
    options: { about: ['order', 'payment', 'service', 'application', 'staff', 'privacy', 'other'] },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Complaint Registered', 'The centre answers within 48 hours of receiving it.'],
  },
  'crop-advice': {
    fields: [...forAnother, 'name', 'phone', 'email', 'farmLocation', 'farmSize', 'cropName', 'message'],
    required: { '': ['name', 'phone'] },
    subjects: ['pest-disease', 'weed', 'spraying', 'nutrient', 'soil', 'organic', 'seed', 'general'],
    sender: 'anyone',
    failed: requestError,
    thanks: ['Request Submitted', within24],
  },
  support: {
    fields: ['text'],
    required: { '': ['text'] },
    sender: 'anyone',
    failed: requestError,
    thanks: ['Message Submitted', 'Thanks for the message. Our team will get back to you shortly.'],
  },
}

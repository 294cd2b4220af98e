import type { DemoRequest } from './demo-requests.ts'

/** Requests of people without an account. */
export const guestRequests: readonly DemoRequest[] = [
  {
    key: 'guest-contact',
    from: 'guest',
    hoursAgo: 50,
    form: 'contact',
    answers: {
      firstName: 'Vijay',
      lastName: 'Kumar',
      phone: '9000010021',
      subjectLine: 'Kinnow plants',
      message: 'Do you have 200 kinnow plants for planting in February?',
    },
  },
  {
    key: 'guest-grievance',
    from: 'guest',
    hoursAgo: 31,
    form: 'grievance',
    answers: {
      name: 'Rajinder Pal',
      phone: '9000010022',
      village: 'Dinanagar',
      about: 'service',
      message: 'The sprayer came two hours late, and the driver wanted more than was agreed.',
    },
    desk: [{ hoursAgo: 30, status: 'in_review', assignee: 'manager' }],
  },
  {
    key: 'guest-solar',
    from: 'guest',
    hoursAgo: 8,
    form: 'solar-service',
    subject: 'site-assessment',
    language: 'hi',
    answers: {
      name: 'मोहन लाल',
      phone: '9000010023',
      location: 'परमानंद, पठानकोट',
      propertyType: 'agricultural',
      currentPowerConsumption: 300,
      subsidyInterest: true,
    },
  },
  {
    key: 'guest-lease',
    from: 'guest',
    hoursAgo: 4,
    form: 'lease-listing',
    answers: {
      propertyType: 'Farm Land',
      location: 'Taragarh, on the canal road',
      size: '4 acres',
      expectedRent: '₹45,000 an acre a year',
      name: 'Baldev Raj',
      phone: '9000010024',
    },
  },
  {
    key: 'guest-drone',
    from: 'guest',
    hoursAgo: 1,
    form: 'expert-service',
    answers: {
      name: 'Jasbir Kaur',
      phone: '9000010025',
      farmLocation: 'Bhoa',
      farmSize: '8',
      cropType: 'wheat',
      urgency: 'urgent',
      message: 'Can the drone spray 8 acres this week?',
    },
  },
]

import type { DemoRequest } from './demo-requests.ts'

const gurpreet = {
  name: 'Gurpreet Singh',
  phone: '9000000001',
  farmLocation: 'Sarna, Pathankot',
  farmSize: '2',
  fieldName: 'Canal field',
}
const lab = 'Soil Testing Laboratory, Pathankot'

/** Soil tests with samples: one field in two years, and another field whose sample is at the laboratory. */
export const soilRequests: readonly DemoRequest[] = [
  {
    key: 'soil-last-year',
    from: 'farmer',
    hoursAgo: 390 * 24,
    form: 'soil-test',
    subject: 'complete',
    answers: { ...gurpreet, cropType: 'wheat', sampleCollection: 'pickup' },
    samples: [
      {
        key: 'canal-field-last-year',
        field: 'Canal field',
        daysAgo: 389,
        atLabDaysAgo: 388,
        tested: {
          daysAgo: 380,
          lab,
          values: {
            ph: 8.2,
            ec: 0.31,
            oc: 0.34,
            n: 205,
            p: 9,
            k: 150,
            s: 9,
            zn: 0.5,
            fe: 5.1,
            cu: 0.4,
            mn: 3,
          },
        },
      },
    ],
  },
  {
    key: 'soil-this-year',
    from: 'farmer',
    hoursAgo: 12 * 24,
    form: 'soil-test',
    subject: 'complete',
    answers: { ...gurpreet, cropType: 'wheat', sampleCollection: 'pickup' },
    samples: [
      {
        key: 'canal-field-this-year',
        field: 'Canal field',
        daysAgo: 11,
        atLabDaysAgo: 10,
        tested: {
          daysAgo: 5,
          lab,
          values: {
            ph: 7.9,
            ec: 0.28,
            oc: 0.42,
            n: 250,
            p: 14,
            k: 145,
            s: 12,
            zn: 0.8,
            fe: 5.4,
            cu: 0.5,
            mn: 3.2,
          },
        },
      },
      { key: 'well-field', field: 'Well field', daysAgo: 11, atLabDaysAgo: 4 },
    ],
  },
]

import { type ServiceText, serviceText } from '@porchlight/contract'
import type { InquiryField, InquiryStep } from '#app/features/inquiry/inquiry-fields.ts'

const message = { name: 'message', kind: 'textarea' } as const
const timing = { name: 'timing', kind: 'choice', options: ['now', 'this_season', 'next_season', 'exploring'] } as const
const address = { name: 'address', kind: 'address', required: true } as const
/** The company's own levels are added to this field. */
const level = { name: 'level', kind: 'choice', options: ['unsure'] } as const
const features = ['pool', 'hot_tub', 'water_view', 'beach', 'ac', 'dogs', 'step_free'] as const

const theHome: InquiryStep = {
  id: 'home',
  fields: [
    address,
    { name: 'home_type', kind: 'choice', options: ['single_home', 'cottage', 'farm', 'apartment'] },
    { name: 'bedrooms', kind: 'number', most: 30 },
    { name: 'sleeps', kind: 'number', most: 60 },
    { name: 'features', kind: 'choices', options: features },
  ],
}

/** The fields of each service's inquiry, step by step. */
const inquirySteps = {
  'list-your-property': [
    theHome,
    {
      id: 'use',
      fields: [
        { name: 'rented_now', kind: 'choice', options: ['no', 'yes_self', 'yes_manager'] },
        { name: 'own_use', kind: 'choice', options: ['none', 'few_weeks', 'season'] },
        timing,
      ],
    },
    {
      id: 'level',
      fields: [level, { name: 'visit', kind: 'choice', options: ['morning', 'afternoon', 'evening', 'call'] }, message],
    },
  ],
  'property-management': [
    theHome,
    {
      id: 'use',
      fields: [
        { name: 'rented_now', kind: 'choice', options: ['no', 'yes_self', 'yes_manager'] },
        level,
        timing,
        message,
      ],
    },
  ],
  'real-estate': [
    {
      id: 'search',
      fields: [
        { name: 'towns', kind: 'text' },
        { name: 'budget', kind: 'choice', options: ['under_1m', 'from_1m', 'from_2m', 'over_4m'] },
        { name: 'bedrooms', kind: 'number', most: 30 },
        { name: 'features', kind: 'choices', options: features },
      ],
    },
    {
      id: 'plans',
      fields: [
        { name: 'purpose', kind: 'choice', options: ['live', 'rent', 'both'] },
        { name: 'financing', kind: 'choice', options: ['cash', 'mortgage', 'unsure'] },
        { name: 'broker', kind: 'choice', options: ['yes', 'no'] },
        timing,
        message,
      ],
    },
  ],
  renovate: [
    {
      id: 'project',
      fields: [
        address,
        { name: 'rooms', kind: 'choices', options: ['kitchen', 'bath', 'outdoor', 'whole', 'other'] },
        { name: 'works_budget', kind: 'choice', options: ['under_25k', 'from_25k', 'from_100k', 'over_300k'] },
        { name: 'home_vision', kind: 'choice', options: ['yes', 'no', 'unsure'] },
        timing,
        message,
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly InquiryStep[]>>

export type ServiceId = keyof typeof inquirySteps

type Levels = readonly { code: string; name: ServiceText }[]

const withLevels = (field: InquiryField, levels: Levels, language: string): InquiryField[] => {
  if (field.name !== level.name) return [field]
  if (levels.length === 0) return []
  return [
    {
      ...level,
      options: [...levels.map(({ code }) => code), ...level.options],
      labels: Object.fromEntries(levels.map(({ code, name }) => [code, serviceText(name, language)])),
    },
  ]
}

/** The fields of a service's inquiry, with the levels the company offers. */
export const inquiryStepsWith = (id: ServiceId, levels: Levels, language: string): InquiryStep[] =>
  inquirySteps[id].map((step) => ({
    ...step,
    fields: (step.fields as readonly InquiryField[]).flatMap((field) => withLevels(field, levels, language)),
  }))
export const serviceKinds = {
  'list-your-property': 'owner',
  'property-management': 'owner',
  'real-estate': 'buyer',
  renovate: 'owner',
} as const satisfies Readonly<Record<ServiceId, string>>

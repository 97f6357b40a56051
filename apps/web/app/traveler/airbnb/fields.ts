import {
  type BodyInputOf,
  isEmail,
  looksLikePhone,
  type StayChannel,
  type tellExternalStay,
} from '@porchlight/contract'

export type ExternalStayFields = {
  channel: StayChannel
  code: string
  firstName: string
  lastName: string
  email: string
  phone: string
  arrive: string | null
  depart: string | null
  adults: number
  children: number
  note: string
}

export const emptyFields: ExternalStayFields = {
  channel: 'airbnb',
  code: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  arrive: null,
  depart: null,
  adults: 2,
  children: 0,
  note: '',
}

type Words = { missing: string; badCode: string; badEmail: string; badPhone: string; badDates: string }

const required = ['firstName', 'lastName', 'email', 'phone', 'arrive', 'depart', 'code'] as const

/** The problems of each field. */
export const problemsOf = (
  fields: ExternalStayFields,
  words: Words,
): Partial<Record<keyof ExternalStayFields, string>> => {
  const { code, email, phone, arrive, depart } = fields
  return {
    ...(email && !isEmail(email) && { email: words.badEmail }),
    ...(phone && !looksLikePhone(phone) && { phone: words.badPhone }),
    ...(code && !/^[A-Za-z0-9-]{4,30}$/.test(code.trim()) && { code: words.badCode }),
    ...(arrive && depart && arrive >= depart && { depart: words.badDates }),
    ...Object.fromEntries(
      required.filter((name) => (fields[name] ?? '').trim() === '').map((name) => [name, words.missing]),
    ),
  }
}

export const bodyOf = (fields: ExternalStayFields): BodyInputOf<typeof tellExternalStay> => ({
  ...fields,
  arrive: fields.arrive ?? '',
  depart: fields.depart ?? '',
  arrivalTime: null,
})

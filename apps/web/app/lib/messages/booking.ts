import { type Area, counted } from './words.ts'

const guests = (number: number) => counted(number, { one: '# guest', other: '# guests' })
const sorts = {
  adults: { one: '# adult', other: '# adults' },
  children: { one: '# child', other: '# children' },
  infants: { one: '# infant', other: '# infants' },
  pets: { one: '# dog', other: '# dogs' },
}

const en = {
  guests,
  nights: (number: number) => counted(number, { one: '# night', other: '# nights' }),
  sort: (kind: keyof typeof sorts, number: number) => counted(number, sorts[kind]),
  payNow: 'When you have signed',
  payToday: (date: string) => `Today, ${date}`,
  payThen: (days: number) =>
    days > 0 ? `Same card, ${counted(days, { one: '# day', other: '# days' })} before you arrive` : 'Same card',
  paid: 'Paid',
  failed: 'The card was declined; please pay it now',
  due: 'Due now',
  cancelled: 'Falls away',
  planLabel: 'Payments',
  everythingBack: (moment: string) => `Until ${moment}: everything back`,
  partBack: (moment: string, amount: string) => `Until ${moment}: ${amount} back`,
  nothingBack: (moment: string) => `Until ${moment}: nothing back`,
  toTheCard: (amount: string) => `${amount}, to the card it came from.`,
  afterThat: (amount: string) => `After that: ${amount} back`,
  afterThatNothing: 'After that: nothing back',
  cancelLabel: 'What comes back if you cancel',
  agreementLabel: (title: string) => `Text: ${title}`,
}

export type PartyKind = keyof typeof sorts
export const bookingWords: Area<typeof en> = { en }
export type BookingWords = typeof en

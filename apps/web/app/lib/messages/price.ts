import { type Area, counted } from './words.ts'

const en = {
  headline: 'The stay, all fees in',
  total: 'Total',
  forNights: (nights: number) => `for ${counted(nights, { one: '# night', other: '# nights' })}`,
  allFeesIn: 'all fees in',
  taxesBeside: (amount: string) => `all fees in; taxes ${amount}`,
  noTaxes: 'all fees in; no taxes',
  dueNow: (amount: string) => `Nothing is charged until you sign. Then ${amount} now.`,
  dueThen: (amount: string, date: string) => `${amount} on ${date}`,
  deposit: (amount: string) =>
    `A deposit of ${amount} is held on your card before arrival and released after the stay. It is not part of the price.`,
  until: (moment: string) => `Until ${moment}`,
  after: 'After that',
  back: (amount: string) => `${amount} back`,
  today: 'Today',
  policy: (name: string) => `Policy: ${name}. Times are those of the house.`,
}

export const priceWords: Area<typeof en> = { en }

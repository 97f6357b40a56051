import { area } from '../words.ts'

/** Used only on the server: the footer comes with the page. */
export const footerWords = area({
  services: 'Services',
  listYourHome: 'Rent out your home',
  estimate: 'Estimate your income',
  quiz: 'Find your town',
  brochures: 'Brochures',
  privacyChoices: 'Privacy choices',
})

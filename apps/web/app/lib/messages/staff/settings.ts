import { area } from '../words.ts'

export const settingsWords = area({
  title: 'Settings',
  lead: 'How the company is set up. Changes apply to every screen, message, and document from then on.',
  none: 'Nothing to set up',
  noneText: 'Your role has no settings. Ask an administrator for access.',
  sections: {
    start: { name: 'Get started', text: 'The steps from an empty installation to the first booking.' },
    company: { name: 'Company', text: 'Legal entity, address, licenses, time zone, and currency.' },
    brands: { name: 'Brands', text: 'Names, looks, contacts, and host names of your sites.' },
    fees: { name: 'Fees', text: 'Cleaning, service, pets, and every other fee homes charge by default.' },
    taxes: { name: 'Taxes', text: 'What each authority charges on a stay, by destination, with a starter library.' },
    agreements: { name: 'Agreements', text: 'Rental terms, privacy policy, and the agreements guests sign.' },
    templates: { name: 'Owner documents', text: 'Templates that owners sign, and the documents they upload.' },
    limits: { name: 'Approval limits', text: 'How much one person may approve, and when a second person is required.' },
  },
})

import { area } from '../words.ts'

export const newHomeWords = area({
  title: 'Add a home',
  lead: 'Start with its name and address. You complete the setup next, in any order.',
  staffLead: 'Create a draft for an owner. They find it in their list and complete the setup with you.',
  back: 'Homes',
  ownerEmail: 'Owner’s email',
  ownerEmailHint: 'The owner needs an account first.',
  emailInvalid: 'Enter a valid email address',
  name: 'Home name',
  nameHint: 'Guests see this name. You can change it later.',
  zipInvalid: 'Enter a valid ZIP code',
  pin: 'Map pin',
  pinHint: 'Only if we can’t find the address. Paste a map link, or coordinates like 40.9634, -72.1848',
  placeOnMap: 'Place the pin on a map',
  pinInvalid: 'Enter latitude and longitude, like 40.9634, -72.1848, or a map link',
  create: 'Create draft',
})

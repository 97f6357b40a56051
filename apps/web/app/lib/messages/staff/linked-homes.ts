import { area } from '../words.ts'

/** Homes that share rooms, and copies of a home. */
export const staffLinkedHomesWords = area({
  title: 'Linked homes',
  lead: 'A home rented as a whole and in parts shares nights: a stay in one blocks the others.',
  parts: 'Rented in these parts',
  partsHint: 'Homes that are rooms or wings of this one.',
  whole: 'Part of',
  none: 'This home shares no rooms with another.',
  blocks: 'A stay in {home} blocks {others}.',
  nothing: 'Nothing is linked.',
  preview: 'Preview',
  save: 'Save links',
  saved: 'Links saved',
  previewTitle: 'With these parts',
  copyTitle: 'Create a copy',
  copyLead: 'A draft at the same address with the same owners. Change its listing next.',
  copyName: 'Name of the copy',
  copyNamed: '{name} (copy)',
  copyParts: 'Also copy',
  rooms: 'Rooms',
  photos: 'Photos',
  rates: 'Rates',
  copy: 'Create copy',
  nameNeeded: 'Enter a name.',
})

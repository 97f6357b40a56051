import { area } from '../words.ts'

/** Companies, for the owner of the houses. */
export const ownerVendorsWords = area({
  title: 'Who works in your houses',
  lead: 'Our team chooses them, sends them and looks at what they did. Please write to us rather than to them.',
  tabsLabel: 'Which companies',
  none: 'Nobody of this kind',
  noneText: 'When a company begins to work in a house of yours, it stands here.',
  inHomes: 'In your houses',
})

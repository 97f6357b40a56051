import { area } from '../words.ts'

export const homeIdentityWords = area({
  title: 'ID verification',
  lead: 'The guest who books uploads an ID before arrival: name, birth date, and photo. The door code appears once our team accepts it. Your house rules mention it. Existing bookings aren’t affected.',
  asks: 'Require ID verification',
  on: 'ID verification on for new bookings',
  off: 'ID verification off',
})

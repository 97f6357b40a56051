import { area } from '../words.ts'

export const previewWords = area({
  title: 'Preview of {name}',
  notice: 'Preview',
  noticeText: 'Only people with this link can see this page. Booking is off.',
})

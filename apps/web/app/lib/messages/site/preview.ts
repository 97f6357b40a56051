import { area } from '../words.ts'

export const previewWords = area({
  title: 'Preview of {name}',
  notice: 'This is a preview',
  noticeText: 'Only someone with this address sees the page. Nothing can be booked on it.',
})

import type { Area } from './words.ts'

const en = {
  title: (name: string) => `Preview of ${name}`,
  notice: 'This is a preview',
  noticeText: 'Only somebody with this address sees the page. It cannot be booked until the house is live.',
}

export const previewWords: Area<typeof en> = { en }

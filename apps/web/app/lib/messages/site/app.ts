import { area } from '../words.ts'

/** What only the app says. */
export const appWords = area({
  noDownload: 'Download feature is not supported on mobile app',
  denied: 'The following permissions are denied: {list}.',
  openSettings: 'Open app settings',
  permissions: { camera: 'Camera', microphone: 'Microphone', photos: 'Photos', videos: 'Videos' },
  messages: 'Messages',
  dismiss: 'Dismiss',
})

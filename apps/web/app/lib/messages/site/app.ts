import { area } from '../words.ts'

/** Texts of the native app only. */
export const appWords = area({
  unexpected:
    'An error occurred. The app will try to report it. Please note what action was taken. You may need to restart the app or re-submit the data.',
  noDownload: 'Download feature is not supported on mobile app',
  denied: 'The following permissions are denied: {list}.',
  openSettings: 'Open app settings',
  permissions: { camera: 'Camera', microphone: 'Microphone', photos: 'Photos', videos: 'Videos' },
  messages: 'Messages',
  dismiss: 'Dismiss',
})

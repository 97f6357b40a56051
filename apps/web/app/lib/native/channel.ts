import { device } from '@porchlight/native/app'
import { appWords } from '../messages/site/app.ts'
import { wordsIn } from '../messages/words.ts'

/** The channel for notifications the app shows or receives by push; the server names it too. */
export const noticeChannel = 'messages'

/** Android shows nothing without a channel, and its name appears in the app's settings. iOS has none. */
export const makeChannel = async (): Promise<void> => {
  const { messages: name } = wordsIn(appWords, document.documentElement.lang)
  await device.LocalNotifications.createChannel({ id: noticeChannel, name, importance: 4 }).catch(() => {})
}

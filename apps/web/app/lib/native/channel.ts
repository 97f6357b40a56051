import { device } from '@porchlight/native/app'
import { appWords } from '../messages/site/app.ts'
import { wordsIn } from '../messages/words.ts'

/** What the app shows and what is pushed to it come by this channel; the server names it, too. */
export const noticeChannel = 'messages'

/** Android shows nothing without a channel, and its name in the settings of the app. iOS knows none. */
export const makeChannel = async (): Promise<void> => {
  const { messages: name } = wordsIn(appWords, document.documentElement.lang)
  await device.LocalNotifications.createChannel({ id: noticeChannel, name, importance: 4 }).catch(() => {})
}

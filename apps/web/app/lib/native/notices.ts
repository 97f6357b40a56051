import { device } from '@porchlight/native/app'
import { appWords } from '../messages/site/app.ts'
import { wordsIn } from '../messages/words.ts'
import type { Message } from '../notices/polling.ts'

/** Pushes come by the same channel; Android asks for one, and shows its name in the settings of the app. */
const noticeChannel = 'messages'

const mayShow = async (): Promise<boolean> => {
  const { display } = await device.LocalNotifications.checkPermissions()
  if (display !== 'prompt') return display === 'granted'
  return (await device.LocalNotifications.requestPermissions()).display === 'granted'
}

/** Shows a message as the device shows those of other apps. @returns whether it could; whoever reads it here is told by a toast otherwise */
export const showOnDevice = async ({ id, subject, content }: Message): Promise<boolean> => {
  try {
    if (!(await mayShow())) return false
    const { messages: name } = wordsIn(appWords, document.documentElement.lang)
    await device.LocalNotifications.createChannel({ id: noticeChannel, name, importance: 4 }).catch(() => {})
    await device.LocalNotifications.schedule({
      notifications: [
        {
          id: id % 0x7fff_ffff,
          title: subject,
          body: content,
          channelId: noticeChannel,
          smallIcon: 'ic_stat_lantern',
          isExactNotification: false,
          extra: { id, url: `/me/app-notification/redirect/${id}` },
        },
      ],
    })
    return true
  } catch {
    return false
  }
}

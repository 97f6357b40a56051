import { device, isShown } from '@porchlight/native/app'
import type { Message } from '../notices/polling.ts'
import { makeChannel, noticeChannel } from './channel.ts'
import { lookAtPush } from './push.ts'

const mayShow = async (): Promise<boolean> => {
  const { display } = await device.LocalNotifications.checkPermissions()
  if (display !== 'prompt') return display === 'granted'
  const permission = await device.LocalNotifications.requestPermissions()
  // Permission to show notifications includes permission to push them.
  lookAtPush()
  return permission.display === 'granted'
}

/** Whether a push already showed it while the app was in the background. */
const wasPushed = async (id: number): Promise<boolean> => {
  const { notifications } = await device.PushNotifications.getDeliveredNotifications()
  return isShown(notifications, id)
}

/** Shows a notification natively, like other apps. @returns whether it could; otherwise a toast shows it */
export const showOnDevice = async ({ id, subject, content }: Message): Promise<boolean> => {
  try {
    if (!(await mayShow())) return false
    if (await wasPushed(id).catch(() => false)) return true
    await makeChannel()
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

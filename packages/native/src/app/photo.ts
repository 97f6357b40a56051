import { EncodingType } from '@capacitor/camera'
import type { Device } from './device.ts'

/** Wide enough for print on a page, small enough for a phone's line; the server makes its own sizes of it. */
const most = { targetWidth: 3_200, targetHeight: 3_200, quality: 88 }

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/** A picture taken now, upright; undefined when nothing was taken. */
export const takePhoto = async (
  { Camera, Filesystem }: Pick<Device, 'Camera' | 'Filesystem'>,
  now: number,
): Promise<File | undefined> => {
  const taken = await Camera.takePhoto({ ...most, encodingType: EncodingType.JPEG, correctOrientation: true }).catch(
    () => undefined,
  )
  if (!taken?.uri) return undefined
  // The file is outside of what a page of ours may read.
  const { data } = await Filesystem.readFile({ path: taken.uri })
  const bytes = typeof data === 'string' ? [bytesOf(data)] : [data]
  return new File(bytes, `photo-${now}.jpg`, { type: 'image/jpeg', lastModified: now })
}
